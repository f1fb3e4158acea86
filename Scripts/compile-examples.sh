#!/usr/bin/env bash
# Generates projects and compiles them, with warnings as errors: Swift 6 under both default isolations, Swift 5 with complete checking,
# and Swift 5 with the settings of a new project in Xcode 26, including the main actor as default isolation. Runs the generated tests
# and opens every screen. The last line is `N passed, N failed`.
#
# Compiled code runs in mode 6; the sample app and the network also run in mode 5-approachable. Otherwise the compiler only creates the
# interface of each module, for which it prints all diagnostics.
#
#   Scripts/compile-examples.sh [MODE…]     6, 6-main, 5, 5-main, 5-complete, 5-complete-main, 5-approachable; without a name, 6, 6-main,
#                                           5-complete and 5-approachable: modes 5 and 5-main report nothing that the same modes with -complete
#                                           don't report, and the rules of 5-complete-main are those of 5-complete and 6-main
#
# The projects:
#   the sample app
#   a module of each style, created in an empty folder, only in the first and the last mode
#   Tests/Fixtures/Tickets       one feature with each style and each value of `screens`: `swiftui` in all modes, the others only in the
#                                first; with ALL_TICKETS=1 all in all modes
#   Tests/Fixtures/SwiftUIScreens  SwiftUI screens in two targets
#   Tests/Fixtures/Everything    names and types that need care
#   Tests/Fixtures/Roles         a style of a team
#   Tests/Fixtures/Network       the HTTP client of the pack `network`, with a server on this machine
#   Tests/Fixtures/Options       modules that combine each two values of the packs' options
#   Tests/Fixtures/Mocks         every form of a mocked member
#   Tests/Fixtures/Shapes        protocols in Swift sources
#   Tests/Fixtures/SwiftNames    a module whose types have the names of Swift's own
#   Tests/Fixtures/Packs         a project for each of viper-io, ribs and reducer in Examples/packs
#   Tests/Fixtures/Pages         the Swift examples of the documentation, only in the first and the last mode; see Scripts/page-project.py.
#                                Those of the styles are in the modules of each style
#
# UIKit and SwiftUI are the stand-ins in Tests/Fixtures, so this script is for Linux. On a Mac, the sample app uses the real ones.
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
# Without the overlay of Swift Testing for the real UIKit, and with one compiler run for a module's interface and object file.
strict=(-warnings-as-errors -wmo -no-emit-module-separately-wmo -parse-as-library -package-name example
    -Xfrontend -disable-cross-import-overlays -load-plugin-executable "$fixtures/SwiftUI/preview-macro.py#PreviewsMacros")
configuration="-D DEBUG"
stand_ins=("$scratch/UIKit.o" "$scratch/SwiftUI.o")

# Each step adds a line to the results of its part, `ok` or `FAIL`, and the output of a failure.
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

# The output options for a module: its interface, and an object file in a mode whose code runs.
output_of() { # PRODUCTS NAME
    echo "-emit-module -emit-module-path $1/$2.swiftmodule"
    if $runs; then echo "-c -o $1/$2.o"; fi
}

# Compiles a module of one or more folders of Swift files into the products of a mode.
module() { # PRODUCTS FLAGS NAME FOLDER…
    local products=$1 flags=$2 name=$3
    shift 3
    # shellcheck disable=SC2046,SC2086
    swiftc $flags "${strict[@]}" $configuration -I "$products" -I "$scratch" -module-name "$name" -enable-testing \
        $(output_of "$products" "$name") $(swift_files "$@")
}

# Compiles the tests of a folder. In the modes whose code runs, also links them with the modules that they test, and runs them.
run_tests() { # PRODUCTS FLAGS NAME FOLDER MODULE…
    local products=$1 flags=$2 name=$3 folder=$4 objects=()
    shift 4
    for tested in "$@"; do objects+=("$products/$tested.o"); done
    # shellcheck disable=SC2046,SC2086
    swiftc $flags "${strict[@]}" $configuration -I "$products" -I "$scratch" -load-plugin-library "$macros" -module-name "$name" \
        $(output_of "$products" "$name") "$scratch/TestMain.swift" $(swift_files "$folder") || return
    if ! $runs; then return; fi
    swiftc "$products/$name.o" "${objects[@]}" "${stand_ins[@]}" -use-ld=lld -lTesting -o "$products/$name" &&
        "$products/$name" --testing-library swift-testing
}

# Opens and leaves the sample app's screens in every way. The check itself is always Swift 6, and the app has the given mode.
run_lifecycle() { # PRODUCTS all|once
    # shellcheck disable=SC2046
    swiftc -swift-version 6 -parse-as-library -package-name example -I "$1" -I "$scratch" \
        $(swift_files "$fixtures/Checks/Lifecycle") "$1/App.o" "$1/AuthFeature.o" "$1/Core.o" "${stand_ins[@]}" -o "$1/lifecycle" &&
        "$1/lifecycle" "$2"
}

compile_sample() { # RESULTS PRODUCTS FLAGS
    local results=$1 products=$2 flags=$3
    step "$results" "sample: Core" module "$products" "$flags" Core "$sample/Modules/Core/Sources" || return
    step "$results" "sample: AuthFeature" module "$products" "$flags" AuthFeature "$sample/Modules/Auth/Sources" || return
    step "$results" "sample: App" module "$products" "$flags" App "$sample/Sources/App" || return
    step "$results" "sample: CoreMocks" module "$products" "$flags" CoreMocks "$sample/Modules/Core/Mocks" || return
    step "$results" "sample: AuthFeatureMocks" module "$products" "$flags" AuthFeatureMocks "$sample/Modules/Auth/Mocks" || return
    step "$results" "sample: tests of AuthFeature" run_tests "$products" "$flags" AuthFeatureTests \
        "$sample/Modules/Auth/Tests" AuthFeatureMocks AuthFeature CoreMocks Core || true
    step "$results" "sample: tests of App" run_tests "$products" "$flags" AppTests "$sample/Tests" \
        App AuthFeatureMocks AuthFeature CoreMocks Core || true
    if ! $runs; then return; fi
    step "$results" "sample: every way in and out" run_lifecycle "$products" "$([ "$mode" = 6 ] && echo all || echo once)" || true
}

compile_screens() { # RESULTS PRODUCTS FLAGS
    local results=$1 products=$2 flags=$3 kit_flags=$3 project="$scratch/screens"
    # Where the code runs, the targets have different default isolations.
    if $runs; then kit_flags="$flags -default-isolation MainActor"; fi
    step "$results" "screens: Kit" module "$products" "$kit_flags" Kit "$project/Kit/Sources" || return
    step "$results" "screens: App" module "$products" "$flags" App "$project/App/Sources" || return
    step "$results" "screens: tests of Kit" run_tests "$products" "$kit_flags" KitTests "$project/Kit/Tests" Kit || true
    step "$results" "screens: tests of App" run_tests "$products" "$flags" AppTests "$project/App/Tests" App Kit || true
    if [ "$mode" != 6 ]; then return; fi
    # A release build has no previews and no mocks.
    configuration=
    mkdir -p "$products/release"
    step "$results" "screens: Kit, release" module "$products/release" "$flags" Kit "$project/Kit/Sources" || return
    step "$results" "screens: App, release" module "$products/release" "$flags" App "$project/App/Sources" || true
}

compile_everything() { # RESULTS PRODUCTS FLAGS
    local results=$1 products=$2 flags=$3 project="$scratch/everything"
    step "$results" "everything: Kit" module "$products" "$flags" Kit "$project/Kit/Sources" || return
    step "$results" "everything: PayKit" module "$products" "$flags" PayKit "$project/Pay/Sources" || return
    step "$results" "everything: App" module "$products" "$flags" App "$project/Sources" || return
    step "$results" "everything: KitMocks" module "$products" "$flags" KitMocks "$project/Kit/Mocks" || return
    step "$results" "everything: PayKitMocks" module "$products" "$flags" PayKitMocks "$project/Pay/Mocks" || return
    step "$results" "everything: tests of Kit" run_tests "$products" "$flags" KitTests "$project/Kit/Tests" Kit KitMocks || true
    step "$results" "everything: tests of PayKit" run_tests "$products" "$flags" PayKitTests "$project/Pay/Tests" PayKit PayKitMocks Kit KitMocks || true
    step "$results" "everything: tests of App" run_tests "$products" "$flags" AppTests "$project/Tests" App PayKit PayKitMocks Kit KitMocks || true
}

# Compiles a project of one module, and its stand-ins for frameworks.
compile_module() { # RESULTS PRODUCTS FLAGS PROJECT MODULE [FOLDER_OF_TESTS]
    local results=$1 products=$2 flags=$3 project=$4 module=$5 tests=${6-} frameworks=()
    if [ -d "$scratch/$project/Frameworks" ]; then mapfile -t frameworks < <(ls "$scratch/$project/Frameworks"); fi
    for framework in "${frameworks[@]}"; do
        step "$results" "$project: $framework" module "$products" "-swift-version 6" "$framework" "$scratch/$project/Frameworks/$framework" || return
    done
    step "$results" "$project: $module" module "$products" "$flags" "$module" "$scratch/$project/Sources" || return
    step "$results" "$project: tests" run_tests "$products" "$flags" "${module}Tests" "$scratch/$project/Tests$tests" "$module" "${frameworks[@]}"
}

# Runs a command while the server of the network tests runs. The tests find its port in PORT.
with_server() { # COMMAND…
    local port server status
    coproc SERVER { exec python3 "$fixtures/Network/server.py"; }
    server=$SERVER_PID
    read -r port <&"${SERVER[0]}"
    PORT=$port "$@"
    status=$?
    kill "$server"
    wait "$server" 2>/dev/null || true
    return "$status"
}

compile_network() { # RESULTS PRODUCTS FLAGS
    local results=$1 products=$2 flags=$3
    step "$results" "network: App" module "$products" "$flags" App "$scratch/network/Sources" || return
    # The other modes are for generated code, and these tests are handwritten.
    if ! $runs; then return; fi
    step "$results" "network: tests" with_server run_tests "$products" "$flags" AppTests "$scratch/network/Tests" App
}

compile_project() { # MODE PROJECT
    local mode=$1 project=$2 products="$scratch/products/$1/$2" results="$scratch/results/$1.$2" flags runs=false
    flags=$(flags_of "$mode")
    case $mode,$project in 6,* | 5-approachable,sample | 5-approachable,network) runs=true ;; esac
    mkdir -p "$products"
    case $project in
    sample) compile_sample "$results" "$products" "$flags" ;;
    everything) compile_everything "$results" "$products" "$flags" ;;
    screens) compile_screens "$results" "$products" "$flags" ;;
    network) compile_network "$results" "$products" "$flags" ;;
    # The other modes are for generated code: the mocks, but not the handwritten tests.
    shapes) compile_module "$results" "$products" "$flags" shapes Shapes "$($runs || echo /Mocks)" ;;
    names)
        step "$results" "names: Names" module "$products" "$flags" Names "$scratch/names/Sources" &&
            step "$results" "names: mocks of the module" module "$products" "$flags" NamesMocks "$scratch/names/Tests" &&
            step "$results" "names: mocks in the module" module "$products" "$flags" AllNames "$scratch/names/Sources" "$scratch/names/Mocks"
        ;;
    *) compile_module "$results" "$products" "$flags" "$project" App ;;
    esac || true
    rm -rf "$products"
}

# The settings of a new project in Xcode 26 in addition to Swift 5: SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor, the features that
# SWIFT_APPROACHABLE_CONCURRENCY stands for, and SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY.
new_project=(-default-isolation MainActor)
for feature in DisableOutwardActorInference GlobalActorIsolatedTypesUsability InferIsolatedConformances InferSendableFromCaptures \
    NonisolatedNonsendingByDefault MemberImportVisibility; do
    new_project+=(-enable-upcoming-feature "$feature")
done

flags_of() { # MODE
    local flags="-swift-version ${1%%-*}"
    case $1 in *-complete*) flags="$flags -strict-concurrency=complete" ;; esac
    case $1 in *-main) flags="$flags -default-isolation MainActor" ;; esac
    case $1 in *-approachable) flags="$flags ${new_project[*]}" ;; esac
    echo "$flags"
}

checksums() { # FOLDER
    find "$1" -type f -exec cksum {} + | sort
}

# Runs one command in an empty folder, and then the same command again, which has nothing to do.
begin_module() { # STYLE
    local folder="$scratch/$1" first="$scratch/$1.first"
    mkdir -p "$folder" &&
        "$scaffold" module Login --style "$1" --project "$folder" &&
        checksums "$folder" >"$first" &&
        "$scaffold" module Login --style "$1" --project "$folder" &&
        checksums "$folder" | diff "$first" - &&
        generate_page "$1"
}

# Generates the project of Tests/Fixtures/Pages/NAME.txt.
generate_page() { # NAME
    local folder="$scratch/$1"
    "$root/Scripts/page-project.py" "$scaffold" "$fixtures/Pages/$1.txt" "$folder" || return
    if [ -f "$folder/Package.swift" ]; then
        swiftc -typecheck -package-description-version 6.2.0 -I "$usr/lib/swift/pm/ManifestAPI" "$folder/Package.swift" || return
    fi
    if [ -d "$folder/Shop" ]; then
        mkdir "$folder/Sources" "$folder/Tests" && mv "$folder/Shop" "$folder/Sources" && mv "$folder/ShopTests" "$folder/Tests"
    fi
}

generate_fixture() { # FOLDER NAME
    cp -R "$fixtures/$1" "$scratch/$2" && "$scaffold" generate --project "$scratch/$2"
}

# Generates a project that uses only an example pack and the pack `mocks`.
generate_with_pack() { # PACK
    cp -R "$fixtures/Packs/$1" "$scratch/$1" && mkdir "$scratch/$1/packs" &&
        cp -R "$root/Examples/packs/$1" "$scratch/$1/packs" && "$scaffold" generate --project "$scratch/$1"
}

# Generates modules of each style, with all keys and with none, that combine each two values of options of the built-in packs.
generate_options() {
    local project="$scratch/options" styles=(viper viperPlain mvvm mvvmPlain reactive modelController) suffixes=(Protocol Interface none)
    local protocols=(one many) screens controls=(none actions) options name number=0 suffix style
    cp -R "$fixtures/Options" "$project"
    for style in "${!styles[@]}"; do
        screens=(code storyboard swiftui)
        [ "${styles[style]}" != modelController ] || screens=(code storyboard)
        for suffix in 0 1 2; do
            number=$((number + 1))
            name="${styles[style]^}$number"
            options="protocols: ${protocols[(style + suffix) % 2]}, suffix: ${suffixes[suffix]}"
            options+=", screens: ${screens[(style + suffix) % ${#screens[@]}]}"
            options+=", controls: ${controls[(1 + style / 2 + suffix) % 2]}"
            case ${styles[style]} in
            reactive)
                options+=", display: [{name: ${name}Row, members: 'let title: String'}], cells: [{name: ${name}Cell, display: ${name}Row,"
                options+=" actions: [didTapBuy]}, {name: ${name}HeaderView, view: UIView}, {name: ${name}TileCell, view: UICollectionViewCell}]"
                [[ $options == *swiftui* ]] || options+=", faces: [Map, List]"
                ;;
            modelController) options+=", refreshes: [viewDidLoad, viewWillAppear]" ;;
            esac
            {
                echo "module: $name"
                sed "s/NAME/$name/" "$fixtures/Options/Styles/${styles[style]}.yml"
                echo "deepLink: /$name$([[ ${styles[style]} == *Plain ]] || echo '?title={title}')"
                echo "options: {$options}"
            } >"$project/Specs/$name.yml"
        done
    done
    "$scaffold" generate --project "$project"
}

# Mocks Swift sources without a project. One thread and another order of files give the same bytes.
mock_shapes() {
    cp -R "$fixtures/Shapes" "$scratch/shapes" && cd "$scratch/shapes" &&
        "$scaffold" mocks --sources Sources --output Tests/Mocks --testable Shapes --cache "$scratch/cache" &&
        "$scaffold" mocks --sources Sources --output Tests/Mocks --testable Shapes --cache "$scratch/cache" --check &&
        ls -r Sources/*.swift >"$scratch/list" &&
        taskset -c 0 "$scaffold" mocks --filelist "$scratch/list" --output "$scratch/again" --testable Shapes --cache "$scratch/cache" &&
        diff -r Tests/Mocks "$scratch/again"
}

# Generates mocks in a module whose types have the names of Swift's own, and in its tests.
mock_names() {
    cp -R "$fixtures/SwiftNames" "$scratch/names" && cd "$scratch/names" &&
        "$scaffold" mocks --sources Sources --output Tests/Mocks --testable Names &&
        "$scaffold" mocks --sources Sources --output Mocks
}

# Uses one mock from eight threads, under the thread sanitizer.
hammer_mocks() {
    mkdir -p "$scratch/threads" && cd "$scratch/threads" && cp -R "$fixtures/Threads/." . &&
        "$scaffold" mocks --sources Sources --output Mocks --cache "$scratch/cache" &&
        swiftc -swift-version 6 -sanitize=thread Sources/*.swift Mocks/*.swift main.swift -o hammer && ./hammer
}

# Runs the network tests without a server, under the thread sanitizer, and without UIKit.
hammer_network() {
    local products="$scratch/network-threads"
    # shellcheck disable=SC2046
    mkdir -p "$products" &&
        swiftc -swift-version 6 -sanitize=thread -wmo -parse-as-library -module-name App -enable-testing -emit-module \
            -emit-module-path "$products/App.swiftmodule" -c -o "$products/App.o" $(swift_files "$scratch/network/Sources") &&
        swiftc -swift-version 6 -sanitize=thread -wmo -parse-as-library -I "$products" -load-plugin-library "$macros" \
            -module-name AppTests -c -o "$products/AppTests.o" "$scratch/TestMain.swift" $(swift_files "$scratch/network/Tests") &&
        swiftc -sanitize=thread "$products/AppTests.o" "$products/App.o" -use-ld=lld -lTesting -o "$products/AppTests" &&
        TSAN_OPTIONS=halt_on_error=1 "$products/AppTests" --testing-library swift-testing --filter 'Stub|BackgroundTask'
}

stand_in() {
    # shellcheck disable=SC2046
    swiftc -swift-version 6 "${strict[@]}" -module-name UIKit -emit-module -emit-module-path "$scratch/UIKit.swiftmodule" \
        -c -o "$scratch/UIKit.o" $(swift_files "$fixtures/UIKit") &&
        swiftc -swift-version 6 "${strict[@]}" -I "$scratch" -module-name SwiftUI -emit-module \
            -emit-module-path "$scratch/SwiftUI.swiftmodule" -c -o "$scratch/SwiftUI.o" $(swift_files "$fixtures/SwiftUI") &&
        for check in StandIn SwiftUI; do
            swiftc -swift-version 6 "${strict[@]}" -module-name Check -I "$scratch" $(swift_files "$fixtures/Checks/$check") "${stand_ins[@]}" \
                -o "$scratch/$check" && "$scratch/$check" || return
        done
}

# Generates the ticket list with a style and a value of `screens`.
generate_tickets() { # STYLE SCREENS
    local project="$scratch/tickets-$1-$2"
    cp -R "$fixtures/Tickets" "$project" && printf 'style: %s\noptions: {screens: %s}\n' "$1" "$2" >>"$project/scaffold.yml" &&
        "$scaffold" generate --project "$project"
}

# The same with an indentation of two spaces.
lint_narrow() {
    cp -R "$fixtures/Everything" "$scratch/narrow" &&
        sed -i 's/^options: {/options: {indent: 2, /' "$scratch/narrow/scaffold.yml" &&
        "$scaffold" generate --project "$scratch/narrow" &&
        rm -r "$scratch/narrow"/{Sources/App,Kit/Sources,Tests/AppTests}/*.swift &&
        sed 's/"spaces": 4/"spaces": 2/' "$root/.swift-format" >"$scratch/narrow.json" &&
        without_ignores "$scratch/linted-narrow" "$scratch/narrow" &&
        swift format lint --strict --parallel --recursive --configuration "$scratch/narrow.json" "$scratch/linted-narrow"
}

# Formatters ignore generated files in an app, but here the files must have the same style as others.
without_ignores() { # COPY FOLDER…
    local copy=$1 folder
    shift
    mkdir -p "$copy"
    for folder in "$@"; do cp -R --parents "$folder" "$copy"; done
    find "$copy" -name '*.swift' -exec sed -i '/^\/\/ swift-format-ignore-file$/d' {} +
}

lint() {
    without_ignores "$scratch/linted" "$sample/Sources" "$sample/Modules" "$sample/Tests" "$scratch"/{viper,mvvm,reactive-viper,model-controller} \
        "$scratch/everything" "$scratch/screens" "$scratch/options" "$scratch/mocks" "$scratch/network" "$scratch"/{viper-io,ribs,reducer}/{Sources,Tests} &&
        swift format lint --strict --parallel --recursive --configuration "$root/.swift-format" \
            "$scratch/linted" "$fixtures/UIKit" "$fixtures/SwiftUI" "$fixtures/Checks" "$fixtures/Shapes/Tests"
}

if [ $# -eq 0 ]; then set -- 6 6-main 5-complete 5-approachable; fi

# The group of tests that calls this script has built it already.
scaffold=${SCAFFOLD:-}
if [ -z "$scaffold" ]; then
    swift build --package-path "$root" --product scaffold >&2
    scaffold="$(swift build --package-path "$root" --show-bin-path)/scaffold"
fi
cat >"$scratch/TestMain.swift" <<'MAIN'
import Testing

@main
struct TestMain {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
MAIN
mkdir "$scratch/results"

# Runs a command in the background when fewer than JOBS others run.
jobs=${JOBS:-$(nproc)}
running=0
spawn() { # COMMAND…
    if [ "$running" -ge "$jobs" ]; then
        wait -n || true
        running=$((running - 1))
    fi
    "$@" &
    running=$((running + 1))
}

wait_for_all() {
    wait
    running=0
}

# Runs a step about the projects themselves, with its own results.
checks=0
tickets=()
check() { # NAME COMMAND…
    checks=$((checks + 1))
    spawn step "$(printf '%s/results/projects.%02d' "$scratch" "$checks")" "$@"
}

styles=(viper mvvm reactive-viper model-controller)
pages=()
for file in "$fixtures"/Pages/*.txt; do
    page=$(basename "$file" .txt)
    if [[ " ${styles[*]} " != *" $page "* ]]; then pages+=("$page"); fi
done
check "stand-ins for UIKit and SwiftUI, against their tables" stand_in
check "scaffold generate, with every option" generate_options
for style in "${styles[@]}"; do
    check "scaffold module Login --style $style" begin_module "$style"
done
for style in "${styles[@]}"; do
    for screens in code storyboard swiftui; do
        # A view of SwiftUI is not a view controller.
        if [ "$style $screens" = "model-controller swiftui" ]; then continue; fi
        check "scaffold generate, tickets with $style and $screens" generate_tickets "$style" "$screens"
        tickets+=("tickets-$style-$screens")
    done
done
check "scaffold generate, with SwiftUI screens" generate_fixture SwiftUIScreens screens
check "scaffold generate, with everything" generate_fixture Everything everything
check "scaffold generate, with roles of a team" generate_fixture Roles roles
check "scaffold generate, with every mock" generate_fixture Mocks mocks
check "scaffold generate, with the network" generate_fixture Network network
for pack in viper-io ribs reducer; do
    check "scaffold generate, with the pack $pack" generate_with_pack "$pack"
done
for page in "${pages[@]}"; do
    check "Tests/Fixtures/Pages/$page.txt" generate_page "$page"
done
check "scaffold mocks, of every protocol" mock_shapes
check "scaffold mocks, among Swift's names" mock_names
wait_for_all

# The slowest projects come first, so that no core waits at the end.
projects=(options shapes sample mocks everything network screens roles viper-io ribs reducer names "${pages[@]}" "${styles[@]}" "${tickets[@]}")
for project in "${projects[@]}"; do
    modes=("$@")
    case $project in
    tickets-*-code | tickets-*-storyboard) [ -n "${ALL_TICKETS:-}" ] || modes=("$1") ;;
    # The last mode is that of a new project in Xcode.
    *) if [[ " ${pages[*]} ${styles[*]} " == *" $project "* ]]; then mapfile -t modes < <(printf '%s\n' "$1" "${@: -1}" | uniq); fi ;;
    esac
    for mode in "${modes[@]}"; do spawn compile_project "$mode" "$project"; done
done
check "mocks under eight threads" hammer_mocks
check "network requests under the thread sanitizer" hammer_network
check "errors at the lines of specs" env SCAFFOLD="$scaffold" "$root/Scripts/check-spec-errors.sh" "$scratch"
check "docs/navigation.md" env SCAFFOLD="$scaffold" "$root/Scripts/check-navigation-page.sh" "$scratch"
check "docs/tutorial.md" env SCAFFOLD="$scaffold" "$root/Scripts/check-tutorial.sh" "$scratch"
check "sizes of modules" env SCAFFOLD="$scaffold" "$root/Scripts/module-sizes.sh"
check "docs/migrating-mocks.md" env SCAFFOLD="$scaffold" "$root/Scripts/check-migration.sh"
check "swift format lint --strict" lint
check "swift format lint --strict, indent: 2" lint_narrow
wait_for_all

echo "projects"
cat "$scratch"/results/projects.*
for mode in "$@"; do
    echo "$mode: swiftc $(flags_of "$mode")"
    for project in "${projects[@]}"; do cat "$scratch/results/$mode.$project" 2>/dev/null || true; done
done

passed=$(cat "$scratch"/results/* | grep -c '^  ok' || true)
failed=$(cat "$scratch"/results/* | grep -c '^  FAIL' || true)
echo "$SECONDS s"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
