# The options of a complete build, for scripts that have `root`. It compiles all files of a module at once, without debug information, in three quarters
# of the time. The build in `.build/debug` is another one, because it is faster after a small change.
# shellcheck shell=bash disable=SC2034,SC2154
complete_build=(--scratch-path "$root/.build/suite" -debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2)
completely_built="$root/.build/suite/debug/scaffold"
