# The options of a complete build, and the path of its binary, for scripts that set `root`. It compiles all files of a module at once, without debug
# information. A first build takes three quarters of the time of one in `.build/debug`, which is faster after a small change.
# shellcheck shell=bash disable=SC2034,SC2154
complete_build=(--scratch-path "$root/.build/suite" -debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2)
complete_binary="$root/.build/suite/debug/scaffold"
