#!/bin/sh
# Lighthouse on a site of files, the median of five: bench/lighthouse.sh FOLDER, where `npx lighthouse` can be had.
# A server's page is measured with bench/lighthouse.sh http://127.0.0.1:8000/ instead.
set -e
address=$1
if [ -d "$1" ]; then
  python3 -m http.server --bind 127.0.0.1 --directory "$1" 8917 2>/dev/null &
  server=$!
  trap 'kill $server' EXIT
  sleep 1
  address=http://127.0.0.1:8917/
fi
out=$(mktemp -d)
for run in 1 2 3 4 5; do
  CHROME_PATH=${CHROME_PATH:-$(command -v chromium || command -v chromium-headless-shell)} ${LIGHTHOUSE:-npx lighthouse} "$address" --quiet --output=json --output-path="$out/$run.json" \
    --only-categories=performance,accessibility,best-practices --chrome-flags="--headless=new --no-sandbox"
done
python3 - "$out" <<'PY'
import json, statistics, sys
from pathlib import Path

runs = [json.loads(path.read_text())["categories"] for path in Path(sys.argv[1]).iterdir()]
for name in ("performance", "accessibility", "best-practices"):
    scores = sorted(round(100 * run[name]["score"]) for run in runs)
    print(f"{name}: {statistics.median(scores):g} of {scores}")
PY
