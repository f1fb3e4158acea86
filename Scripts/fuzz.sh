#!/usr/bin/env bash
# Fuzzes the template engine with libFuzzer, which needs a Swift toolchain for Linux. The last line is `N passed, N failed`.
#
#   Scripts/fuzz.sh                  runs the committed corpus, and a few seconds of new inputs
#   Scripts/fuzz.sh run SECONDS      runs new inputs for that time; findings are in .build/fuzz
#   Scripts/fuzz.sh corpus           creates the committed corpus from the test cases and the findings of runs
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
here="$root/Tests/Fuzzing"
export SWIFT_BACKTRACE=enable=no

if [ "$(uname -s)" != Linux ] || ! command -v python3 >/dev/null || ! ls "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")"/lib/clang/*/lib/linux/libclang_rt.fuzzer-* >/dev/null 2>&1; then
    echo "fuzz.sh: libFuzzer of a Swift toolchain for Linux and python3 are needed; nothing has been run" >&2
    echo "0 passed, 0 failed"
    exit 0
fi

# Compiles the engine's modules one by one, each only if its sources have changed. For short runs, optimizing takes longer than it saves.
build() { # FOLDER OPTIMIZATION
    work="$root/.build/$1"
    mkdir -p "$work"
    local flags=("$2" -sanitize=fuzzer,address -parse-as-library -swift-version 6 -package-name scaffold -I "$work"
        -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility)
    local module objects=() isStale=false
    for module in Support Diagnostics TemplateEngine; do
        objects+=("$work/$module.o")
        if $isStale || [ ! -e "$work/$module.o" ] || [ -n "$(find "$root/Sources/$module" -newer "$work/$module.o" -print -quit)" ]; then
            isStale=true
            find "$root/Sources/$module" -name '*.swift' -print0 | sort -z |
                xargs -0 swiftc "${flags[@]}" -wmo -module-name "$module" -emit-module -emit-module-path "$work/$module.swiftmodule" \
                    -emit-object -o "$work/$module.o"
        fi
    done
    if $isStale || [ ! -e "$work/fuzz" ] || [ "$here/Fuzz.swift" -nt "$work/fuzz" ]; then
        # The linker warns of each symbol of the sanitizer.
        swiftc "${flags[@]}" "$here"/*.swift "${objects[@]}" -o "$work/fuzz" 2> >(grep -v 'Cannot export local symbol' >&2)
    fi
}

# Each line of the corpus is an input, as a JSON string whose characters are its bytes.
unpack() { # FOLDER
    python3 - "$here/corpus.jsonl" "$1" <<'PYTHON'
import json, pathlib, sys
for number, line in enumerate(open(sys.argv[1])):
    (pathlib.Path(sys.argv[2]) / f"{number:04}").write_bytes(json.loads(line).encode("latin-1"))
PYTHON
}

pack() { # FOLDER
    python3 - "$1" "$here/corpus.jsonl" <<'PYTHON'
import json, pathlib, sys
inputs = sorted((path.read_bytes() for path in pathlib.Path(sys.argv[1]).iterdir()), key=lambda bytes: (len(bytes), bytes))
pathlib.Path(sys.argv[2]).write_text("".join(json.dumps(input.decode("latin-1")) + "\n" for input in inputs))
PYTHON
}

# The templates of the cases, with their files.
cases() { # FOLDER
    python3 - "$root/Tests/TemplateEngineTests/Cases" "$1" <<'PYTHON'
import json, pathlib, sys
inputs = set()
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.txt")):
    files, section = {}, None
    for line in [*path.read_text().split("\n"), "=== "]:
        if line.startswith("=== "):
            if files:
                names = [name for name in files if name != "main"]
                texts = [files.get("main", "")] + [files[name] for name in names]
                for name, new in zip(names, "abcdefgh"):
                    texts = [text.replace(f'"{name}"', f'"{new}"').replace(f"'{name}'", f"'{new}'") for text in texts]
                inputs.add("\x1e".join(texts))
            files, section = {}, None
        elif line.startswith("--- "):
            words = line.split(" ")
            section = {"template": "main", "file": words[2] if len(words) > 2 else None}.get(words[1])
        elif section:
            files[section] = files.get(section, "") + line + "\n"
        elif " =>" in line:
            inputs.add(line.rpartition(" =>")[0])
for path in sorted(pathlib.Path(sys.argv[1]).glob("Random/*.jsonl")):
    for line in path.read_text().split("\n")[1:200]:
        made = json.loads(line)
        if len(line) < 400 and not made.get("f"):
            inputs.add(made["t"])
for number, text in enumerate(sorted(inputs)):
    (pathlib.Path(sys.argv[2]) / f"case{number:04}").write_bytes(text.encode())
PYTHON
}

fuzz() { # FOLDER OPTION…
    "$work/fuzz" -dict="$here/dictionary.txt" -max_len=4096 -timeout=5 -rss_limit_mb=4096 -print_final_stats=1 -artifact_prefix="$work/" "${@:2}" "$1" 2>&1
}

case ${1:-check} in
check)
    build fuzz-check -Onone
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    unpack "$scratch"
    if fuzz "$scratch" -seed=1 -runs=0 && fuzz "$scratch" -seed="$RANDOM" -max_total_time=5; then
        echo "1 passed, 0 failed"
    else
        echo "0 passed, 1 failed"
        exit 1
    fi
    ;;
run)
    build fuzz -O
    mkdir -p "$work/found"
    [ -n "$(ls "$work/found")" ] || { unpack "$work/found"; cases "$work/found"; }
    fuzz "$work/found" -max_total_time="${2:-600}" | tee "$work/log" | tail -n 20
    ;;
corpus)
    build fuzz -O
    mkdir -p "$work/found" "$work/all" "$work/merged"
    rm -f "$work/all"/* "$work/merged"/*
    cases "$work/all"
    "$work/fuzz" -merge=1 -use_counters=0 -max_len=600 "$work/merged" "$work/all" "$work/found" 2>&1 | tail -n 1
    pack "$work/merged"
    ;;
*)
    echo "fuzz.sh: there are \`run SECONDS\` and \`corpus\`" >&2
    exit 64
    ;;
esac
