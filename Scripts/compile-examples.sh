#!/usr/bin/env bash
# Generates projects and compiles them to object code, warnings being errors: Swift 6, and Swift 5 with minimal and with complete
# checking, each under both default isolations. Runs the generated tests and opens every screen. The last line is `N passed, N failed`.
#
#   Scripts/compile-examples.sh [MODE…]     6, 6-main, 5, 5-main, 5-complete, 5-complete-main; without a name, all of them
#
# The projects: the sample app; a module of each style begun in an empty folder; Tests/Fixtures/Everything, with the names and types
# that need care; Tests/Fixtures/Options, with a module for each combination of the packs' options; Tests/Fixtures/Mocks, with every shape of a member that is mocked; Tests/Fixtures/Shapes, protocols in Swift sources. UIKit is the stand-in in Tests/Fixtures/UIKit, so this is for Linux; on a Mac the sample app has the real one.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
fixtures="$root/Tests/Fixtures"
sample="$root/Examples/SampleApp"
if [ "$(uname -s)" != Linux ]; then
    echo "compile-examples.sh: the stand-in for UIKit is for Linux; build Examples/SampleApp against the SDK instead" >&2
    exit 1
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
usr=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
macros=$(find "$usr" -name 'libTestingMacros.*' | head -n 1)
# Without the overlay that Swift Testing has for the real UIKit.
strict=(-warnings-as-errors -wmo -parse-as-library -package-name example -Xfrontend -disable-cross-import-overlays)

# Each step adds a line to the results of its part, `ok` or `FAIL`, and on failure what it printed.
step() { # RESULTS NAME COMMAND…
    local results=$1 name=$2 log start=${EPOCHREALTIME/[.,]/}
    shift 2
    log=$(mktemp -p "$scratch")
    if "$@" >"$log" 2>&1; then
        printf '  ok    %-44s %6d ms\n' "$name" $(((${EPOCHREALTIME/[.,]/} - start) / 1000)) >>"$results"
    else
        printf '  FAIL  %s\n' "$name" >>"$results"
        grep -E 'error:|warning:|FAILED|Fatal|recorded an issue|^  ' "$log" | head -n 40 >>"$results" ||
            head -n 40 "$log" >>"$results"
        return 1
    fi
}

swift_files() { # FOLDER…
    find "$@" -name '*.swift' | sort
}

# A module of one or more folders of Swift files, into the products of a mode.
module() { # PRODUCTS FLAGS NAME FOLDER…
    local products=$1 flags=$2 name=$3
    shift 3
    # shellcheck disable=SC2046,SC2086
    swiftc $flags "${strict[@]}" -I "$products" -I "$scratch" -module-name "$name" -enable-testing -emit-module \
        -emit-module-path "$products/$name.swiftmodule" -c -o "$products/$name.o" $(swift_files "$@")
}

# The tests of a folder, compiled, linked with the modules that they are about, and run.
run_tests() { # PRODUCTS FLAGS NAME FOLDER MODULE…
    local products=$1 flags=$2 name=$3 folder=$4 objects=()
    shift 4
    for tested in "$@"; do objects+=("$products/$tested.o"); done
    # shellcheck disable=SC2046,SC2086
    swiftc $flags "${strict[@]}" -I "$products" -I "$scratch" -load-plugin-library "$macros" -module-name "$name" -c \
        -o "$products/$name.o" "$scratch/TestMain.swift" $(swift_files "$folder") &&
        swiftc "$products/$name.o" "${objects[@]}" "$scratch/UIKit.o" -lTesting -o "$products/$name" &&
        "$products/$name" --testing-library swift-testing
}

# Opens and leaves the sample app's screens in every way. The check itself is always Swift 6; the app under it is of the mode.
run_lifecycle() { # PRODUCTS
    # shellcheck disable=SC2046
    swiftc -swift-version 6 -parse-as-library -package-name example -I "$1" -I "$scratch" \
        $(swift_files "$fixtures/Checks/Lifecycle") "$1/App.o" "$1/AuthFeature.o" "$scratch/UIKit.o" -o "$1/lifecycle" &&
        "$1/lifecycle"
}

compile_mode() { # MODE RESULTS
    local mode=$1 results=$2 products="$scratch/$1" flags="-swift-version ${1%%-*}" project
    case $mode in *-complete*) flags="$flags -strict-concurrency=complete" ;; esac
    case $mode in *-main) flags="$flags -default-isolation MainActor" ;; esac
    echo "swiftc $flags" >"$results"
    mkdir -p "$products/sample" "$products/everything" "$products/mocks" "$products/shapes" "$products/viper" "$products/mvvm" "$products/options"

    project="$products/sample"
    step "$results" "sample: AuthFeature" module "$project" "$flags" AuthFeature "$sample/Modules/Auth/Sources" &&
        step "$results" "sample: App" module "$project" "$flags" App "$sample/Sources/App" && {
        step "$results" "sample: tests of AuthFeature" run_tests "$project" "$flags" AuthFeatureTests \
            "$sample/Modules/Auth/Tests" AuthFeature || true
        step "$results" "sample: tests of App" run_tests "$project" "$flags" AppTests "$sample/Tests" App AuthFeature || true
        step "$results" "sample: every way in and out" run_lifecycle "$project" || true
    }
    for style in viper mvvm; do
        step "$results" "$style: App" module "$products/$style" "$flags" App "$scratch/fresh-$style/Sources" &&
            step "$results" "$style: tests" run_tests "$products/$style" "$flags" AppTests "$scratch/fresh-$style/Tests" App || true
    done
    project="$products/everything"
    step "$results" "everything: Kit" module "$project" "$flags" Kit "$scratch/everything/Kit/Sources" &&
        step "$results" "everything: App" module "$project" "$flags" App "$scratch/everything/Sources" && {
        step "$results" "everything: tests of Kit" run_tests "$project" "$flags" KitTests "$scratch/everything/Kit/Tests" Kit || true
        step "$results" "everything: tests of App" run_tests "$project" "$flags" AppTests "$scratch/everything/Tests" App Kit || true
    }
    step "$results" "options: App" module "$products/options" "$flags" App "$scratch/options/Sources" &&
        step "$results" "options: tests" run_tests "$products/options" "$flags" AppTests "$scratch/options/Tests" App || true
    step "$results" "mocks: App" module "$products/mocks" "$flags" App "$scratch/mocks/Sources" &&
        step "$results" "mocks: tests" run_tests "$products/mocks" "$flags" AppTests "$scratch/mocks/Tests" App || true
    step "$results" "shapes: Shapes" module "$products/shapes" "$flags" Shapes "$scratch/shapes/Sources" &&
        step "$results" "shapes: mocks and tests" run_tests "$products/shapes" "$flags" ShapesTests "$scratch/shapes/Tests" Shapes || true
    rm -rf "$products"
}

checksums() { # FOLDER
    find "$1" -type f -exec cksum {} + | sort
}

# An empty folder, one command; and the same command again, which finds nothing to do.
begin_module() { # STYLE
    local folder="$scratch/fresh-$1" first="$scratch/$1.first"
    mkdir -p "$folder" &&
        "$scaffold" module Login --style "$1" --project "$folder" &&
        checksums "$folder" >"$first" &&
        "$scaffold" module Login --style "$1" --project "$folder" &&
        checksums "$folder" | diff "$first" -
}

generate_fixture() { # FOLDER NAME
    cp -R "$fixtures/$1" "$scratch/$2" && "$scaffold" generate --project "$scratch/$2"
}

# A module of each style, with all and with nothing, for each combination of the options of the built-in packs.
generate_options() {
    local project="$scratch/options" style protocols suffix screens name
    cp -R "$fixtures/Options" "$project"
    for style in viper viperPlain mvvm mvvmPlain; do
        for protocols in one many; do
            for suffix in Protocol Interface none; do
                for screens in code storyboard; do
                    name="${style^}${protocols^}${suffix^}${screens^}"
                    {
                        echo "module: $name"
                        sed "s/NAME/$name/" "$fixtures/Options/Styles/$style.yml"
                        echo "deepLink: /$name$([[ $style == *Plain ]] || echo '?title={title}')"
                        echo "options: {protocols: $protocols, suffix: $suffix, screens: $screens}"
                    } >"$project/Specs/$name.yml"
                done
            done
        done
    done
    "$scaffold" generate --project "$project"
}

# Mocks of Swift sources alone, without a project; one thread and another order of files give the same bytes.
mock_shapes() {
    cp -R "$fixtures/Shapes" "$scratch/shapes" && cd "$scratch/shapes" &&
        "$scaffold" mocks --sources Sources --output Tests/Mocks --testable Shapes --cache "$scratch/cache" &&
        "$scaffold" mocks --sources Sources --output Tests/Mocks --testable Shapes --cache "$scratch/cache" --check &&
        ls -r Sources/*.swift >"$scratch/list" &&
        taskset -c 0 "$scaffold" mocks --filelist "$scratch/list" --output "$scratch/again" --testable Shapes --cache "$scratch/cache" &&
        diff -r Tests/Mocks "$scratch/again"
}

# Eight threads at one mock, under the thread sanitizer.
hammer_mocks() {
    mkdir -p "$scratch/threads" && cd "$scratch/threads" && cp -R "$fixtures/Threads/." . &&
        "$scaffold" mocks --sources Sources --output Mocks --cache "$scratch/cache" &&
        swiftc -swift-version 6 -sanitize=thread Sources/*.swift Mocks/*.swift main.swift -o hammer && ./hammer
}

stand_in() {
    # shellcheck disable=SC2046
    swiftc -swift-version 6 "${strict[@]}" -module-name UIKit -emit-module -emit-module-path "$scratch/UIKit.swiftmodule" \
        -c -o "$scratch/UIKit.o" $(swift_files "$fixtures/UIKit") &&
        swiftc -swift-version 6 -parse-as-library -I "$scratch" "$fixtures/Checks/StandInCheck.swift" "$scratch/UIKit.o" \
            -o "$scratch/stand-in" &&
        "$scratch/stand-in"
}

# The same with two blanks a level.
lint_narrow() {
    cp -R "$fixtures/Everything" "$scratch/narrow" &&
        sed -i 's/^options: {/options: {indent: 2, /' "$scratch/narrow/scaffold.yml" &&
        "$scaffold" generate --project "$scratch/narrow" &&
        rm -r "$scratch/narrow"/Sources/App/*.swift "$scratch/narrow"/Tests/AppTests/*.swift &&
        sed 's/"spaces": 4/"spaces": 2/' "$root/.swift-format" >"$scratch/narrow.json" &&
        without_ignores "$scratch/narrow" &&
        swift format lint --strict --parallel --recursive --configuration "$scratch/narrow.json" "$scratch/linted"
}

# Formatters leave generated files alone in an app, but here they are held to the same style as others.
without_ignores() { # FOLDER…
    local folder
    rm -rf "$scratch/linted" && mkdir -p "$scratch/linted"
    for folder in "$@"; do cp -R --parents "$folder" "$scratch/linted"; done
    find "$scratch/linted" -name '*.swift' -exec sed -i '/^\/\/ swift-format-ignore-file$/d' {} +
}

lint() {
    without_ignores "$sample/Sources" "$sample/Modules" "$sample/Tests" "$scratch/fresh-viper" "$scratch/fresh-mvvm" \
        "$scratch/everything" "$scratch/options" "$scratch/mocks" &&
    swift format lint --strict --parallel --recursive --configuration "$root/.swift-format" \
        "$scratch/linted" "$fixtures/UIKit" "$fixtures/Checks" "$fixtures/Shapes/Tests"
}

if [ $# -eq 0 ]; then set -- 6 6-main 5 5-main 5-complete 5-complete-main; fi

swift build --package-path "$root" --product scaffold >&2
scaffold="$(swift build --package-path "$root" --show-bin-path)/scaffold"
cat >"$scratch/TestMain.swift" <<'MAIN'
import Testing

@main
struct TestMain {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
MAIN

echo "projects" >"$scratch/projects.results"
step "$scratch/projects.results" "stand-in for UIKit, against its table" stand_in || true
for style in viper mvvm; do
    step "$scratch/projects.results" "scaffold module Login --style $style" begin_module "$style" || true
done
step "$scratch/projects.results" "scaffold generate, with everything" generate_fixture Everything everything || true
step "$scratch/projects.results" "scaffold generate, with every option" generate_options || true
step "$scratch/projects.results" "scaffold generate, with every mock" generate_fixture Mocks mocks || true
step "$scratch/projects.results" "scaffold mocks, of every protocol" mock_shapes || true
step "$scratch/projects.results" "mocks under eight threads" hammer_mocks || true
step "$scratch/projects.results" "errors at the lines of specs" env SCAFFOLD="$scaffold" "$root/Scripts/check-spec-errors.sh" "$scratch" || true
step "$scratch/projects.results" "docs/migrating-mocks.md" env SCAFFOLD="$scaffold" "$root/Scripts/check-migration.sh" || true
step "$scratch/projects.results" "swift format lint --strict" lint || true
step "$scratch/projects.results" "swift format lint --strict, indent: 2" lint_narrow || true
cat "$scratch/projects.results"

running=0
for mode in "$@"; do
    if [ "$running" -ge "${JOBS:-2}" ]; then
        wait -n
        running=$((running - 1))
    fi
    compile_mode "$mode" "$scratch/$mode.results" &
    running=$((running + 1))
done
wait
for mode in "$@"; do cat "$scratch/$mode.results"; done

passed=$(cat "$scratch"/*.results | grep -c '^  ok' || true)
failed=$(cat "$scratch"/*.results | grep -c '^  FAIL' || true)
echo "$SECONDS s"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
