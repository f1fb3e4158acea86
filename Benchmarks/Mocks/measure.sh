#!/usr/bin/env bash
# Measures `scaffold mocks` on generated sources: time and memory cold, warm, and after one file has changed.
#
#   Benchmarks/Mocks/measure.sh [COUNT]      the default is 2,000 files; SCAFFOLD is the path of another binary
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$(dirname "$here")")
count=${1:-2000}
if [ -z "${SCAFFOLD:-}" ]; then
    swift build -c release --package-path "$root" --product scaffold >&2
    SCAFFOLD="$(swift build -c release --package-path "$root" --show-bin-path)/scaffold"
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
python3 "$here/make-sources.py" Sources "$count"
echo "$(find Sources -name '*.swift' | wc -l) files, $(cat $(find Sources -name '*.swift') | wc -l) lines, $(du -sh --apparent-size Sources | cut -f1) of sources; $(nproc) cores"

python3 - "$SCAFFOLD" "$scratch" <<'PYTHON'
import os, re, resource, shutil, statistics, subprocess, sys, tempfile, time

scaffold, folder = sys.argv[1:]
command = [scaffold, "mocks", "--sources", "Sources", "--output", "Mocks", "--testable", "App", "--cache", "cache", "--quiet"]


def run():
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder)
    _, status, usage = os.wait4(process.pid, 0)
    assert status == 0, status
    return time.perf_counter() - start, usage.ru_maxrss / 1024, usage.ru_utime + usage.ru_stime


def cold():
    shutil.rmtree(f"{folder}/cache", ignore_errors=True)
    # ext4 creates files slowly after many were removed.
    if os.path.exists(f"{folder}/Mocks"):
        os.rename(f"{folder}/Mocks", tempfile.mkdtemp(dir=folder) + "/Mocks")


def parse_again():
    shutil.rmtree(f"{folder}/cache", ignore_errors=True)


def change():
    change.count += 1
    path = f"{folder}/Sources/Group0/Service7.swift"
    text = re.sub(r"func added\d+\(\)\n", "", open(path).read())
    text = text.replace("AnyObject {\n", f"AnyObject {{\n    func added{change.count}()\n", 1)
    open(path, "w").write(text)


change.count = 0
print(f"{'':34}{'median':>9}{'CPU':>9}{'memory':>10}")
for title, prepare in [
    ("cold: no cache, no mocks", cold), ("no cache, mocks up to date", parse_again), ("warm: nothing changed", lambda: None),
    ("warm: one file changed", change),
]:
    results = []
    for _ in range(5):
        prepare()
        results.append(run())
    times, memory, cpu = zip(*results)
    print(f"{title:34}{statistics.median(times):7.3f} s{statistics.median(cpu):7.3f} s{max(memory):7.0f} MB")
PYTHON
