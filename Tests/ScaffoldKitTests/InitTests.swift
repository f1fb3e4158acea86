import ScaffoldKit
import Testing

/// `scaffold init`.
struct InitTests {
    let scratch: ScratchProject

    init() throws {
        scratch = try ScratchProject()
    }

    private func check() -> RunReport {
        Scaffold.check(scratch.project)
    }

    @Test func newProjectIsUpToDate() throws {
        let report = Scaffold.initialize(scratch.project)
        #expect(report.text == "")
        let written = Set(report.changes.map(\.path))
        #expect(written.isSuperset(of: ["scaffold.yml", "Specs/README.md", "Specs/specs.schema.json", "AGENTS.md"]))
        #expect(check().status == .fine)
        #expect(check().text == "")
        #expect(try scratch.read("Specs/specs.schema.json") == SchemaKind.specs.text)
        #expect(Scaffold.start(scratch.project, names: ["Login"]).text == "")
        #expect(
            try scratch.read("Specs/Login.yml").hasPrefix(
                "# yaml-language-server: $schema=specs.schema.json\nmodule: Login\n"
            )
        )
        let again = Scaffold.initialize(scratch.project)
        #expect(again.changes.allSatisfy { $0.kind == .unchanged })
    }

    /// The module has the name that Xcode derives from the target.
    @Test(arguments: [
        ("class", "Class"), ("My Shop", "My_Shop"), ("my-shop", "my_shop"), ("2048 Game", "_048_Game"), ("Käse", ""),
        ("A - B", "A___B"),
    ])
    func moduleOfATarget(name: String, module: String) throws {
        #expect(Scaffold.initialize(scratch.project, name: name).text == "")
        let written = try scratch.read("scaffold.yml").matches(of: /\n    module: (.+)\n/).map { String($0.1) }
        #expect(written == (module.isEmpty ? [] : [module]))
    }

    /// The commented keys are examples, which users make their own.
    @Test func theExamplesInTheSettingsAreValid() throws {
        #expect(Scaffold.initialize(scratch.project).text == "")
        let lines = try scratch.read("scaffold.yml").split(separator: "\n").map(String.init)
        let examples = lines.map { line in line.wholeMatch(of: /# (\w+:.*|\ +\w+:.*)/).map { String($0.1) } ?? line }
        #expect(examples.contains("samples:"))
        // No spec declares the service.
        try scratch.write(examples.filter { !$0.hasPrefix("flags:") }.joined(separator: "\n"), to: "scaffold.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
    }

    @Test func aNameWithoutLetters() {
        #expect(
            Scaffold.initialize(scratch.project, name: "- -").text == """
                error: no Swift module can be named after `- -` [SC0107]
                  = help: write another name after `--name`

                """
        )
    }

    @Test(arguments: ["Sources", "Customer/Sources"])
    func sourcesWithoutAName(folder: String) throws {
        let root = scratch.project.root + "/Customer"
        try scratch.write("name: Customer\n", to: "Customer/project.yml")
        let project = folder == "Sources" ? Project(root: root, currentDirectory: root) : scratch.project
        #expect(Scaffold.initialize(project, sources: folder, tests: "Tests").text == "")
        let settings = try scratch.read(folder == "Sources" ? "Customer/scaffold.yml" : "scaffold.yml")
        #expect(settings.contains("app: Customer\ntargets:\n  Customer:\n    sources: \(folder)\n    tests: Tests\n"))
    }

    @Test(arguments: [
        (".", "expected a path inside the project, found `.` after `--sources`"),
        ("../x", "expected a path inside the project, found `../x` after `--sources`"),
    ])
    func folderOutside(sources: String, message: String) {
        #expect(
            Scaffold.initialize(scratch.project, sources: sources).text == """
                error: \(message) [SC0602]
                  = help: write a path inside the project's folder, without `..` and without `/` at either end

                """
        )
    }

    @Test func fileInPlaceOfAFolder() throws {
        try scratch.write("struct A {}\n", to: "Shop/A.swift")
        try scratch.write("struct B {}\n", to: "B.swift")
        #expect(
            Scaffold.initialize(scratch.project, sources: "Shop/A.swift", tests: "B.swift").text == """
                B.swift: error: expected a folder, found a file [SC0808]
                  = help: write the path of a folder

                Shop/A.swift: error: expected a folder, found a file [SC0808]
                  = help: write `--sources Shop`

                """
        )
    }

    /// The error is in the text of a file that doesn't exist.
    @Test func sourcesAndTestsInOneFolder() throws {
        try scratch.write("struct A {}\n", to: "Shop/A.swift")
        #expect(
            Scaffold.initialize(scratch.project, sources: "Shop", tests: "Shop").text == """
                scaffold.yml:7:12: error: the folder `Shop` has both sources and tests [SC0615]
                7 |     tests: Shop
                  |            ^^^^
                  = help: give the tests a folder of their own
                  = note: scaffold.yml:6:14: the folder of the sources is named here
                  = note: the command has not written this file

                """
        )
        #expect(try scratch.paths() == ["Shop", "Shop/A.swift"])
    }

    @Test func misspelledFolder() throws {
        try scratch.write("struct A {}\n", to: "Shop/A.swift")
        #expect(
            Scaffold.initialize(scratch.project, sources: "Shpo", tests: "ShopTests").text == """
                error: missing folder `Shpo` after `--sources` [SC0104]
                  = help: did you mean `Shop`? if not, create the folder first

                """
        )
        #expect(
            Scaffold.initialize(scratch.project, sources: "Library", tests: "LibraryTests", isDryRun: true).text == ""
        )
    }

    @Test func folderOfAProject() throws {
        #expect(Scaffold.initialize(scratch.project).text == "")
        let folder = scratch.project.root + "/Apps/Driver"
        try scratch.write("", to: "Apps/Driver/.keep")
        #expect(
            Scaffold.initialize(Project(root: scratch.project.root, currentDirectory: folder), name: "Driver").text
                == """
                ../../scaffold.yml: error: this folder is in a project that is set up already [SC0112]
                  = help: add `--project .` to set up another project in this folder

                """
        )
        #expect(Scaffold.initialize(Project(root: folder, currentDirectory: folder)).text == "")
        #expect(try scratch.read("Apps/Driver/scaffold.yml").contains("app: Driver\n") == false)
    }

    @Test func unitTestsAreProposed() throws {
        for folder in ["MyApp", "UITests", "UnitTests", "Tuist/Helpers", "vendor/ruby"] {
            try scratch.write("struct A {}\n", to: "\(folder)/A.swift")
        }
        #expect(check().text.contains("help: run `scaffold init --sources MyApp --tests UnitTests`"))
    }

    @Test func filesInDeepFoldersAreSeen() throws {
        try scratch.write("struct A {}\n", to: "Packages/Core/Sources/Core/A.swift")
        #expect(check().text.contains("[SC0102]"))
    }

    /// `init` remembers the settings that it writes.
    @Test func aNewSpecIsNotMissingBecauseOfTheSettings() throws {
        #expect(Scaffold.initialize(scratch.project).text == "")
        #expect(try scratch.read(".scaffold/project.manifest").contains("scaffold.yml"))
        try scratch.write("module: Pier\npresentation: root\n", to: "Specs/Pier.yml")
        #expect(check().status == .drift)
        #expect(check().changes.compactMap(\.cause) == [])
        try scratch.write(scratch.read("scaffold.yml") + "# A comment\n", to: "scaffold.yml")
        #expect(Set(check().changes.compactMap(\.cause)) == ["scaffold.yml"])
    }

    @Test func ownFilesStay() throws {
        try scratch.write("Our rules.\n", to: "AGENTS.md")
        #expect(Scaffold.initialize(scratch.project).text == "")
        #expect(try scratch.read("AGENTS.md") == "Our rules.\n")
    }

    @Test func foldersWithSpacesAreQuotedInTheCommand() throws {
        try scratch.write("struct A {}\n", to: "My App/A.swift")
        #expect(
            Scaffold.initialize(scratch.project).text.contains(
                "run `scaffold init --sources 'My App' --tests 'My AppTests'`"
            )
        )
    }

    /// In a folder of many projects, the first one is not proposed.
    @Test func foldersOfSeveralAppsAreNotGuessed() throws {
        try scratch.write("struct A {}\n", to: "Books/App/A.swift")
        try scratch.write("struct B {}\n", to: "tmp/B.swift")
        let text = """
            error: this folder has Swift code and is not set up for scaffold [SC0102]
              = help: go to the folder of your app; if you are in it, run `scaffold init --sources <dir> --tests <dir>`

            """
        #expect(Scaffold.initialize(scratch.project).text == text)
        #expect(check().text == text)
        try scratch.write("", to: "Books.xcodeproj/project.pbxproj")
        #expect(check().text.contains("run `scaffold init --sources Books --tests BooksTests`"))
    }

    @Test(arguments: ["BUILD.bazel", "WORKSPACE", "MODULE.bazel", "project.yaml", "Workspace.swift", ".git/HEAD"])
    func aProjectIsRecognised(by file: String) throws {
        try scratch.write("struct A {}\n", to: "Books/App/A.swift")
        try scratch.write("struct B {}\n", to: "Kit/B.swift")
        #expect(check().text.contains("--sources <dir>"))
        try scratch.write("", to: file)
        #expect(check().text.contains("help: run `scaffold init --sources Books --tests BooksTests`"))
    }

    @Test func aFolderOfAGitRepositoryIsAProject() throws {
        try scratch.write("", to: ".git/HEAD")
        try scratch.write("struct A {}\n", to: "ios/Books/A.swift")
        try scratch.write("struct B {}\n", to: "ios/Kit/B.swift")
        let root = scratch.project.root + "/ios"
        let project = Project(root: root, currentDirectory: root)
        #expect(
            Scaffold.check(project).text.contains(
                "help: run `scaffold init --sources Books --tests BooksTests`"
            )
        )
    }

    @Test func theFolderWithTestsIsTheApp() throws {
        for name in ["Account", "Shop", "ShopTests", "Widget"] {
            try scratch.write("struct \(name) {}\n", to: "\(name)/A.swift")
        }
        let command = "help: run `scaffold init --sources Shop --tests ShopTests`"
        #expect(check().text.contains(command))
        try scratch.write("struct AccountTests {}\n", to: "AccountTests/A.swift")
        #expect(check().text.contains("--sources <dir>"))
    }

    @Test(arguments: [
        ("ios/Shop.xcodeproj/p ios/Shop/A.swift ios/ShopTests/T.swift .git/HEAD", "ios/Shop --tests ios/ShopTests"),
        ("Kit/Kit.xcodeproj/p Kit/Kit/A.swift", "Kit/Kit --tests Kit/KitTests"),
        ("Shop.xcodeproj/p ios/Shop/A.swift ios/ShopTests/T.swift", "ios/Shop --tests ios/ShopTests"),
        ("Shop.xcodeproj/p App/AppDelegate.swift Modules/Shop/A.swift", "App --tests AppTests"),
        ("Shop.xcodeproj/p App/AppDelegate.swift App/Screens/Shop/A.swift", "App --tests AppTests"),
        (
            "Shop.xcodeproj/p App/A.swift Packages/Shop/Package.swift Packages/Shop/Sources/S.swift",
            "App --tests AppTests"
        ),
        (
            "Package.swift Sources/Core/A.swift Sources/Shop/Shop.swift Tests/ShopTests/T.swift",
            "Sources/Shop --tests Tests/ShopTests"
        ),
        ("Package.swift Sources/A/A.swift Sources/B/BApp.swift", "Sources/B --tests Tests/BTests"),
        ("ios/A/A.xcodeproj/p ios/A/A/A.swift ios/B/B.xcodeproj/p ios/B/B/B.swift .git/HEAD", "<dir> --tests <dir>"),
        ("App.xcodeproj/p App/Sources/A.swift App/Tests/T.swift", "App/Sources --tests App/Tests"),
        ("App.xcodeproj/p App/A.swift App/Tests/T.swift", "App --tests App/Tests"),
        ("Shop.iOS.xcodeproj/p Shop.iOS/A.swift Shop.iOSTests/T.swift", "Shop.iOS --tests Shop.iOSTests"),
        ("Shop-iOS.xcodeproj/p Core/A.swift CoreTests/A.swift shop/A.swift", "shop --tests CoreTests"),
        ("Shop.xcodeproj/p Packages/A/Package.swift Packages/A/A.swift Source/B.swift", "Source --tests SourceTests"),
    ])
    func foldersOfAnApp(files: String, folders: String) throws {
        for file in files.split(separator: " ") { try scratch.write("", to: String(file)) }
        #expect(Scaffold.initialize(scratch.project).text.contains("run `scaffold init --sources \(folders)`"))
    }

    @Test func codeWithoutAFolder() throws {
        for file in ["Shop.xcodeproj/p", "AppDelegate.swift", "Models/A.swift"] { try scratch.write("", to: file) }
        let help =
            "move the app's Swift files into a folder such as `App`, then run `scaffold init --sources App --tests AppTests`"
        #expect(Scaffold.initialize(scratch.project).text.contains(help))
    }

    @Test func theModuleIsTheOneThatMostTestsImport() throws {
        try scratch.write("", to: "Shop-iOS.xcodeproj/p")
        try scratch.write("struct A {}\n", to: "App/A.swift")
        try scratch.write("import XCTest\n@testable import Core\n@testable import Shop\n", to: "AppTests/A.swift")
        try scratch.write("@testable import Shop // Core\n", to: "AppTests/Inner/B.swift")
        #expect(Scaffold.initialize(scratch.project, sources: "App").text == "")
        #expect(try scratch.read("scaffold.yml").contains("    module: Shop\n"))
        try scratch.remove("scaffold.yml")
        try scratch.write("", to: "AppTests/Inner/B.swift")
        #expect(Scaffold.initialize(scratch.project, sources: "App").text == "")
        #expect(try scratch.read("scaffold.yml").contains("    module: Shop_iOS\n"))
    }

    @Test func projectInASubfolderIsNamed() throws {
        try scratch.write("struct A {}\n", to: "ios/Shop/A.swift")
        try scratch.write("app: Shop\n", to: "ios/scaffold.yml")
        #expect(
            check().text == """
                error: this folder has Swift code and is not set up for scaffold [SC0102]
                  = help: a project is in `ios`: go to this folder, or add `--project ios`

                """
        )
        for folder in ["old", "apps/new", "app"] { try scratch.write("app: Shop\n", to: "\(folder)/scaffold.yml") }
        #expect(check().text.contains("  = help: a project is in `app`: go to this folder"))
    }

    @Test func theCommandNamesTheFolderOfTheProject() throws {
        try scratch.write("struct A {}\n", to: "ios/Shop/A.swift")
        let root = scratch.project.root
        let project = Project(root: root + "/ios", currentDirectory: root)
        #expect(
            Scaffold.initialize(project).text.contains(
                "run `scaffold init --project ios --sources Shop --tests ShopTests`"
            )
        )
    }

    @Test(arguments: [
        (["App/Sourcs", "App/Tests"], "`App/Sourcs` after `--sources`", "App/Sources"),
        (["App/Sources", "App/tests"], "`App/tests` after `--tests`", "App/Tests"),
    ])
    func misspelledInnerFolder(folders: [String], found: String, meant: String) throws {
        try scratch.write("", to: "App/Sources/A.swift")
        try scratch.write("", to: "App/Tests/T.swift")
        #expect(
            Scaffold.initialize(scratch.project, sources: folders[0], tests: folders[1]).text == """
                error: missing folder \(found) [SC0104]
                  = help: did you mean `\(meant)`? if not, create the folder first

                """
        )
    }

    @Test(arguments: ["Tests/PayTests", "AppUnitTests"])
    func newFolderOfTests(folder: String) throws {
        try scratch.write("", to: "App/A.swift")
        for name in ["Tests/AppTests", "AppTests"] { try scratch.write("", to: "\(name)/T.swift") }
        #expect(Scaffold.initialize(scratch.project, sources: "App", tests: folder, isDryRun: true).text == "")
    }

    @Test func foldersOfAnAppMustBeGiven() throws {
        try scratch.write("import UIKit\n", to: "Shop/AppDelegate.swift")
        #expect(
            Scaffold.initialize(scratch.project).text == """
                error: this folder has Swift code and is not set up for scaffold [SC0102]
                  = help: run `scaffold init --sources Shop --tests ShopTests`

                """
        )
        #expect(
            Scaffold.initialize(scratch.project, name: "Bar", tests: "UnitTests").text.contains(
                "run `scaffold init --name Bar --sources Shop --tests UnitTests`"
            )
        )
        try scratch.write("", to: "Fancy-Shop.xcodeproj/project.pbxproj")
        #expect(Scaffold.initialize(scratch.project, sources: "./Shop/").text == "")
        #expect(
            try scratch.read("scaffold.yml").contains(
                """
                app: Fancy-Shop
                targets:
                  Fancy-Shop:
                    sources: Shop
                    tests: ShopTests
                    module: Fancy_Shop

                """
            )
        )
        #expect(
            Scaffold.initialize(scratch.project, name: "Shop", sources: "Shop").text == """
                scaffold.yml: error: the project is set up already, so `--name`, `--sources` would have no effect [SC0112]
                  = help: set `app` and `targets` in `scaffold.yml`, then run `scaffold init` without `--name`, `--sources`

                """
        )
    }
}
