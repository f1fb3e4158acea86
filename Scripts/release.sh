#!/usr/bin/env bash
# Builds an archive of scaffold for this system, with the binary, shell completions and a checksum.
#
#   Scripts/release.sh [FOLDER]     writes FOLDER/scaffold-VERSION-SYSTEM-MACHINE.tar.gz and .sha256; default: .build/release-archives
#
# The version is that of the program. If the commit has a tag, it must be the same: v1.4.0 for 1.4.0.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
output=${1:-$root/.build/release-archives}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

"$root/Scripts/install.sh" "$scratch/scaffold" >&2
version=$("$scratch/scaffold/bin/scaffold" --version)
tag=$(git -C "$root" describe --exact-match --tags --match 'v*' 2>/dev/null || true)
if [ -n "$tag" ] && [ "$tag" != "v$version" ]; then
    echo "release.sh: the commit has the tag $tag, but the program says $version" >&2
    exit 1
fi
# Without a tag, the commit's number and hash follow: 1.4.0-1204-g0a1b2c3.
if [ -z "$tag" ]; then version="$version-$(git -C "$root" rev-list --count HEAD)-g$(git -C "$root" rev-parse --short HEAD)"; fi

name="scaffold-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)"
mv "$scratch/scaffold" "$scratch/$name"
cp "$root/README.md" "$root/CHANGELOG.md" "$scratch/$name"
mkdir -p "$output"
tar -czf "$output/$name.tar.gz" -C "$scratch" "$name"
cd "$output"
if command -v sha256sum >/dev/null; then sha256sum "$name.tar.gz"; else shasum -a 256 "$name.tar.gz"; fi >"$name.tar.gz.sha256"
echo "$output/$name.tar.gz"
