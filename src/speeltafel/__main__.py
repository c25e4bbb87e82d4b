"""`python -m speeltafel` is the command `speeltafel`, for where the command itself is not on the path."""

from __future__ import annotations

import sys

from speeltafel.cli import main

if __name__ == "__main__":
    sys.exit(main())
