#!/usr/bin/env bash
# Generates Tests/Fixtures/Misspelled and checks where the compiler reports the mistakes in its specs: at each line marked `misspelled`, and at
# no other line of a spec.
#
#   Scripts/check-spec-errors.sh MODULES     the folder of UIKit.swiftmodule
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scaffold=${SCAFFOLD:-$(swift build --package-path "$root" --show-bin-path)/scaffold}
modules=$(cd "$1" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -R "$root/Tests/Fixtures/Misspelled/." "$scratch"
cd "$scratch"
"$scaffold" generate --quiet 2>warnings

grep -nE '(#|//) misspelled' scaffold.yml Specs/*.yml | cut -d: -f1,2 | sort >expected
# shellcheck disable=SC2046
swiftc -swift-version 6 -wmo -parse-as-library -package-name example -module-name App -I "$modules" -typecheck \
    $(find Sources -name '*.swift' | sort) >log 2>&1 || true
grep -E '\.yml:[0-9]+:[0-9]+: error:' log | cut -d: -f1,2 | sort -u >found || true
diff expected found
echo "$(wc -l <expected) errors at the lines of their specs"
