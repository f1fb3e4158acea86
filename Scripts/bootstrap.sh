#!/usr/bin/env bash
# Checks that everything needed to build is installed: Swift (which it can't install), git, pkg-config and libyaml. Installs what is missing.
set -euo pipefail

minimum_swift=6.2

fail() {
    echo "bootstrap.sh: $1" >&2
    exit 1
}

# Returns whether the first of two versions, both `major.minor` or longer, is older than the second.
is_older() {
    awk -v found="$1" -v wanted="$2" 'BEGIN {
        split(found, a, "."); split(wanted, b, ".")
        exit !(a[1] + 0 < b[1] + 0 || (a[1] + 0 == b[1] + 0 && a[2] + 0 < b[2] + 0))
    }'
}

check_swift() {
    if ! command -v swift >/dev/null 2>&1; then
        fail "Swift $minimum_swift or newer is needed and \`swift\` is not on the PATH: see https://www.swift.org/install"
    fi
    local version
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
    if is_older "${version:-0}" "$minimum_swift"; then
        fail "Swift $minimum_swift or newer is needed and \`swift\` is ${version:-unknown}: see https://www.swift.org/install"
    fi
}

has_libyaml() {
    command -v pkg-config >/dev/null 2>&1 && pkg-config --exists yaml-0.1
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        fail "\`$*\` has to be run as root, and there is no sudo"
    fi
}

install_with_apt() {
    local packages=()
    command -v git >/dev/null 2>&1 || packages+=(git)
    command -v pkg-config >/dev/null 2>&1 || packages+=(pkg-config)
    has_libyaml || packages+=(libyaml-dev)
    if [ "${#packages[@]}" -eq 0 ]; then return; fi
    if ! command -v apt-get >/dev/null 2>&1; then
        fail "install these with the system's package manager: ${packages[*]}"
    fi
    echo "bootstrap.sh: installing ${packages[*]} with apt-get" >&2
    as_root apt-get update -q >&2
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${packages[@]}" >&2
}

install_with_brew() {
    command -v git >/dev/null 2>&1 || fail "git is needed: run \`xcode-select --install\`"
    if has_libyaml; then return; fi
    command -v brew >/dev/null 2>&1 || fail "libyaml and pkg-config are needed: get Homebrew from https://brew.sh and run this again"
    local packages=(libyaml)
    command -v pkg-config >/dev/null 2>&1 || packages+=(pkg-config)
    echo "bootstrap.sh: installing ${packages[*]} with Homebrew" >&2
    brew install "${packages[@]}" >&2
}

check_swift
case $(uname -s) in
Darwin) install_with_brew ;;
*) install_with_apt ;;
esac
has_libyaml || fail "libyaml is still not found: \`pkg-config --exists yaml-0.1\` fails"
