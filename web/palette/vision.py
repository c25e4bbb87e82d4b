"""How colours look to every kind of colour vision, and how far apart they stay.

Distance is CIEDE2000 (D65). Colour vision deficiency is Machado, Oliveira and Fernandes (2009), severity 1.0, on linear
RGB; tritanopia is also seen through Brettel, Viénot and Mollon (1997), because Machado is weakest there. Grey keeps
nothing but the luminance. Contrast is WCAG 2. Every function takes arrays whose last axis is a colour.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Colours = NDArray[np.float64]

VISIONS = ("normal", "protanopia", "deuteranopia", "tritanopia", "tritanopia (Brettel)", "greyscale")
LUMA = np.array([0.2126, 0.7152, 0.0722])

MACHADO = {
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}
# Brettel on linear sRGB: two half planes, and the normal that tells which of them a colour lies on.
BRETTEL = (
    np.array([[1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.80500, 0.11911]]),
    np.array([[0.93678, 0.18979, -0.12657], [0.06154, 0.81526, 0.12320], [-0.37562, 1.12767, 0.24796]]),
    np.array([0.03901, -0.02788, -0.01113]),
)
XYZ = np.array(
    [[0.4123908, 0.3575843, 0.1804808], [0.2126390, 0.7151687, 0.0721923], [0.0193308, 0.1191948, 0.9505322]]
)
WHITE = np.array([0.9504559, 1.0, 1.0890578])
OKLAB = np.array(
    [[1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.2914855480]]
)
OKLMS = np.array(
    [
        [4.0767416621, -3.3077115913, 0.2309699292],
        [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.7076147010],
    ]
)


def linear(srgb: Colours) -> Colours:
    """Linear light of gamma-encoded channels, both from 0 to 1."""
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def encoded(rgb: Colours) -> Colours:
    """Gamma-encoded channels of linear light, rounded to the 8 bits a screen gets."""
    clipped = np.clip(rgb, 0, 1)
    srgb = np.where(clipped <= 0.0031308, 12.92 * clipped, 1.055 * clipped ** (1 / 2.4) - 0.055)
    return np.round(255 * srgb) / 255


def read(text: str) -> Colours:
    """Gamma-encoded channels of a colour written `#rrggbb`."""
    return np.array([int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def written(srgb: Colours) -> str:
    """The colour as `#rrggbb`."""
    return "#" + "".join(f"{round(255 * float(c)):02x}" for c in srgb)


def seen(rgb: Colours, vision: str) -> Colours:
    """What a kind of vision leaves of linear light."""
    if vision == "normal":
        return rgb
    if vision == "greyscale":
        return np.repeat((rgb @ LUMA)[..., None], 3, axis=-1)
    if vision == "tritanopia (Brettel)":
        one, two, normal = BRETTEL
        side = (rgb @ normal >= 0)[..., None]
        return np.asarray(np.clip(np.where(side, rgb @ one.T, rgb @ two.T), 0, 1))
    return np.asarray(np.clip(rgb @ np.array(MACHADO[vision]).T, 0, 1))


def lab(rgb: Colours) -> Colours:
    """CIELAB of linear light."""
    t = rgb @ XYZ.T / WHITE
    f = np.where(t > 216 / 24389, np.cbrt(t), (24389 / 27 * t + 16) / 116)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def oklch(lightness: Colours, chroma: Colours, hue: Colours) -> Colours:
    """Linear sRGB of OKLCH colours; channels outside 0 to 1 are outside the gamut."""
    turn = np.radians(hue)
    lms = np.stack([lightness, chroma * np.cos(turn), chroma * np.sin(turn)], axis=-1) @ OKLAB.T
    return np.asarray(lms**3 @ OKLMS.T)


def distance(one: Colours, two: Colours) -> Colours:
    """CIEDE2000 between CIELAB colours, after Sharma, Wu and Dalal (2005)."""
    l1, a1, b1 = (one[..., i] for i in range(3))
    l2, a2, b2 = (two[..., i] for i in range(3))
    c7 = ((np.hypot(a1, b1) + np.hypot(a2, b2)) / 2) ** 7
    g = 0.5 * (1 - np.sqrt(c7 / (c7 + 25.0**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    grey = c1 * c2 == 0
    dh = np.where(grey, 0.0, (h2 - h1 + 180) % 360 - 180)
    mean_h = np.where(grey, h1 + h2, (h1 + dh / 2) % 360)
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * np.cos(np.radians(mean_h - 30))
        + 0.24 * np.cos(np.radians(2 * mean_h))
        + 0.32 * np.cos(np.radians(3 * mean_h + 6))
        - 0.20 * np.cos(np.radians(4 * mean_h - 63))
    )
    sl = 1 + 0.015 * (mean_l - 50) ** 2 / np.sqrt(20 + (mean_l - 50) ** 2)
    sc, sh = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    turn = np.radians(60 * np.exp(-(((mean_h - 275) / 25) ** 2)))
    rt = -2 * np.sqrt(mean_c**7 / (mean_c**7 + 25.0**7)) * np.sin(turn)
    lightness, chroma = (l2 - l1) / sl, (c2 - c1) / sc
    hue = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(dh / 2)) / sh
    return np.asarray(np.sqrt(np.maximum(0.0, lightness**2 + chroma**2 + hue**2 + rt * chroma * hue)))


def contrast(one: Colours, two: Colours) -> Colours:
    """WCAG 2 contrast of linear colours."""
    a, b = one @ LUMA, two @ LUMA
    return np.asarray((np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05))
