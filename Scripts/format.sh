#!/usr/bin/env bash
# Formats the Swift code of the tool and its tests, but not generated code and files that tests read as input.
#
#   Scripts/format.sh          formats
#   Scripts/format.sh --check  changes nothing; exits with 1 and lists the files that aren't formatted
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
case ${1:-} in
'') command=(format --in-place) ;;
--check) command=(format lint --strict) ;;
*)
    echo "format.sh: unknown option \`$1\`; the only one is --check" >&2
    exit 64
    ;;
esac
find Package.swift Sources Tests -name '*.swift' \
    -not -path 'Sources/EmbeddedText/*' -not -path 'Tests/Fixtures/*' -not -path 'Tests/ScaffoldKitTests/*Project/*' -not -path '*/Cases/*' -print0 |
    xargs -0 swift "${command[@]}" --parallel
