#!/usr/bin/env bash
# Prints how many files and lines are generated for a module, including tests and mocks, and compares them with their budgets.
# The last line is `N passed, N failed`.
#
#   Scripts/module-sizes.sh
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scaffold=${SCAFFOLD:-$(swift build --package-path "$root" --show-bin-path)/scaffold}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0
failed=0

measure() { # TITLE FOLDER NAME FILES LINES
    local files lines result=ok
    files=$(find "$2" -name "*$3*.swift" -not -path '*/.scaffold/*' | wc -l)
    lines=$(find "$2" -name "*$3*.swift" -not -path '*/.scaffold/*' -exec cat {} + | wc -l)
    if [ "$files" -gt "$4" ] || [ "$lines" -gt "$5" ]; then
        result=FAIL
        failed=$((failed + 1))
    else
        passed=$((passed + 1))
    fi
    printf '%-4s  %-28s %3d of %3d files %5d of %5d lines\n' "$result" "$1" "$files" "$4" "$lines" "$5"
}

for style in mvvm viper reactive-viper model-controller; do
    mkdir "$scratch/$style"
    (cd "$scratch/$style" && "$scaffold" module About --style "$style" --quiet >/dev/null 2>&1)
done
measure "empty screen, mvvm" "$scratch/mvvm" About 5 110
measure "empty screen, viper" "$scratch/viper" About 10 220
measure "empty screen, reactive-viper" "$scratch/reactive-viper" About 12 260
measure "empty screen, model-controller" "$scratch/model-controller" About 5 110
for style in mvvm viper; do
    cp -R "$root/Tests/Fixtures/Sizes/$style" "$scratch/login-$style"
    "$scaffold" generate --project "$scratch/login-$style" --quiet >/dev/null 2>&1
done
measure "Login's spec, mvvm" "$scratch/login-mvvm" Login 14 650
measure "Login's spec, viper" "$scratch/login-viper" Login 14 650
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
