#!/usr/bin/env bash
# Runs the router's table of sequences (Tests/Fixtures/Checks/Lifecycle/Table.swift) against the real UIKit, on an iPhone simulator.
# For a Mac with Xcode. Sequences with gestures are omitted, because code can't make gestures there.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
if [ "$(uname -s)" != Darwin ]; then
    echo "router-in-simulator.sh: simulators are for Macs; on Linux \`Scripts/router-runs.sh\` uses the stand-in for UIKit" >&2
    exit 1
fi
scratch=$(mktemp -d)
bundle="$scratch/Table.app"
mkdir "$bundle"
flags=(-swift-version 6 -parse-as-library -package-name example -sdk "$(xcrun --sdk iphonesimulator --show-sdk-path)"
    -target "$(uname -m)-apple-ios16.0-simulator" -I "$scratch")

module() { # NAME FOLDER
    # shellcheck disable=SC2046
    xcrun swiftc "${flags[@]}" -wmo -module-name "$1" -enable-testing -emit-module -emit-module-path "$scratch/$1.swiftmodule" \
        -c -o "$scratch/$1.o" $(find "$2" -name '*.swift' | sort)
}

module Core "$root/Examples/SampleApp/Modules/Core/Sources"
module AuthFeature "$root/Examples/SampleApp/Modules/Auth/Sources"
module App "$root/Examples/SampleApp/Sources/App"
xcrun swiftc "${flags[@]}" -module-name Table "$root"/Tests/Fixtures/Checks/Lifecycle/*.swift "$scratch"/*.o -o "$bundle/Table"
cat >"$bundle/Info.plist" <<'PLIST'
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundleExecutable</key><string>Table</string>
    <key>CFBundleIdentifier</key><string>scaffold.table</string>
    <key>CFBundleName</key><string>Table</string>
    <key>CFBundleShortVersionString</key><string>1.0</string>
    <key>CFBundleVersion</key><string>1</string>
    <key>LSRequiresIPhoneOS</key><true/>
    <key>MinimumOSVersion</key><string>16.0</string>
    <key>UILaunchScreen</key><dict/>
</dict>
</plist>
PLIST

type=$(xcrun simctl list devicetypes | grep -oE 'com\.apple\.CoreSimulator\.SimDeviceType\.iPhone-[0-9]+' | sort -V | tail -n 1)
device=$(xcrun simctl create scaffold-table "$type")
trap 'xcrun simctl delete "$device"; rm -rf "$scratch"' EXIT
xcrun simctl bootstatus "$device" -b >/dev/null
xcrun simctl install "$device" "$bundle"
# The launcher doesn't receive the app's status, so the app's last line counts.
xcrun simctl launch --console-pty "$device" scaffold.table | tee "$scratch/log"
grep -q ' checks hold' "$scratch/log"
