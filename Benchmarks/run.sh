#!/usr/bin/env bash
# Measures the template engine beside Stencil, swift-mustache, Jinja2 and minijinja, and prints the medians.
#
#   Benchmarks/run.sh
#
# Needs Python 3 with its venv module, and PyPI or an installed jinja2 and minijinja.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work="$here/.build/templates"
rm -rf "$work"
mkdir -p "$work/results"

python=python3
if ! "$python" -c 'import jinja2, minijinja' 2>/dev/null; then
    python="$here/.build/python/bin/python"
    if [ ! -x "$python" ]; then python3 -m venv "$here/.build/python"; fi
    "$python" -m pip install --quiet jinja2 minijinja
fi

swift build -c release --package-path "$here" --product template-benchmark
"$python" "$here/Templates/data.py" "$work/data"
"$here/.build/release/template-benchmark" "$here/Templates/Cases" "$work/data" "$work/results"
"$python" "$here/Templates/compare.py" "$here/Templates/Cases" "$work/data" "$work/results"
