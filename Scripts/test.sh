#!/usr/bin/env bash
# Builds and runs every test; the last line is `N passed, N failed`.
#
#   Scripts/test.sh [GROUP…]     runs these groups: format, build, unit, threads, fuzz, compile, examples, kills, steps, merges, branches, history, packs, quick, packages
#   Scripts/test.sh              runs all groups except `quick` (a part of `unit`), `examples` (part of `compile`) and `packages` (needs the network)
#   Scripts/test.sh quick        runs the unit tests without the slow ones, in less than a minute after a build
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=$(mktemp -d)
# The folder for the many small files of the unit tests and of generated projects: in memory if there is much of it, which Linux has in /dev/shm.
files=$scratch
if [ "$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')" -gt 4000000 ] 2>/dev/null; then files=$(mktemp -d -p /dev/shm); fi
trap 'rm -rf "$scratch" "$files"' EXIT
passed=0
failed=0

# Runs the tests of a package. `swift test` writes its results as XML, from which they are counted.
swift_test() { # PACKAGE OPTION…
    local package=$1 status=0 folder
    shift
    folder=$(mktemp -d -p "$scratch")
    local results="$folder/results-swift-testing.xml"
    TMPDIR="$files" swift test --package-path "$package" --xunit-output "$folder/results.xml" "$@" || status=$?
    if [ ! -f "$results" ]; then return 1; fi
    awk '
        /<testcase / { all++; open = 1 }
        /<failure/ && open { failed++; open = 0 }
        /<skipped/ && open { all--; open = 0 }
        END { printf "%d passed, %d failed\n", all - failed, failed }
    ' "$results"
    return "$status"
}

# Each group is a function that prints at its end how many of its tests passed, or only succeeds or fails.

# The format of the Swift code, which `Scripts/format.sh` fixes.
format() {
    "$root/Scripts/format.sh" --check
}

build() {
    swift build --package-path "$root" --build-tests "${build_options[@]}"
}

unit() {
    swift_test "$root" ${build_options[@]+"${build_options[@]}"}
}

# Suites that take more than four seconds, except those that most changes need. `quick` skips them, `unit` runs them.
slow_tests=(
    BadInputTests DamagedRootTests DeletedFileTests ExamplePackTests FaultTests FloorTests GeneratingOneModuleTests HostileTextTests InterruptionTests
    MigrationTests ModelTests MutationTests NestingTests OptionSwitchTests PackMistakeTests PageExampleTests RandomMergeTests RandomProjectTests RenameTests
    SampleProjectTests StyleSwitchTests TemplateBoundaryTests TemplateLimitTests TemplateLintTests TranscriptTests UnknownStyleTests UserOwnedFilesTests
    ValuePackTests VendoredPackTests WatchTests
)

quick() {
    local test skips=()
    format || return
    for test in "${slow_tests[@]}"; do skips+=(--skip "\\.$test\\b"); done
    swift_test "$root" "${skips[@]}"
}

# One compiled template rendered by many threads, under the thread sanitizer.
threads() {
    "$root/Scripts/sanitize-threads.sh"
}

# The template engine under libFuzzer, with the committed corpus and a few seconds of new inputs.
fuzz() {
    "$root/Scripts/fuzz.sh"
}

# The generated code of every style, compiled in each language mode and default isolation, and with the settings of a new Xcode project.
compile() {
    TMPDIR="$files" "$root/Scripts/compile-examples.sh"
}

# The tests that were generated with the sample app, against the stand-in for UIKit.
examples() {
    swift_test "$root/Examples/SampleApp"
}

# Runs that are killed, and the runs after them.
kills() {
    "$root/Scripts/kill-runs.py" --binary "$scaffold" --kills 12
}

# Commands that are stopped before some of their steps, and run again.
steps() {
    "$root/Scripts/step-runs.py" --binary "$scaffold" --every 80
}

# Stubs that a user has written, and that then change in their specs.
merges() {
    "$root/Scripts/merge-runs.py" --binary "$scaffold" --random 10
}

# Branches that git has merged, and the runs after the merge.
branches() {
    "$root/Scripts/branch-runs.py" --binary "$scaffold"
}

# The mocks of real packages, compiled against them.
packages() {
    "$root/Scripts/mock-packages.sh"
}

# A random history of an app with merged branches, of which two states are compiled. Without options, the script runs a longer one.
history() {
    "$root/Scripts/app-history.py" --binary "$scaffold" --steps 60 --every 30
}

# Random packs of templates: if `templates lint` finds no mistake, `generate` works.
packs() {
    "$root/Scripts/random-packs.py" --binary "$scaffold" --packs 25
}

exists() { # GROUP
    case $1 in
    format | build | unit | quick | threads | kills | merges | branches | packs | packages) true ;;
    # The stand-in for UIKit is for Linux. A Mac has the real one, and no screens to run these on. `steps` intercepts calls of the C library.
    compile | examples | fuzz | history | steps) [ "$(uname -s)" = Linux ] ;;
    *)
        echo "test.sh: unknown group \`$1\`; the groups are format, build, unit, quick, threads, fuzz, compile, examples, kills, steps, merges, branches, history, packs and packages" >&2
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
    echo "$good $bad" >"$scratch/$group.count"
    if [ "$bad" -ne 0 ]; then cat "$log"; fi
    printf '%-10s %5d passed %5d failed %5d s\n' "$group" "$good" "$bad" "$((SECONDS - start))"
    [ "$bad" -eq 0 ]
}

# Groups that don't need the build. They run at the same time, because the build doesn't always use all cores.
early_lane=(fuzz threads)
# Groups that leave a core idle most of the time. Two lanes of them run at once, and take about the same time.
first_lane=(branches)
second_lane=(examples history steps merges kills packs)

is_in() { # GROUP LIST…
    local group=$1
    shift
    [[ " $* " == *" $group "* ]]
}

run_lane() { # GROUP…
    local group
    for group in "$@"; do
        if is_in "$group" "${wanted[@]}" && exists "$group"; then run "$group" || true; fi
    done
}

if [ $# -eq 0 ]; then set -- format build unit threads fuzz compile kills steps merges branches history packs; fi
wanted=("$@")
for group in "${wanted[@]}"; do
    if ! exists "$group"; then printf '%-10s not there\n' "$group"; fi
done

"$root/Scripts/bootstrap.sh"
build_options=()
scaffold="$root/.build/debug/scaffold"
if is_in build "${wanted[@]}"; then
    . "$root/Scripts/build-options.sh"
    build_options=("${complete_build[@]}")
    scaffold="$complete_binary"
    export SCAFFOLD="$scaffold"
fi
(
    renice -n 10 "$BASHPID" >/dev/null || true
    run_lane "${early_lane[@]}"
) &
is_built=true
for group in "${wanted[@]}"; do
    if is_in "$group" "${early_lane[@]}" "${first_lane[@]}" "${second_lane[@]}" || ! exists "$group"; then continue; fi
    if ! run "$group" && [ "$group" = build ]; then
        is_built=false
        break
    fi
done
if $is_built; then
    run_lane "${first_lane[@]}" &
    run_lane "${second_lane[@]}" &
fi
wait
for group in "${wanted[@]}"; do
    if [ -e "$scratch/$group.count" ]; then
        read -r good bad <"$scratch/$group.count"
        passed=$((passed + good))
        failed=$((failed + bad))
    elif $is_built && exists "$group"; then
        echo "test.sh: \`$group\` ended without a result" >&2
        failed=$((failed + 1))
    fi
done
echo "$((SECONDS)) s in all"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
