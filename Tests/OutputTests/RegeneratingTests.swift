import Diagnostics
import Support
import Testing

@testable import Output

/// What happens to user-owned files over several runs.
struct RegeneratingTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    static let path = "Sources/Login/LoginPresenter.swift"

    /// A file that is merged by lines.
    static let textPath = "Sources/Login/Login.txt"

    static func presenter(_ text: String, _ path: String = path) -> [PlannedFile] {
        [
            output(path, text, .user, template: "presenter"),
            output("Sources/Login/Generated/a.swift", "a\n", template: "a"),
        ]
    }

    static func body(_ title: String, _ stubs: String = "") -> String {
        "final class LoginPresenter {\n    let title = \"\(title)\"\n\n    func start() {\n    }\n\(stubs)}\n"
    }

    static let stub = "\n    /// Shows it.\n    func show(_ error: String) {\n        fatalError()\n    }\n"

    static let chain = "Tests/Login/LoginChainTests.swift"

    /// The presenter, and a test of a chain of calls, as a spec has it while it has the chain.
    static func withChain(_ version: Int) -> [PlannedFile] {
        presenter(body("1")) + [output(chain, "// \(version)\n\n\n", .user, template: "chain")]
    }

    // MARK: - Files that no spec asks for

    @Test func anUneditedFileThatNoSpecAsksForIsRemovedAndCreatedAgain() throws {
        #expect(project.generate(Self.withChain(1)).found == [])
        #expect(project.generate(Self.presenter(Self.body("1"))).changes == ["remove \(Self.chain)"])
        #expect(try project.files()["Tests"] == nil)
        #expect(project.text(".scaffold/bases/Specs/Login.yml.bases")?.contains("// 1") == false)
        #expect(project.generate(Self.withChain(2)).changes == ["create \(Self.chain)"])
    }

    @Test func anEditedFileThatNoSpecAsksForIsListedInEachRunAndMergedWhenItIsAskedForAgain() throws {
        project.generate(Self.withChain(1))
        try project.write("// 1\n\n\nmine\n", to: Self.chain)
        let without = Self.presenter(Self.body("1"))
        #expect(
            project.generate(without).lines == [
                """
                \(Self.chain): warning: `\(Self.chain)` is left over: it is no longer generated, but it was edited [SC0816]
                help: if you don't need it: `rm \(Self.chain)`
                """
            ]
        )
        let before = try project.fingerprint()
        for _ in 0..<3 {
            let again = project.generate(without)
            #expect(again.changes == ["leftOver \(Self.chain)"])
            #expect(again.found == ["SC0816 \(Self.chain)"])
            #expect(again.changeSet?.changes.contains(where: \.isDrift) == true)
        }
        #expect(project.check(without).changes == ["leftOver \(Self.chain)"])
        // A run of other specs doesn't mention it.
        #expect(project.generate(without, isComplete: false).lines == [])
        #expect(try project.fingerprint() == before)

        let again = project.generate(Self.withChain(2))
        #expect(again.changes == ["merge \(Self.chain)"])
        #expect(again.lines == [])
        #expect(project.text(Self.chain) == "// 2\n\n\nmine\n")
    }

    @Test func aLeftoverIsForgottenOnceItIsDeletedOrUnedited() throws {
        for isDeleted in [true, false] {
            project.generate(Self.withChain(1))
            try project.write("// 1\n\n\nmine\n", to: Self.chain)
            #expect(project.generate(Self.presenter(Self.body("1"))).changes == ["leftOver \(Self.chain)"])
            if isDeleted { try project.remove(Self.chain) } else { try project.write("// 1\n\n\n", to: Self.chain) }
            #expect(
                project.generate(Self.presenter(Self.body("1"))).changes == (isDeleted ? [] : ["remove \(Self.chain)"])
            )
            #expect(project.text(".scaffold/manifests/Specs/Login.yml.manifest")?.contains(Self.chain) == false)
            #expect(project.generate(Self.withChain(1)).changes == ["create \(Self.chain)"])
        }
    }

    @Test func aDeletedLeftoverIsCreatedWhenItIsAskedForAgain() throws {
        project.generate(Self.withChain(1))
        try project.write("mine\n", to: Self.chain)
        project.generate(Self.presenter(Self.body("1")))
        try project.remove(Self.chain)
        project.generate(Self.presenter(Self.body("1")))
        #expect(project.generate(Self.withChain(1)).changes == ["create \(Self.chain)"])
    }

    @Test func leftoversOfOneSpecAreOneWarning() throws {
        let module = (1...3).map { output("B/it's \($0).swift", "1\n", .user, spec: "Specs/B.yml") }
        project.generate(Self.presenter(Self.body("1")) + module)
        for file in module { try project.write("mine\n", to: file.path) }
        let outcome = project.generate(Self.presenter(Self.body("1")))
        #expect(outcome.changes == module.map { "leftOver \($0.path)" })
        #expect(
            outcome.lines == [
                """
                B/it's 1.swift: warning: 3 files of `Specs/B.yml` are left over: they are no longer generated, but they were edited [SC0816]
                help: if you don't need them: `rm 'B/it'\\''s 1.swift' 'B/it'\\''s 2.swift' 'B/it'\\''s 3.swift'`
                """
            ]
        )
        for file in module { try project.remove(file.path) }
        #expect(project.generate(Self.presenter(Self.body("1"))).changes == [])
        #expect(project.text(".scaffold/manifests/Specs/B.yml.manifest") == nil)
        #expect(project.text(".scaffold/bases/Specs/B.yml.bases") == nil)
    }

    @Test func aModuleThatNoSpecAsksForIsRemovedExceptForEdits() throws {
        let module = [
            output("B/made.swift", "1\n", spec: "Specs/B.yml"), output("B/edited.swift", "1\n", spec: "Specs/B.yml"),
            output("B/person.swift", "1\n", .user, spec: "Specs/B.yml"),
            output("B/mine.swift", "1\n", .user, spec: "Specs/B.yml"),
            output("B/gone.swift", "1\n", .user, spec: "Specs/B.yml"),
        ]
        project.generate(Self.presenter(Self.body("1")) + module)
        try project.write("mine\n", to: "B/edited.swift")
        try project.write("mine\n", to: "B/mine.swift")
        try project.remove("B/gone.swift")
        #expect(project.generate(Self.presenter(Self.body("1")), isComplete: false).changes == [])
        let outcome = project.generate(Self.presenter(Self.body("1")))
        #expect(
            outcome.changes == [
                "leftOver B/edited.swift", "remove B/made.swift", "leftOver B/mine.swift", "remove B/person.swift",
            ]
        )
        #expect(outcome.found == ["SC0816 B/edited.swift"])
        #expect(
            try project.sources().filter { $0.key.hasPrefix("B/") } == [
                "B/edited.swift": "mine\n", "B/mine.swift": "mine\n",
            ]
        )
        let manifest = try #require(project.text(".scaffold/manifests/Specs/B.yml.manifest"))
        #expect(manifest.split(separator: "\n").count == 3)
    }

    @Test func foldersThatRemovalsEmptyAreRemoved() throws {
        project.generate(Self.presenter(Self.body("1")) + [output("B/C/made.swift", "1\n", spec: "Specs/B.yml")])
        #expect(project.generate(Self.presenter(Self.body("1"))).changes == ["remove B/C/made.swift"])
        #expect(try project.files()["B"] == nil)
    }

    @Test func onlyOutputsOfTheGivenPacksAreLeftOver() throws {
        project.generate(Self.withChain(1))
        #expect(project.generate(Self.presenter(Self.body("1"))) { $0.packs = ["mvvm"] }.changes == [])
        #expect(project.text(Self.chain) != nil)
        #expect(
            project.generate(Self.presenter(Self.body("1"))) { $0.packs = ["viper"] }.changes == [
                "remove \(Self.chain)"
            ]
        )
    }

    // MARK: - Conflicts

    @Test func aConflictStaysUntilItIsResolvedAndIsThenDone() throws {
        try project.run(Self.presenter(Self.body("1"), Self.textPath))
        try project.write(Self.body("mine"), to: Self.textPath)
        let first = project.generate(Self.presenter(Self.body("2"), Self.textPath))
        #expect(first.changes == ["conflict \(Self.textPath)"])
        #expect(
            first.lines == [
                """
                \(Self.textPath): warning: `\(Self.textPath)` has conflicts: you and the spec or template changed the same part [SC0814]
                help: keep the lines that you want, delete the markers (`<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`), then run `scaffold generate`
                """
            ]
        )
        let marked = """
            final class LoginPresenter {
            <<<<<<< yours
                let title = "mine"
            ||||||| generated before
                let title = "1"
            =======
                let title = "2"
            >>>>>>> generated now

                func start() {
                }
            }

            """
        #expect(project.text(Self.textPath) == marked)

        let again = project.generate(Self.presenter(Self.body("3", Self.stub), Self.textPath))
        #expect(again.changes == ["conflict \(Self.textPath)"])
        #expect(
            again.lines.map { $0.split(separator: "\n")[0] } == [
                "\(Self.textPath): warning: `\(Self.textPath)` still has conflicts, and nothing is merged into it until they are resolved [SC0814]"
            ]
        )
        #expect(project.text(Self.textPath) == marked)

        try project.write(Self.body("mine"), to: Self.textPath)
        #expect(project.generate(Self.presenter(Self.body("2"), Self.textPath)).changes == [])
        #expect(project.text(Self.textPath) == Self.body("mine"))
        let next = project.generate(Self.presenter(Self.body("2", Self.stub), Self.textPath))
        #expect(next.changes == ["merge \(Self.textPath)"])
        #expect(next.found == [])
        #expect(project.text(Self.textPath) == Self.body("mine", Self.stub))
    }

    @Test func lineEndingsAndModeOutliveAMerge() throws {
        try project.run(Self.presenter(Self.body("1")))
        let mine = "\u{FEFF}" + (Self.body("1") + "// mine\n").replacing("\n", with: "\r\n")
        try project.write(mine, to: Self.path, permissions: 0o755)
        #expect(project.generate(Self.presenter(Self.body("2"))).changes == ["merge \(Self.path)"])
        #expect(project.text(Self.path) == mine.replacing("\"1\"", with: "\"2\""))
        #expect(try project.permissions(Self.path) == 0o755)
    }

    // MARK: - Lost bases and manifests

    @Test(arguments: ["", "other", "97ec597d8a48a02623ba63999dc10e96 damaged\n"])
    func withoutABaseAnEditedFileStaysAndIsNamed(damage: String) throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.write(Self.body("mine"), to: Self.path)
        let bases = ".scaffold/bases/Specs/Login.yml.bases"
        try project.remove(bases)
        if !damage.isEmpty { try project.write(damage, to: bases) }
        let outcome = project.generate(Self.presenter(Self.body("2")))
        #expect(outcome.changes == ["unmerged \(Self.path)"])
        #expect(outcome.changeSet?.changes.contains(where: \.needsUser) == true)
        #expect(
            outcome.lines == [
                """
                \(Self.path): warning: the last generated version of `\(Self.path)` is unknown, so nothing was merged into it [SC0815]
                help: compare it with the template: `scaffold templates which \(Self.path)` names it; later changes are merged again
                """
            ]
        )
        #expect(project.text(Self.path) == Self.body("mine"))
        #expect(project.generate(Self.presenter(Self.body("2"))).changes == [])
        #expect(project.generate(Self.presenter(Self.body("2", Self.stub))).changes == ["merge \(Self.path)"])
        #expect(project.text(Self.path) == Self.body("mine", Self.stub))
    }

    /// The manifest knows one output of the spec: the other's line is lost.
    @Test func aUserOwnedFileWithoutALineIsLeftAloneWhereItsSpecIsKnown() throws {
        let files = { (version: String) in Self.presenter(Self.body(version)) }
        try project.run(files("1"))
        let manifest = ".scaffold/manifests/Specs/Login.yml.manifest"
        let lines = try #require(project.text(manifest)).split(separator: "\n").filter { !$0.contains("presenter") }
        try project.write(lines.joined(separator: "\n") + "\n", to: manifest)
        try project.write(Self.body("mine"), to: Self.path)
        let check = project.check(files("1"))
        #expect(check.changes == ["unmerged \(Self.path)"])
        #expect(check.lines == [])
        let outcome = project.generate(files("1"))
        #expect(outcome.changes == ["unmerged \(Self.path)"])
        #expect(outcome.found == ["SC0815 \(Self.path)"])
        #expect(project.text(Self.path) == Self.body("mine"))
        #expect(project.generate(files("1")).lines == [])
        #expect(project.generate(Self.presenter(Self.body("1", Self.stub))).changes == ["merge \(Self.path)"])
        #expect(project.text(Self.path) == Self.body("mine", Self.stub))
    }

    @Test func aDamagedBaseIsWrittenAgainWhereItsTextIsAtHand() throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.write(Self.body("1") + "// mine\n", to: Self.path)
        let bases = ".scaffold/bases/Specs/Login.yml.bases"
        let whole = try #require(project.text(bases))
        try project.write(String(whole.prefix(40)), to: bases)
        #expect(project.check(Self.presenter(Self.body("1"))) { $0.readsBases = true }.changes == ["rewrite \(bases)"])
        let outcome = project.generate(Self.presenter(Self.body("1"))) { $0.readsBases = true }
        #expect(outcome.changes == [] && outcome.lines == [])
        #expect(project.text(bases) == whole)
    }

    // MARK: - Deleted files

    @Test func aDeletedFileComesBackWhenItIsRestored() throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.remove(Self.path)
        #expect(project.generate(Self.presenter(Self.body("1"))).changes == ["staysDeleted \(Self.path)"])
        #expect(
            project.generate(Self.presenter(Self.body("2"))) { $0.restores = [] }.changes == ["create \(Self.path)"]
        )
        #expect(project.text(Self.path) == Self.body("2"))
        #expect(project.generate(Self.presenter(Self.body("2"))).changes == [])
    }

    @Test func onlyTheGivenPathsAreRestored() throws {
        try project.run(Self.withChain(1))
        try project.remove(Self.path)
        try project.remove(Self.chain)
        #expect(
            project.generate(Self.withChain(1)) { $0.restores = ["Other.swift"] }.changes == [
                "staysDeleted \(Self.path)", "staysDeleted \(Self.chain)",
            ]
        )
        #expect(
            project.generate(Self.withChain(1)) { $0.restores = [Self.chain] }.changes == [
                "staysDeleted \(Self.path)", "create \(Self.chain)",
            ]
        )
        #expect(project.text(Self.path) == nil)
        #expect(project.generate(Self.withChain(1)) { $0.restores = [Self.path] }.changes == ["create \(Self.path)"])
    }

    @Test func restoringOverwritesNothing() throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.write(Self.body("mine"), to: Self.path)
        #expect(project.generate(Self.presenter(Self.body("1"))) { $0.restores = [] }.changes == [])
        #expect(project.generate(Self.presenter(Self.body("1"))) { $0.restores = [Self.path] }.changes == [])
        #expect(project.text(Self.path) == Self.body("mine"))
    }

    static func routed(_ router: String = "final class AppRouter {\n}\n") -> [PlannedFile] {
        [
            output("Sources/App/AppRouter.swift", router, .user, template: "router", spec: nil),
            output("Sources/App/Generated/Links.swift", "let router = AppRouter()\n", template: "links", spec: nil),
            output("Sources/App/Notes.swift", "struct Notes {\n}\n", .user, template: "notes", spec: nil),
        ]
    }

    @Test func aDeletedFileWhoseTypeAnotherOutputNamesIsMissing() throws {
        try project.run(Self.routed())
        try project.remove("Sources/App/AppRouter.swift")
        try project.remove("Sources/App/Notes.swift")
        let outcome = project.generate(Self.routed())
        #expect(outcome.changes == ["missing Sources/App/AppRouter.swift", "staysDeleted Sources/App/Notes.swift"])
        #expect(outcome.changeSet?.changes.filter(\.isDrift).map(\.path) == ["Sources/App/AppRouter.swift"])
        #expect(
            outcome.lines == [
                """
                Sources/App/AppRouter.swift: warning: `Sources/App/AppRouter.swift` was deleted, but `Sources/App/Generated/Links.swift` needs `AppRouter` [SC0824]
                help: bring the file back with `scaffold generate --restore Sources/App/AppRouter.swift`, or declare `AppRouter` in another file of the folder
                """
            ]
        )
        let check = project.check(Self.routed())
        #expect(check.changes == outcome.changes)
        #expect(check.lines == [])
        #expect(
            project.generate(Self.routed()) { $0.restores = ["Sources/App/AppRouter.swift"] }.changes == [
                "create Sources/App/AppRouter.swift", "staysDeleted Sources/App/Notes.swift",
            ]
        )
    }

    @Test func aTypeThatAnotherFileOfTheFolderDeclaresIsNotMissing() throws {
        try project.run(Self.routed())
        try project.remove("Sources/App/AppRouter.swift")
        try project.write("final class AppRouter {\n}\n", to: "Sources/App/Routing.swift")
        let outcome = project.generate(Self.routed())
        #expect(outcome.changes == ["staysDeleted Sources/App/AppRouter.swift"])
        #expect(outcome.lines == [])
        // Only whole words are names.
        try project.remove("Sources/App/Routing.swift")
        let other = Self.routed().map {
            $0.path.contains("Links")
                ? output($0.path, "let myAppRouter2 = AppRouters()\n", template: "links", spec: nil) : $0
        }
        #expect(
            project.generate(other).changes == [
                "staysDeleted Sources/App/AppRouter.swift", "rewrite Sources/App/Generated/Links.swift",
            ]
        )
    }

    // MARK: - Generated files

    @Test func copiesOfTextsThatDifferInTheirLastByteHaveDifferentNames() {
        let names = (0...255).map { ScaffoldFolder.rescued("a.swift", ContentHash(of: [UInt8(ascii: "a"), $0])) }
        #expect(Set(names).count == 256)
    }

    @Test func forceOverwritesEditedGeneratedFilesAndKeepsACopy() throws {
        let path = "Sources/Login/Generated/a.swift"
        try project.run(Self.presenter(Self.body("1")))
        try project.write("mine\n", to: path)
        try project.write(Self.body("mine"), to: Self.path)
        #expect(project.generate(Self.presenter(Self.body("1"))).found == ["SC0801 \(path)"])
        let outcome = project.generate(Self.presenter(Self.body("1"))) { $0.forces = true }
        #expect(outcome.changes == ["rewrite \(path)"])
        let copy = ScaffoldFolder.rescued(path, ContentHash(of: Array("mine\n".utf8)))
        #expect(copy.hasPrefix(".scaffold/local/rescued/\(path)."))
        #expect(
            outcome.lines == [
                """
                \(path): warning: `\(path)` was generated again; its text was not the one that scaffold had written [SC0818]
                help: a copy of the old text is in `\(copy)`
                """
            ]
        )
        #expect(project.text(path) == "a\n")
        #expect(project.text(copy) == "mine\n")
        #expect(project.text(Self.path) == Self.body("mine"))
    }

    @Test(arguments: ["<<<<<<< HEAD\na\nb\n=======\na\nc\n>>>>>>> other\n", "d\na\n"])
    func aGeneratedFileThatGitMergedIsGeneratedAgain(merged: String) throws {
        let files = { (text: String) in [output("Links.swift", text, spec: nil)] }
        try project.run(files("a\nb\n"))
        try project.write(merged, to: "Links.swift")
        let outcome = project.generate(files("a\nc\nd\n"))
        #expect(outcome.changes == ["rewrite Links.swift"])
        #expect(outcome.found == ["SC0818 Links.swift"])
        #expect(project.text("Links.swift") == "a\nc\nd\n")
        #expect(project.text(ScaffoldFolder.rescued("Links.swift", ContentHash(of: Array(merged.utf8)))) == merged)
    }

    @Test func aCheckSeesEditsAsChangesAndWritesNothing() throws {
        try project.run(Self.presenter(Self.body("1"), Self.textPath))
        try project.write("mine\n", to: "Sources/Login/Generated/a.swift")
        try project.write(Self.body("mine"), to: Self.textPath)
        let before = try project.fingerprint()
        let check = project.check(Self.presenter(Self.body("2"), Self.textPath))
        #expect(check.changes == ["edited Sources/Login/Generated/a.swift", "conflict \(Self.textPath)"])
        #expect(check.lines == [])
        #expect(
            check.changeSet?.changes.first.flatMap { $0.difference.map { UnifiedDiff(path: "a", $0).text() } }
                == "--- a/a\n+++ b/a\n@@ -1 +1 @@\n-mine\n+a\n"
        )
        #expect(try project.fingerprint() == before)
    }
}
