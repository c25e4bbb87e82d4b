"""The protocol between games and tables, and the values both speak in."""

from speeltafel.core import kernels as kernels  # first, so that kernels load as the environment asks
