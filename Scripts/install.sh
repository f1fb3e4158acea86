#!/usr/bin/env bash
# Builds scaffold for release and copies it into PREFIX/bin, with completions for bash, zsh and fish.
#
#   Scripts/install.sh [PREFIX]     default: /usr/local where that can be written, else ~/.local
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
if [ $# -gt 0 ]; then
    prefix=$1
elif [ -w /usr/local/bin ]; then
    prefix=/usr/local
else
    prefix=$HOME/.local
fi
mkdir -p "$prefix/bin"
prefix=$(cd "$prefix" && pwd)

"$root/Scripts/bootstrap.sh"

build=(swift build --package-path "$root" --configuration release --product scaffold -Xswiftc -cross-module-optimization)
if [ "$(uname -s)" = Linux ]; then
    build+=(--static-swift-stdlib)
    # If the archive of libyaml is installed, the program contains libyaml and runs on machines without it.
    static="$root/.build/static"
    archive="$(pkg-config --variable=libdir yaml-0.1)/libyaml.a"
    if [ -f "$archive" ]; then
        mkdir -p "$static"
        ln -sf "$archive" "$static/libyaml.a"
        pkg-config --cflags yaml-0.1 | sed "s|^|Cflags: |; 1i Name: yaml\nDescription: libyaml\nVersion: 0.2\nLibs: -L$static -lyaml" >"$static/yaml-0.1.pc"
        export PKG_CONFIG_PATH="$static"
    fi
fi
"${build[@]}" >&2
built=$("${build[@]}" --show-bin-path)/scaffold

# Renamed into place, so that a running scaffold keeps its own file.
staged=$(mktemp "$prefix/bin/.scaffold.XXXXXX")
trap 'rm -f "$staged"' EXIT
cp "$built" "$staged"
if [ "$(uname -s)" = Darwin ]; then
    strip -rSTx "$staged"
    codesign --force --sign - "$staged"
else
    strip "$staged"
fi
chmod 755 "$staged"
mv -f "$staged" "$prefix/bin/scaffold"

completion() { # SHELL FILE
    mkdir -p "$(dirname "$2")"
    "$prefix/bin/scaffold" --generate-completion-script "$1" >"$2"
}
completion bash "$prefix/share/bash-completion/completions/scaffold"
completion zsh "$prefix/share/zsh/site-functions/_scaffold"
completion fish "$prefix/share/fish/vendor_completions.d/scaffold.fish"

echo "scaffold $("$prefix/bin/scaffold" --version) is installed as $prefix/bin/scaffold"
case ":$PATH:" in
*":$prefix/bin:"*) ;;
*) echo "$prefix/bin is not on your PATH: add it there to run scaffold by its name" ;;
esac
