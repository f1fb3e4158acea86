#!/usr/bin/env bash
# Updates the Swift files that contain the built-in templates and the pages of `scaffold explain`.
# Run it after a change in Templates/ or docs/diagnostics/, and commit the result.
set -euo pipefail
export LC_ALL=C

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Prints one element of the array: the label, and the file's text in raw string literals of at most about 16 KB each. They have so many
# number signs that nothing in the text ends a literal or begins an escape.
element() { # KEY LABEL FILE
    local key=$1 label=$2 file=$3 ends_in_newline=1
    if grep -q $'\r' "$file"; then
        echo "embed.sh: $file has carriage returns, which a Swift literal can't hold" >&2
        return 1
    fi
    if [ -n "$(tail -c 1 "$file")" ]; then ends_in_newline=0; fi
    awk -v key="$key" -v label="$label" -v ends_in_newline="$ends_in_newline" '
        {
            lines[NR] = $0
            rest = $0
            while (match(rest, /["\\]#+/)) {
                if (RLENGTH > signs) signs = RLENGTH
                rest = substr(rest, RSTART + RLENGTH)
            }
        }
        END {
            if (signs == 0) signs = 1
            while (signs-- > 0) fence = fence "#"
            print "        ("
            print "            " key ": \"" label "\","
            if (NR == 0) {
                print "            text: \"\""
            } else {
                for (number = 1; number <= NR; number++) {
                    if (size == 0) chunks++
                    if (number < NR || ends_in_newline) lines[number] = lines[number] "\n"
                    chunk[chunks] = chunk[chunks] lines[number]
                    size += length(lines[number])
                    if (size > 16384) size = 0
                }
                if (chunks == 1) {
                    print "            text: " fence "\"\"\""
                    print chunk[1]
                    print "\"\"\"" fence
                } else {
                    print "            text: ["
                    for (number = 1; number <= chunks; number++) {
                        print fence "\"\"\""
                        print chunk[number]
                        print "\"\"\"" fence ","
                    }
                    print "            ].joined()"
                }
            }
            print "        ),"
        }
    ' "$file"
}

# Writes a Swift file with an array of the files in the list, which has a line `label<tab>path` for each.
swift_file() { # TYPE MEMBER KEY SOURCE DOCUMENTATION LIST OUTPUT
    local type=$1 member=$2 key=$3 source=$4 documentation=$5 list=$6 output=$7 label file
    {
        echo "// Written by Scripts/embed.sh from $source: change the files there and run it again."
        echo "// swift-format-ignore-file"
        echo
        echo "/// $documentation"
        echo "package enum $type {"
        echo "    package static let $member: [($key: String, text: String)] = ["
        while IFS=$'\t' read -r label file; do
            element "$key" "$label" "$file"
        done <"$list"
        echo "    ]"
        echo "}"
    } >"$scratch/output.swift"
    if cmp -s "$scratch/output.swift" "$output"; then
        echo "$output is up to date"
    else
        mkdir -p "$(dirname "$output")"
        cp "$scratch/output.swift" "$output"
        echo "$output written"
    fi
}

cd "$root"

if [ -d Templates ]; then
    (cd Templates && find . -type f ! -name '.*' | sed 's|^\./||' | sort) |
        awk '{ print $0 "\tTemplates/" $0 }' >"$scratch/templates"
else
    : >"$scratch/templates"
fi
swift_file BuiltInTemplates files path Templates/ \
    "The templates that come with the tool, in the order of their paths, which are relative to \`Templates/\`." \
    "$scratch/templates" Sources/EmbeddedText/BuiltInTemplates.swift

find docs/diagnostics -name 'SC[0-9][0-9][0-9][0-9].md' | sort |
    awk '{ code = $0; sub(/.*\//, "", code); sub(/\.md$/, "", code); print code "\t" $0 }' >"$scratch/pages"
swift_file DiagnosticPages pages code docs/diagnostics/ \
    "The pages that \`scaffold explain\` prints about the diagnostics, in the order of the codes." \
    "$scratch/pages" Sources/EmbeddedText/DiagnosticPages.swift
