"""Plots of what the lab found, drawn without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import matplotlib
import numpy as np

from speeltafel.core.words import message
from speeltafel.lab.deals import BINS, DealPlayed, Pace
from speeltafel.lab.ratings import by_deal, margin, share
from speeltafel.lab.reports import Interval, Summary
from speeltafel.locale import say

matplotlib.use("Agg")
matplotlib.rcParams["svg.hashsalt"] = "speeltafel"

from matplotlib import pyplot  # noqa: E402  the backend is chosen first
from matplotlib.axes import Axes  # noqa: E402

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
"""Okabe and Ito's colours, which stay apart for everybody."""


def plot_arena(found: Summary, deals: Sequence[DealPlayed], path: Path, language: str) -> None:
    """Four pictures: Elo with intervals, the share as it settled, points ahead, time a move."""
    figure, axes = pyplot.subplots(2, 2, figsize=(11, 8), layout="constrained")
    names = [bot.bot for bot in found.bots]
    _plot_elo(axes[0, 0], names, [bot.elo for bot in found.bots])
    for bot, name in enumerate(names):
        colour = COLOURS[bot % len(COLOURS)]
        shares = by_deal(deals, bot, share)
        number = np.arange(1, len(shares) + 1)
        axes[0, 1].plot(number, 100 * np.cumsum(shares) / number, color=colour, label=name)
        axes[1, 0].hist(by_deal(deals, bot, margin), bins=30, histtype="step", color=colour, label=name)
        _plot_times(axes[1, 1], deals, bot, colour, name)
    axes[0, 1].axhline(100 / found.plan.seats, color="#999999", linewidth=0.8)
    for axis, title in zip(axes.flat, ("elo", "share", "margin", "times"), strict=True):
        axis.set_title(say(message(f"arena-plot-{title}"), language))
    axes[1, 1].set_xscale("log")
    for axis in axes.flat[1:]:
        axis.legend(fontsize="small")
    figure.suptitle(f"{found.plan.game}, {found.games} × {found.plan.limit or '-'}, seed {found.plan.seed}")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)


def _plot_elo(axis: Axes, names: list[str], found: list[Interval]) -> None:
    for row, (name, elo) in enumerate(zip(names, found, strict=True)):
        value = elo.value if elo.value is not None else elo.low if elo.low is not None else elo.high
        if value is None:
            continue
        low = elo.low if elo.low is not None else value
        high = elo.high if elo.high is not None else value
        axis.errorbar(
            value,
            row,
            xerr=[[max(0.0, value - low)], [max(0.0, high - value)]],
            fmt="o",
            capsize=4,
            color=COLOURS[row % len(COLOURS)],
            label=name,
        )
    axis.set_yticks(range(len(names)), names)
    axis.invert_yaxis()
    axis.grid(axis="x", alpha=0.3)


def _plot_times(axis: Axes, deals: Sequence[DealPlayed], bot: int, colour: str, name: str) -> None:
    pace = Pace()
    for deal in deals:
        pace.add(deal.paces[bot])
    bins = sorted(pace.bins)
    milliseconds = [10 ** (bin / BINS) / 1000 for bin in bins]
    axis.step(milliseconds, [pace.bins[bin] for bin in bins], where="mid", color=colour, label=name)
