#!/usr/bin/env bash
# Mocks every public protocol of real packages, and compiles the mocks against them: swift-log, and swift-nio's NIOCore and NIOHTTP1.
# The packages are fetched; where they can't be, that is said, and nothing is checked.
#
#   Scripts/mock-packages.sh [FOLDER]     keeps the build in FOLDER
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scaffold=${SCAFFOLD:-$(swift build --package-path "$root" --show-bin-path)/scaffold}
if [ $# -gt 0 ]; then
    mkdir -p "$1" && cd "$1"
else
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    cd "$scratch"
fi
cat >Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "mocks",
    dependencies: [
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    ],
    targets: [
        .target(name: "LoggingMocks", dependencies: [.product(name: "Logging", package: "swift-log")]),
        .target(name: "NIOCoreMocks", dependencies: [.product(name: "NIOCore", package: "swift-nio")]),
        .target(name: "NIOHTTP1Mocks", dependencies: [.product(name: "NIOHTTP1", package: "swift-nio")]),
    ],
    swiftLanguageModes: [.v6]
)
SWIFT
for target in Logging NIOCore NIOHTTP1; do mkdir -p "Sources/${target}Mocks"; done
if ! swift package resolve >resolve.log 2>&1; then
    echo "mock-packages.sh: skipped: the packages can't be fetched"
    tail -n 3 resolve.log
    exit 0
fi

mocks() { # MODULE SOURCES IMPORT…
    local module=$1 sources=$2 imports=()
    shift 2
    for import in "$@"; do imports+=(--import "$import"); done
    "$scaffold" mocks --project . --sources $sources --output "Sources/${module}Mocks" --import "$module" "${imports[@]}" \
        --protocols public --cache cache --quiet
    echo "$module: $(find "Sources/${module}Mocks" -name '*Mock*.swift' | wc -l) files"
}
mocks Logging .build/checkouts/swift-log/Sources/Logging
mocks NIOCore .build/checkouts/swift-nio/Sources/NIOCore
mocks NIOHTTP1 ".build/checkouts/swift-nio/Sources/NIOHTTP1 .build/checkouts/swift-nio/Sources/NIOCore" NIOCore
swift build -Xswiftc -warnings-as-errors
