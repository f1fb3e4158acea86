#!/usr/bin/env bash
# Builds scaffold and starts two modules with it in an empty folder.
#
#   Scripts/demo.sh [FOLDER]
#
# Without a FOLDER, the written files are shown and then removed.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
"$root/Scripts/bootstrap.sh"

if [ $# -gt 0 ]; then
    mkdir -p "$1"
    folder=$(cd "$1" && pwd)
else
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
fi

echo "Building scaffold …" >&2
. "$root/Scripts/build-options.sh"
swift build --package-path "$root" "${complete_build[@]}" --product scaffold >&2
scaffold="$complete_binary"

cd "$folder"

run() {
    echo
    echo "\$ scaffold $*"
    "$scaffold" "$@"
}

show() { # NAME
    local file
    file=$(find . -name "$1" | sort | head -n 1)
    if [ -z "$file" ]; then
        echo "demo.sh: no $1 was written" >&2
        exit 1
    fi
    echo
    echo "── ${file#./}"
    cat "$file"
}

run module Login --style viper
run module TodoList --style mvvm

echo
echo "── All files"
find . -type f ! -path './.scaffold/*' | sed 's|^\./||' | LC_ALL=C sort
show LoginPresenter.swift
show TodoListViewModel.swift
