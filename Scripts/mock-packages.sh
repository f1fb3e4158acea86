#!/usr/bin/env bash
# Mocks every public protocol of real packages, and compiles the mocks with warnings as errors.
# Fetches the packages. If this is not possible, the script says so, and checks nothing.
# Protocols that can't be mocked are printed, with file and line.
#
#   Scripts/mock-packages.sh [FOLDER]     keeps the build in FOLDER
set -euo pipefail

# URL, version and modules. After a colon are the modules of the package from whose protocols those inherit.
packages=(
    "apple/swift-log 1.6.0 Logging"
    "apple/swift-nio 2.80.0 NIOCore NIOHTTP1:NIOCore"
    "apple/swift-metrics 2.7.0 CoreMetrics"
    "apple/swift-distributed-tracing 1.2.0 Instrumentation Tracing:Instrumentation"
    "apple/swift-asn1 1.3.0 SwiftASN1"
    "apple/swift-configuration 1.0.0 Configuration"
    "apple/swift-argument-parser 1.5.0 ArgumentParser"
    "apple/swift-protobuf 1.30.0 SwiftProtobuf"
    "grpc/grpc-swift-2 2.0.0 GRPCCore"
    "swift-server/swift-service-lifecycle 2.6.0 ServiceLifecycle"
    "OpenCombine/OpenCombine 0.14.0 OpenCombine"
    "jpsim/Yams 6.0.0 Yams"
    "groue/GRDB.swift 7.0.0 GRDB"
    "swhitty/FlyingFox 0.22.0 FlyingSocks FlyingFox:FlyingSocks"
)

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scaffold=${SCAFFOLD:-$(swift build --package-path "$root" --show-bin-path)/scaffold}
if [ $# -gt 0 ]; then
    mkdir -p "$1" && cd "$1"
else
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    cd "$scratch"
fi

dependencies="" targets=""
for line in "${packages[@]}"; do
    read -r package version modules <<<"$line"
    name=${package#*/}
    dependencies+="        .package(url: \"https://github.com/$package\", from: \"$version\"),"$'\n'
    for module in $modules; do
        module=${module%:*}
        targets+="        .target(name: \"${module}Mocks\", dependencies: [.product(name: \"$module\", package: \"$name\")]),"$'\n'
        mkdir -p "Sources/${module}Mocks"
    done
done
cat >Package.swift <<SWIFT
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "mocks",
    platforms: [.macOS(.v15)],
    dependencies: [
$dependencies    ],
    targets: [
$targets    ],
    swiftLanguageModes: [.v6]
)
SWIFT
if ! swift package resolve >resolve.log 2>&1; then
    echo "mock-packages.sh: skipped: the packages can't be fetched"
    tail -n 3 resolve.log
    exit 0
fi

# Prints the folder of a module. Most packages have it in Sources.
sources() { # PACKAGE MODULE
    for folder in ".build/checkouts/$1/Sources/$2" ".build/checkouts/$1/$2/Sources" ".build/checkouts/$1/$2"; do
        if [ -d "$folder" ]; then echo "$folder" && return; fi
    done
    echo "mock-packages.sh: $1 has no folder of $2" >&2
    return 1
}

for line in "${packages[@]}"; do
    read -r package version modules <<<"$line"
    for entry in $modules; do
        module=${entry%:*}
        arguments=(--import "$module" --sources "$(sources "${package#*/}" "$module")")
        if [ "$entry" != "$module" ]; then
            arguments+=(--import "${entry#*:}" --sources "$(sources "${package#*/}" "${entry#*:}")")
        fi
        "$scaffold" mocks --project . --output "Sources/${module}Mocks" --protocols public --cache cache --quiet "${arguments[@]}"
        echo "$module: $(find "Sources/${module}Mocks" -name '*Mock*.swift' | wc -l) files"
    done
done
swift build -Xswiftc -warnings-as-errors
