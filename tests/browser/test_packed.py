"""What a browser's worker gets of our packages."""

from __future__ import annotations

import gzip
import io
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_whatever_a_package_reads_beside_its_code_goes_along() -> None:
    packed = gzip.decompress((ROOT / "web/build/python/speeltafel.zip.gz").read_bytes())
    names = {*zipfile.ZipFile(io.BytesIO(packed)).namelist()}
    endings = ("toml", "table", "json", "jsonl", "txt")
    data = {
        str(path.relative_to(ROOT / "src"))
        for folder in ("core", "games", "table", "live", "bots", "coach", "home")
        for ending in endings
        for path in (ROOT / "src/speeltafel" / folder).rglob(f"*.{ending}")
    }
    assert len(data) > 10
    assert data <= names
