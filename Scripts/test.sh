#!/usr/bin/env bash
# Builds and runs every test; the last line is `N passed, N failed`.
#
#   Scripts/test.sh [GROUP…]     build, unit, threads, fuzz, compile, examples, kills, history, packages; without a name, all but the last
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0
failed=0

# The tests of a package: `swift test` writes its results as XML, from which they are counted.
swift_test() { # PACKAGE
    local status=0 results="$scratch/results-swift-testing.xml"
    rm -f "$results"
    swift test --package-path "$1" --xunit-output "$scratch/results.xml" || status=$?
    if [ ! -f "$results" ]; then return 1; fi
    awk '
        /<testcase / { all++; open = 1 }
        /<failure/ && open { failed++; open = 0 }
        /<skipped/ && open { all--; open = 0 }
        END { printf "%d passed, %d failed\n", all - failed, failed }
    ' "$results"
    return "$status"
}

# Each group is a function that says at its end how many of its tests passed, or only succeeds or fails.

build() {
    swift build --package-path "$root" --build-tests
}

unit() {
    swift_test "$root"
}

# One compiled template rendered by many threads, under the thread sanitizer.
threads() {
    "$root/Scripts/sanitize-threads.sh"
}

# The template engine under libFuzzer, over the committed corpus and for a few seconds of new inputs.
fuzz() {
    "$root/Scripts/fuzz.sh"
}

# The generated code of every style, compiled in each language mode and default isolation.
compile() {
    "$root/Scripts/compile-examples.sh"
}

# The tests that were generated with the sample app, against the stand-in for UIKit.
examples() {
    swift_test "$root/Examples/SampleApp"
}

# Runs that are killed, and what the next one makes of it.
kills() {
    "$root/Scripts/kill-runs.py" --kills 60
}

# The mocks of real packages, compiled against them.
packages() {
    "$root/Scripts/mock-packages.sh"
}

# A random history of an app, with branches that are merged, of which two states are compiled. Without options the script lives through a longer one.
history() {
    "$root/Scripts/app-history.py" --steps 100 --every 50
}

exists() { # GROUP
    case $1 in
    build | unit | threads | kills | packages) true ;;
    # The stand-in is for Linux; a Mac has the real UIKit, and no screens to run these on.
    compile | examples | fuzz | history) [ "$(uname -s)" = Linux ] ;;
    *)
        echo "test.sh: \`$1\` is no group of tests; there are build, unit, threads, fuzz, compile, examples, kills, packages and history" >&2
        exit 64
        ;;
    esac
}

run() { # GROUP
    local group=$1 log="$scratch/$1.log" start=$SECONDS status=0 last good=0 bad=0
    "$group" >"$log" 2>&1 || status=$?
    last=$(tail -n 1 "$log")
    if [[ $last =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
        good=${BASH_REMATCH[1]}
        bad=${BASH_REMATCH[2]}
    elif [ "$status" -eq 0 ] && [ "$group" != build ]; then
        good=1
    fi
    if [ "$status" -ne 0 ] && [ "$bad" -eq 0 ]; then bad=1; fi
    passed=$((passed + good))
    failed=$((failed + bad))
    if [ "$bad" -ne 0 ]; then cat "$log"; fi
    printf '%-10s %5d passed %5d failed %5d s\n' "$group" "$good" "$bad" "$((SECONDS - start))"
    [ "$bad" -eq 0 ]
}

if [ $# -eq 0 ]; then set -- build unit threads fuzz compile examples kills history; fi
for group in "$@"; do exists "$group" || true; done

"$root/Scripts/bootstrap.sh"
for group in "$@"; do
    if ! exists "$group"; then
        printf '%-10s not there\n' "$group"
    elif ! run "$group" && [ "$group" = build ]; then
        break
    fi
done
echo "$((SECONDS)) s in all"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
