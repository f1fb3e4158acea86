#!/usr/bin/env bash
# Generates, compiles and runs the app of docs/navigation.md. FOLDER has the module UIKit (the stand-in) and its object file.
#
#   Scripts/check-navigation-page.sh FOLDER
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scaffold=${SCAFFOLD:-$(swift build --package-path "$root" --show-bin-path)/scaffold}
uikit=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
python3 - "$root/docs/navigation.md" "$scratch" <<'PYTHON'
import os, re, sys

text, folder = open(sys.argv[1]).read(), sys.argv[2]
files = re.findall(r"```(?:yaml|swift)\n(?:#|//) (\S+)\n(.*?)```", text, re.S)
assert len(files) == 7, len(files)
for path, content in files:
    os.makedirs(os.path.dirname(f"{folder}/{path}"), exist_ok=True)
    # Only an app on a device starts by itself.
    open(f"{folder}/{path}", "w").write(content.replace("@main\n", ""))
PYTHON
cd "$scratch"
"$scaffold" generate --quiet
# shellcheck disable=SC2046
swiftc -swift-version 6 -warnings-as-errors -wmo -parse-as-library -package-name example -I "$uikit" -module-name App -enable-testing \
    -emit-module -emit-module-path App.swiftmodule -c -o App.o $(find Sources -name '*.swift' | sort)
swiftc -swift-version 6 -parse-as-library -package-name example -I "$uikit" -I . "$root"/Tests/Fixtures/Checks/NavigationPage/*.swift \
    App.o "$uikit/UIKit.o" -o run
./run
