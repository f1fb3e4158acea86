#!/usr/bin/env bash
# Follows docs/tutorial.md: writes its files, runs its commands, compiles its app, and runs its tests. FOLDER has the module UIKit
# (the stand-in) and its object file. TranscriptTests check the output of the commands.
#
#   Scripts/check-tutorial.sh FOLDER
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scaffold=${SCAFFOLD:-$(swift build --package-path "$root" --show-bin-path)/scaffold}
uikit=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/app" "$scratch/out"
PATH=$(cd "$(dirname "$scaffold")" && pwd):$PATH python3 - "$root/docs/tutorial.md" "$scratch/app" <<'PYTHON'
import os, re, subprocess, sys

text, folder = open(sys.argv[1]).read(), sys.argv[2]
commands, files = 0, 0
for language, block in re.findall(r"^```(\w+)\n(.*?)^```", text, re.S | re.M):
    if language == "console":
        for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.M):
            status = re.search(r"^\[exit (\d+)\]$", output, re.M)
            run = subprocess.run(command, shell=True, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if run.returncode != (int(status[1]) if status else 0):
                sys.exit(f"error: `{command}` ends with status {run.returncode}\n{run.stdout}")
            commands += 1
    elif path := re.match(r"(?:#|//) (\S*[/.]\S+)\n", block):
        os.makedirs(os.path.dirname(f"{folder}/{path[1]}"), exist_ok=True)
        # Only an app on a device starts by itself.
        open(f"{folder}/{path[1]}", "w").write(block.replace("@main\n", ""))
        files += 1
assert commands > 15 and files > 30, (commands, files)
PYTHON
cd "$scratch/app"
usr=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
macros=$(find "$usr" -name 'libTestingMacros.*' | head -n 1)
flags=(-swift-version 6 -warnings-as-errors -wmo -parse-as-library -package-name example -Xfrontend -disable-cross-import-overlays
    -I "$uikit" -I "$scratch/out")
printf 'import Testing\n\n@main\nstruct TestMain {\n    static func main() async { await Testing.__swiftPMEntryPoint() as Never }\n}\n' \
    >"$scratch/TestMain.swift"
# shellcheck disable=SC2046
swiftc "${flags[@]}" -module-name App -enable-testing -emit-module -emit-module-path "$scratch/out/App.swiftmodule" \
    -c -o "$scratch/out/App.o" $(find Sources -name '*.swift' | sort)
# shellcheck disable=SC2046
swiftc "${flags[@]}" -load-plugin-library "$macros" -module-name AppTests -c -o "$scratch/out/AppTests.o" \
    "$scratch/TestMain.swift" $(find Tests -name '*.swift' | sort)
swiftc "$scratch/out/AppTests.o" "$scratch/out/App.o" "$uikit/UIKit.o" -use-ld=lld -lTesting -o "$scratch/out/AppTests"
"$scratch/out/AppTests" --testing-library swift-testing
