#!/usr/bin/env bash
# Compiles and runs the examples of docs/migrating-mocks.md: blocks with protocols are mocked, the others are run with the mocks.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scaffold=${SCAFFOLD:-$(swift build --package-path "$root" --show-bin-path)/scaffold}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/Sources"
python3 - "$root/docs/migrating-mocks.md" "$scratch" <<'PYTHON'
import re, sys

text, folder = open(sys.argv[1]).read(), sys.argv[2]
blocks = re.findall(r"```swift\n(.*?)```", text, re.S)
protocols = [block for block in blocks if re.search(r"^(/// |// |)\S*.*protocol ", block, re.M)]
examples = [block for block in blocks if block not in protocols]
assert len(protocols) == len(examples) == 3, (len(protocols), len(examples))
open(f"{folder}/Sources/Protocols.swift", "w").write("\n".join(protocols))
body = "".join("do {\n" + example + "}\n" for example in examples)
open(f"{folder}/main.swift", "w").write(body + f'print("{len(examples)} examples are true")\n')
PYTHON
cd "$scratch"
"$scaffold" mocks --sources Sources --output Mocks --protocols all --cache "$scratch/cache" --quiet
swiftc -swift-version 6 -warnings-as-errors Sources/*.swift Mocks/*.swift main.swift -o run
./run
