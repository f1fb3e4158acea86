#!/usr/bin/env bash
# Renders one compiled template from eight threads, with the thread sanitizer for the template engine's sources. Fails if it reports anything.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# One module of all sources: only their imports of each other must be removed.
mkdir "$scratch/sources"
for module in Support Diagnostics TemplateEngine; do
    find "$root/Sources/$module" -name '*.swift' | while read -r file; do
        name=$(echo "${file#"$root/Sources/"}" | tr / -)
        sed -E '/^(package )?import (Diagnostics|Support)$/d' "$file" >"$scratch/sources/$name"
    done
done
sed -E '/^package import TemplateEngine$/d' "$root/Tests/RenderingTests/TemplateValueLiterals.swift" >"$scratch/sources/literals.swift"
swiftc -Onone -sanitize=thread -swift-version 6 -package-name scaffold -module-name Threads -suppress-warnings \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
    "$scratch"/sources/*.swift "$root/Tests/Threads/main.swift" -o "$scratch/threads"
TSAN_OPTIONS="halt_on_error=1 exitcode=66" "$scratch/threads"
