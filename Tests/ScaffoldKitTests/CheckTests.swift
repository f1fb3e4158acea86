import Foundation
import Output
import ScaffoldKit
import Testing

/// `scaffold check` and `scaffold diff` on a project of two modules.
struct CheckTests {
    let scratch: ScratchProject

    init() throws {
        scratch = try ScratchProject()
        try scratch.write(
            "module: Login\nstyle: viper\npresentation: tab(0)\nprotocols:\n  view: |\n    var heading: String { get }\n",
            to: "Specs/Login.yml"
        )
        try scratch.write("module: Feed\nstyle: mvvm\npresentation: tab(1)\n", to: "Specs/Feed.yml")
        #expect(generate().status == .fine)
    }

    static let generated = "Sources/App/Modules/Login/Generated/LoginContracts.swift"
    static let presenter = "Sources/App/Modules/Login/LoginPresenter.swift"

    func generate(forces: Bool = false) -> RunReport {
        Scaffold.generate(scratch.project, forces: forces)
    }

    func check() -> RunReport {
        Scaffold.check(scratch.project)
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
    }

    /// Returns the files that `check` reports, each with its state.
    func drift() -> [String] {
        check().changes.compactMap { change in change.drift.map { "\($0) \(change.path)" } }
    }

    @Test(arguments: Change.Kind.allCases)
    func everyKindOfChangeHasAName(kind: Change.Kind) {
        #expect(FileChange.Kind(rawValue: kind.rawValue) != nil)
    }

    @Test func nothingHasDriftedAfterGenerate() {
        #expect(drift() == [])
        #expect(check().status == .fine)
        #expect(check().text == "")
    }

    @Test func eachKindOfDriftHasADiffAndIsFixed() throws {
        let tool = try #require(check().changes.map(\.path).first { $0.contains("Login/Generated/") })
        let other = try #require(check().changes.map(\.path).last { $0.contains("Login/Generated/") })
        let before = try text(tool)
        try scratch.write(before + "// mine\n", to: tool)
        try scratch.remove(other)
        try scratch.remove("Specs/Feed.yml")
        try scratch.write(text("Specs/Login.yml") + "    var note: String { get }\n", to: "Specs/Login.yml")
        try scratch.write("<<<<<<< HEAD\n" + text(Self.presenter), to: Self.presenter)
        let report = check()
        #expect(report.status == .drift)
        let kinds = Set(report.changes.compactMap(\.drift))
        #expect(kinds == [.edited, .missing, .leftOver, .conflicted, .stale])
        for change in report.changes where change.kind == .edited {
            #expect(change.path == tool)
            #expect(change.diff().contains("-// mine\n"))
        }
        #expect(report.text == "")
        let shown = Scaffold.diff(scratch.project)
        for change in shown.changes where change.drift == .edited || change.drift == .conflicted {
            #expect(change.diff() == "")
        }
        #expect(shown.text.contains(": warning: `\(tool)` is a generated file and has been edited [SC0820]"))
        #expect(shown.text.contains(": warning: `\(Self.presenter)` has conflicts [SC0820]"))
        let worst = report.driftDiagnostics(1).rendered(format: .github)
        #expect(worst.hasPrefix("::error file=\(Self.presenter),line=1,"))
        let shown9 = report.driftDiagnostics(9).rendered(format: .github).split(separator: "\n")
        #expect(shown9.count == 9)
        #expect(shown9[0].contains("file=\(Self.presenter),") && shown9[1].contains("file=\(tool),"))

        #expect(generate().status == .failed)
        #expect(generate(forces: true).status == .drift)
        try scratch.write(text(Self.presenter).replacing("<<<<<<< HEAD\n", with: ""), to: Self.presenter)
        #expect(generate().status == .fine)
        #expect(drift() == [])
    }

    @Test func dryRunReportsFilesToOverwrite() throws {
        try scratch.write("mine\n", to: Self.generated)
        let copy = ".scaffold/local/rescued/\(Self.generated)"
        let text = Scaffold.generate(scratch.project, forces: true, isDryRun: true).text
        #expect(text.contains("`\(Self.generated)` would be overwritten, although its text had changed since scaffold"))
        #expect(text.contains("a copy of the old text would be in `\(copy)."))
    }

    @Test func aChangedSpecMakesFilesStale() throws {
        try scratch.write(text(Self.presenter) + "// mine\n", to: Self.presenter)
        try scratch.write(
            "module: Login\nstyle: viper\npresentation: tab(0)\nprotocols:\n  view: |\n    var heading: String { get }\n    var note: String { get }\n",
            to: "Specs/Login.yml"
        )
        let found = drift()
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.hasPrefix("stale ") || $0.hasPrefix("missing ") })
        let diff = Scaffold.diff(scratch.project).changes.map { $0.diff() }.joined()
        #expect(diff.contains("+    var note: String"))
        _ = generate()
        #expect(drift() == [])
        #expect(try text(Self.presenter).contains("// mine"))
    }

    @Test func onlyAnInputThatChangedAFileIsItsCause() throws {
        try scratch.write("# A comment\n", to: "scaffold.yml")
        #expect(generate().status == .fine)
        let text = try text("Specs/Login.yml")
        let name = "Sources/App/Modules/Login/LoginViewController.swift"
        try scratch.write(self.text(name).replacing("var heading: String", with: "var heading: Int"), to: name)
        try scratch.write(text.replacing("heading: String", with: "heading: Bool"), to: "Specs/Login.yml")
        #expect(Set(check().changes.filter { $0.drift != nil }.map(\.cause)) == ["Specs/Login.yml"])
        #expect(generate().status == .drift)
        #expect(drift() == ["conflicted \(name)"])
        #expect(check().changes.compactMap(\.cause) == [])
    }

    /// If an input has changed without an effect, it is not the cause of files that are missing for another reason.
    @Test func newSpecsAndDeletedFilesHaveNoCause() throws {
        try scratch.write("# A comment\n" + text("Specs/Login.yml"), to: "Specs/Login.yml")
        try scratch.write("module: Other\npresentation: tab(7)\n", to: "Specs/Other.yml")
        let changes = check().changes.filter { $0.path.hasPrefix("Sources/App/Modules/Other/") }
        #expect(!changes.isEmpty && changes.allSatisfy { $0.drift == .missing && $0.cause == nil })
        _ = generate()
        try scratch.write("# A comment\n# Another\n" + text("Specs/Other.yml"), to: "Specs/Other.yml")
        try scratch.remove(Self.generated)
        #expect(
            check().changes.first { $0.path == Self.generated }.map { $0.drift == .missing && $0.cause == nil } == true
        )
    }

    @Test func theReportIsTheSameOnEveryMachine() throws {
        try scratch.write("module: Login\nstyle: viper\n", to: "Specs/Login.yml")
        let copy = try ScratchProject(copying: scratch.root)
        let first = check()
        let second = Scaffold.check(copy.project)
        #expect(first.text == second.text)
        #expect(first.changes.map { $0.diff() } == second.changes.map { $0.diff() })
        #expect(!first.text.contains(scratch.root.path))
    }

    @Test func anInterruptedRunIsReportedUntilItIsFinished() throws {
        let manifest = ".scaffold/manifests/Specs/Login.yml.manifest"
        let lines = try text(manifest).split(separator: "\n")
        let line = try #require(lines.first { $0.hasSuffix(Self.presenter) })
        let pending = line.replacing("\twritten\t", with: "\tpending\t") + "\t" + String(repeating: "0", count: 32)
        try scratch.write(text(manifest) + pending + "\n", to: manifest)
        #expect(drift() == ["interrupted \(Self.presenter)"])
        #expect(generate().status == .fine)
        #expect(drift() == [])
        #expect(try text(manifest).split(separator: "\n") == lines)
    }

    @Test func aReadOnlyCheckoutCanBeChecked() throws {
        let files = FileManager.default
        let paths = try scratch.paths().map { scratch.root.appending(path: $0).path } + [scratch.root.path]
        for path in paths { try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path) }
        #expect(check().status == .fine)
        for path in paths { try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    }

    @Test func aRunWithNothingToDoIsRemembered() throws {
        // A file that is as new as the run is not trusted.
        Thread.sleep(forTimeInterval: 0.02)
        #expect(generate().status == .fine)
        let cache = scratch.root.appending(path: ".scaffold/local/cache").path
        #expect(FileManager.default.fileExists(atPath: cache))
        let saved = try FileManager.default.attributesOfItem(atPath: cache)[.systemFileNumber] as? Int
        #expect(generate().status == .fine)
        #expect(
            try FileManager.default.attributesOfItem(atPath: cache)[.systemFileNumber] as? Int == saved,
            "the second run is spared"
        )
        let fresh = Scaffold.generate(scratch.project, usesCache: false)
        #expect(generate().changes == fresh.changes)
        #expect(generate().changes.allSatisfy { $0.kind == .unchanged })
    }

    @Test func runWithWarningsIsRemembered() throws {
        try scratch.write(
            "module: Feed\nstyle: mvvm\npresentation: tab(1)\nprotocols:\n  viewModel: |\n    func a()\n    func b()\n",
            to: "Specs/Feed.yml"
        )
        try scratch.write("budget: {functions: 1}\nwarnings: {SC0642: off}\n", to: "scaffold.yml")
        #expect(generate().text.contains("Specs/Feed.yml:7:10: warning: "))
        Thread.sleep(forTimeInterval: 0.02)
        let fresh = generate()
        let cache = scratch.root.appending(path: ".scaffold/local/cache").path
        let saved = try FileManager.default.attributesOfItem(atPath: cache)[.systemFileNumber] as? Int
        let cached = generate()
        #expect(
            try FileManager.default.attributesOfItem(atPath: cache)[.systemFileNumber] as? Int == saved,
            "the second run is spared"
        )
        #expect(cached.text == fresh.text)
        #expect(cached.changes == fresh.changes)
        #expect(check().text == fresh.text)
        try scratch.write("module: Feed\nstyle: mvvm\npresentation: tab(1)\n", to: "Specs/Feed.yml")
        #expect(generate().text == "")
    }

    @Test func manifestsAndBasesMustBeCommitted() throws {
        let manifest = ".scaffold/manifests/Specs/Login.yml.manifest"
        let before = try text(manifest)
        try scratch.remove(manifest)
        #expect(drift() == ["missing \(manifest)"])
        #expect(generate().status == .fine)
        #expect(drift() == [])
        try scratch.write(
            before.replacing(/written\t[0-9a-f]{32}/, with: "written\t" + String(repeating: "0", count: 32)),
            to: manifest
        )
        #expect(drift() == ["stale \(manifest)"])
        #expect(generate().status == .fine)
        #expect(try text(manifest) == before)
        let base = try #require(try scratch.paths().first { $0.hasSuffix("Login.yml.bases") })
        try scratch.remove(base)
        #expect(drift() == ["missing \(base)"])
        #expect(generate().status == .fine)
        #expect(drift() == [])
        try scratch.write("torn", to: base)
        let full = Scaffold.check(scratch.project, usesCache: false)
        #expect(full.changes.filter { $0.drift != nil }.map(\.path) == [base])
        #expect(Scaffold.generate(scratch.project, usesCache: false).status == .fine)
        #expect(drift() == [])
        // A deleted file is missing if others need it, and otherwise its deletion is respected.
        try scratch.remove("Tests/AppTests/Login/LoginModuleTests.swift")
        #expect(drift() == [])
        try scratch.remove(Self.presenter)
        #expect(drift() == ["missing \(Self.presenter)"])
    }

    /// The next run notices any change after a run with nothing to do.
    @Test(arguments: [
        "edit", "touch", "delete", "newSpec", "changedSpec", "settings", "sameSizeAndTime", "editPerson",
        "deletePerson", "manifest",
    ])
    func theCacheHidesNothing(change: String) throws {
        _ = generate()
        _ = generate()
        let tool = try #require(check().changes.map(\.path).first { $0.contains("Login/Generated/") })
        let file = scratch.root.appending(path: tool).path
        switch change {
        case "edit": try scratch.write(text(tool) + "// mine\n", to: tool)
        case "touch": try FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: file)
        case "delete": try scratch.remove(tool)
        case "newSpec": try scratch.write("module: More\nstyle: mvvm\n", to: "Specs/More.yml")
        case "changedSpec": try scratch.write("module: Login\nstyle: viper\n", to: "Specs/Login.yml")
        case "settings": try scratch.write("app: Other\n", to: "scaffold.yml")
        case "sameSizeAndTime":
            let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
            let swapped = String(try text(tool).map { $0 == "e" ? "f" : $0 })
            try scratch.write(swapped, to: tool)
            try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: file)
        case "editPerson": try scratch.write("<<<<<<< HEAD\n" + text(Self.presenter), to: Self.presenter)
        case "deletePerson": try scratch.remove(Self.presenter)
        default: try scratch.remove(".scaffold/manifests")
        }
        let cached = check()
        let fresh = Scaffold.check(scratch.project, usesCache: false)
        #expect(cached.changes == fresh.changes)
        #expect(cached.text == fresh.text)
        if ["edit", "delete", "newSpec", "changedSpec", "sameSizeAndTime", "editPerson"].contains(change) {
            #expect(cached.status == .drift)
        }
    }

    /// A clone lacks `.scaffold`, and perhaps the generated files, if `.gitignore` names them.
    @Test func foldersThatAreNotInGit() throws {
        try scratch.write(text(Self.presenter) + "// mine\n", to: Self.presenter)
        try scratch.remove(".scaffold")
        #expect(drift().allSatisfy { $0.hasPrefix("missing .scaffold/") })
        #expect(
            check().text == """
                \(Self.presenter): warning: the last generated version of `\(Self.presenter)` is unknown, so nothing is merged into it [SC0815]
                  = help: put the folder `.scaffold` into git: it has the last generated versions

                """
        )
        for module in ["Login", "Feed"] {
            try scratch.remove("Sources/App/Modules/\(module)/Generated")
        }
        try scratch.remove("Tests/AppTests/Mocks/LoginMocks.swift")
        let text = check().text
        #expect(text.hasPrefix("\(Self.presenter): error: `\(Self.presenter)` exists already"))
        #expect(text.hasSuffix("  = note: if scaffold has written it, the folder `.scaffold` is not in git\n"))
    }
}
