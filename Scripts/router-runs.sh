#!/usr/bin/env bash
# Runs random sequences of calls, gestures and the app's own transitions on the sample app's router, in the stand-ins for
# UIKit and SwiftUI. After each, the router must be idle, every result delivered once, and everything released. The last line is `N passed, N failed`.
#
#   Scripts/router-runs.sh [RUNS] [SEED]     1000 runs from seed 1 by default; run N alone is `1 SEED+N`
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
runs=${1:-1000}
seed=${2:-1}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

module() { # NAME FOLDER
    # shellcheck disable=SC2046
    swiftc -swift-version 6 -wmo -parse-as-library -package-name example -I "$scratch" -module-name "$1" -enable-testing -emit-module \
        -emit-module-path "$scratch/$1.swiftmodule" -c -o "$scratch/$1.o" $(find "$2" -name '*.swift' | sort)
}

module UIKit "$root/Tests/Fixtures/UIKit"
module SwiftUI "$root/Tests/Fixtures/SwiftUI"
module Core "$root/Examples/SampleApp/Modules/Core/Sources"
module AuthFeature "$root/Examples/SampleApp/Modules/Auth/Sources"
module App "$root/Examples/SampleApp/Sources/App"
swiftc -swift-version 6 -parse-as-library -package-name example -I "$scratch" "$root"/Tests/Fixtures/Checks/Lifecycle/*.swift \
    "$scratch"/*.o -o "$scratch/lifecycle"
status=0
"$scratch/lifecycle" random "$runs" "$seed" >"$scratch/log" || status=$?
grep -A 1 FAILED "$scratch/log" | head -n 60 || true
failed=$(grep -c FAILED "$scratch/log" || true)
if [ "$status" -ne 0 ] && [ "$failed" -eq 0 ]; then
    tail -n 5 "$scratch/log"
    failed=1
fi
echo "$((runs - failed < 0 ? 0 : runs - failed)) passed, $failed failed"
[ "$failed" -eq 0 ]
