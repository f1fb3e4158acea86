import Diagnostics
import Foundation
import Support
import Testing

@testable import Output

/// User-owned files over several runs.
struct RegeneratingTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    // MARK: - Conflicts

    @Test func conflictStaysUntilItIsResolved() throws {
        try project.run(Sample.presenter(Sample.body("1"), Sample.textPath))
        try project.write(Sample.body("mine"), to: Sample.textPath)
        let first = project.generate(Sample.presenter(Sample.body("2"), Sample.textPath))
        #expect(first.changes == ["conflict \(Sample.textPath)"])
        #expect(
            first.lines == [
                """
                \(Sample.textPath):2:1: warning: `\(Sample.textPath)` has conflicts: you and the spec or template changed the same part [SC0814]
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
        #expect(project.text(Sample.textPath) == marked)

        let again = project.generate(Sample.presenter(Sample.body("3", Sample.stub), Sample.textPath))
        #expect(again.changes == ["conflict \(Sample.textPath)"])
        #expect(
            again.lines.map { $0.split(separator: "\n")[0] } == [
                "\(Sample.textPath):2:1: warning: `\(Sample.textPath)` still has conflicts, and nothing is merged into it until they are resolved [SC0814]"
            ]
        )
        #expect(project.text(Sample.textPath) == marked)

        try project.write(Sample.body("mine"), to: Sample.textPath)
        #expect(project.generate(Sample.presenter(Sample.body("2"), Sample.textPath)).changes == [])
        #expect(project.text(Sample.textPath) == Sample.body("mine"))
        let next = project.generate(Sample.presenter(Sample.body("2", Sample.stub), Sample.textPath))
        #expect(next.changes == ["merge \(Sample.textPath)"])
        #expect(next.found == [])
        #expect(project.text(Sample.textPath) == Sample.body("mine", Sample.stub))
    }

    @Test func mergeKeepsLineEndingsAndMode() throws {
        try project.run(Sample.presenter(Sample.body("1")))
        let mine = "\u{FEFF}" + (Sample.body("1") + "// mine\n").replacing("\n", with: "\r\n")
        try project.write(mine, to: Sample.path, permissions: 0o755)
        #expect(project.generate(Sample.presenter(Sample.body("2"))).changes == ["merge \(Sample.path)"])
        #expect(project.text(Sample.path) == mine.replacing("\"1\"", with: "\"2\""))
        #expect(try project.permissions(Sample.path) == 0o755)
    }

    // MARK: - Lost bases and manifests

    @Test(arguments: ["", "other", "97ec597d8a48a02623ba63999dc10e96 damaged\n"])
    func editedFileWithoutABaseStaysAndIsReported(damage: String) throws {
        try project.run(Sample.presenter(Sample.body("1")))
        try project.write(Sample.body("mine"), to: Sample.path)
        let bases = ".scaffold/bases/Specs/Login.yml.bases"
        try project.remove(bases)
        if !damage.isEmpty { try project.write(damage, to: bases) }
        let outcome = project.generate(Sample.presenter(Sample.body("2")))
        #expect(outcome.changes == ["unmerged \(Sample.path)"])
        #expect(outcome.changeSet?.changes.contains(where: \.needsUser) == true)
        #expect(
            outcome.lines == [
                """
                \(Sample.path): warning: the last generated version of `\(Sample.path)` is unknown, so nothing was merged into it [SC0815]
                help: compare it with the template: `scaffold templates which \(Sample.path)` names it; changes from now on are merged
                """
            ]
        )
        #expect(project.text(Sample.path) == Sample.body("mine"))
        #expect(project.generate(Sample.presenter(Sample.body("2"))).changes == [])
        #expect(project.generate(Sample.presenter(Sample.body("2", Sample.stub))).changes == ["merge \(Sample.path)"])
        #expect(project.text(Sample.path) == Sample.body("mine", Sample.stub))
    }

    @Test(arguments: [".scaffold", ".scaffold/manifests", ".scaffold/bases"])
    func deletedManifestsThatGitHasAreAnError(folder: String) throws {
        let repository = ModelRepository(root: project.root)
        try repository.start()
        try project.run(Sample.presenter(Sample.body("1")))
        try repository.commit()
        try project.write(Sample.body("mine"), to: Sample.path)
        try project.remove(folder)
        #expect(
            project.failure(Sample.presenter(Sample.body("1", Sample.stub))) == [
                """
                .scaffold: error: files of `.scaffold` were deleted, but git still has them [SC0815]
                help: in the project's folder, restore them: `git ls-files -z --deleted .scaffold | xargs -0 git checkout --`; to go on without them: `git add -A .scaffold`
                """
            ]
        )
        try repository.git("checkout", "--", ".scaffold")
        #expect(project.generate(Sample.presenter(Sample.body("1", Sample.stub))).changes == ["merge \(Sample.path)"])
        #expect(project.text(Sample.path) == Sample.body("mine", Sample.stub))
        try project.remove(folder)
        try repository.git("add", "-A", ".scaffold")
        #expect(project.generate(Sample.presenter(Sample.body("2"))).changes.contains("unmerged \(Sample.path)"))
    }

    /// The manifest lists one output of the spec, and has lost the line of the other.
    @Test func userOwnedFileOfAnEarlierManifestStays() throws {
        let repository = ModelRepository(root: project.root)
        try repository.start()
        let files = { (version: String) in Sample.presenter(Sample.body(version)) }
        try project.run(files("1"))
        try repository.commit()
        let manifest = ".scaffold/manifests/Specs/Login.yml.manifest"
        let lines = try #require(project.text(manifest)).split(separator: "\n").filter { !$0.contains("presenter") }
        try project.write(lines.joined(separator: "\n") + "\n", to: manifest)
        try project.write(Sample.body("mine"), to: Sample.path)
        let check = project.check(files("1"))
        #expect(check.changes == ["rewrite \(manifest)"])
        #expect(check.found == ["SC0815 \(Sample.path)"])
        let outcome = project.generate(files("1"))
        #expect(outcome.changes == ["unmerged \(Sample.path)"])
        #expect(outcome.found == ["SC0815 \(Sample.path)"])
        #expect(project.text(Sample.path) == Sample.body("mine"))
        #expect(project.generate(files("1")).lines == [])
        #expect(project.generate(Sample.presenter(Sample.body("1", Sample.stub))).changes == ["merge \(Sample.path)"])
        #expect(project.text(Sample.path) == Sample.body("mine", Sample.stub))
    }

    @Test func fileInNoManifestIsNotAnOutput() throws {
        let repository = ModelRepository(root: project.root)
        try repository.start()
        let files = Sample.presenter(Sample.body("1"))
        try project.run(files.filter { $0.path != Sample.path })
        try project.write(Sample.body("mine"), to: Sample.path)
        try repository.commit()
        #expect(project.generate(files).found == ["SC0802 \(Sample.path)"])
        #expect(project.text(Sample.path) == Sample.body("mine"))
    }

    @Test func damagedBaseIsRestoredIfItsTextIsKnown() throws {
        try project.run(Sample.presenter(Sample.body("1")))
        try project.write(Sample.body("1") + "// mine\n", to: Sample.path)
        let bases = ".scaffold/bases/Specs/Login.yml.bases"
        let whole = try #require(project.text(bases))
        try project.write(String(whole.prefix(40)), to: bases)
        #expect(
            project.check(Sample.presenter(Sample.body("1"))) { $0.readsBases = true }.changes == ["rewrite \(bases)"]
        )
        let outcome = project.generate(Sample.presenter(Sample.body("1"))) { $0.readsBases = true }
        #expect(outcome.changes == ["rewrite \(bases)"] && outcome.lines == [])
        #expect(project.text(bases) == whole)
    }

    // MARK: - Deleted files

    @Test func deletedFileIsRestored() throws {
        try project.run(Sample.presenter(Sample.body("1")))
        try project.remove(Sample.path)
        #expect(project.generate(Sample.presenter(Sample.body("1"))).changes == ["staysDeleted \(Sample.path)"])
        #expect(
            project.generate(Sample.presenter(Sample.body("2"))) { $0.restores = [] }.changes == [
                "create \(Sample.path)"
            ]
        )
        #expect(project.text(Sample.path) == Sample.body("2"))
        #expect(project.generate(Sample.presenter(Sample.body("2"))).changes == [])
    }

    @Test func onlyTheGivenPathsAreRestored() throws {
        try project.run(Sample.withChain(1))
        try project.remove(Sample.path)
        try project.remove(Sample.chain)
        #expect(
            project.generate(Sample.withChain(1)) { $0.restores = ["Other.swift"] }.changes == [
                "staysDeleted \(Sample.path)", "staysDeleted \(Sample.chain)",
            ]
        )
        #expect(
            project.generate(Sample.withChain(1)) { $0.restores = [Sample.chain] }.changes == [
                "staysDeleted \(Sample.path)", "create \(Sample.chain)",
            ]
        )
        #expect(project.text(Sample.path) == nil)
        #expect(
            project.generate(Sample.withChain(1)) { $0.restores = [Sample.path] }.changes == ["create \(Sample.path)"]
        )
    }

    @Test func restoringOverwritesNothing() throws {
        try project.run(Sample.presenter(Sample.body("1")))
        try project.write(Sample.body("mine"), to: Sample.path)
        #expect(project.generate(Sample.presenter(Sample.body("1"))) { $0.restores = [] }.changes == [])
        #expect(project.generate(Sample.presenter(Sample.body("1"))) { $0.restores = [Sample.path] }.changes == [])
        #expect(project.text(Sample.path) == Sample.body("mine"))
    }

    static func routed(_ router: String = "final class AppRouter {\n}\n") -> [PlannedFile] {
        [
            output("Sources/App/AppRouter.swift", router, .user, template: "router", spec: nil),
            output("Sources/App/Generated/Links.swift", "let router = AppRouter()\n", template: "links", spec: nil),
            output("Sources/App/Notes.swift", "struct Notes {\n}\n", .user, template: "notes", spec: nil),
        ]
    }

    @Test func deletedFileIsMissingIfAnOutputNamesItsType() throws {
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
                help: move the file back, run `scaffold generate --restore Sources/App/AppRouter.swift`, or declare `AppRouter` in another file of the folder
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

    @Test func typeDeclaredInAnotherFileIsNotMissing() throws {
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

    /// Comments and strings don't need a type, and the text of the user counts, not the render.
    @Test func deletedFileIsMissingOnlyIfCodeOnTheDiskNamesItsType() throws {
        let path = "Sources/App/AppRouter.swift"
        let files = [
            output("Tests/AppTests/RouterTests.swift", "let router = AppRouter()\n", .user, template: "t", spec: nil),
            output("Sources/App/Start.swift", "let router = AppRouter()\n", .user, template: "start", spec: nil),
            output("Sources/App/Generated/Links.swift", "/// `AppRouter`\nlet name = \"AppRouter\"\n", spec: nil),
            output(path, "final class AppRouter {\n}\n", .user, template: "router", spec: nil),
        ]
        try project.run(files)
        try project.remove(path)
        let line = try #require(project.generate(files).lines.first)
        #expect(line.contains("was deleted, but `Sources/App/Start.swift` needs `AppRouter`"))
        for file in files[0...1] { try project.write("let router = Router()\n", to: file.path) }
        #expect(project.generate(files).lines == [])
        #expect(project.check(files).changes == ["staysDeleted \(path)"])
    }

    // MARK: - Generated files

    @Test func copiesOfDifferentTextsHaveDifferentNames() {
        let names = (0...255).map { ScaffoldFolder.rescued("a.swift", ContentHash(of: [UInt8(ascii: "a"), $0])) }
        #expect(Set(names).count == 256)
    }

    @Test func forceOverwritesEditsAndKeepsACopy() throws {
        let path = "Sources/Login/Generated/a.swift"
        try project.run(Sample.presenter(Sample.body("1")))
        try project.write("mine\n", to: path)
        try project.write(Sample.body("mine"), to: Sample.path)
        #expect(project.generate(Sample.presenter(Sample.body("1"))).found == ["SC0801 \(path)"])
        let outcome = project.generate(Sample.presenter(Sample.body("1"))) { $0.forces = true }
        #expect(outcome.changes == ["rewrite \(path)"])
        let copy = ScaffoldFolder.rescued(path, ContentHash(of: Array("mine\n".utf8)))
        #expect(copy.hasPrefix(".scaffold/local/rescued/\(path)."))
        #expect(
            outcome.lines == [
                """
                \(path): warning: `\(path)` was overwritten, although its text had changed since scaffold wrote it [SC0818]
                help: a copy of the old text is in `\(copy)`
                """
            ]
        )
        #expect(project.text(path) == "a\n")
        #expect(project.text(copy) == "mine\n")
        #expect(project.text(Sample.path) == Sample.body("mine"))
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

    /// An overwritten file and its copy are reported if they exist.
    @Test func runWithoutWritesReportsNoCopies() throws {
        let fileSystem = FaultyFileSystem()
        let project = try TemporaryProject(fileSystem: fileSystem)
        let files = { (text: String) in
            [output("a.swift", text, template: "a"), output("b.swift", text, template: "b")]
        }
        try project.run(files("1\n"))
        try project.write("<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> b\n", to: "a.swift")
        try project.write("mine\n", to: "b.swift")
        #expect(project.generate(files("2\n")).found == ["SC0801 b.swift"])
        try project.write("1\n", to: "b.swift")
        for operation in ["lock", "write"] {
            fileSystem.reset(.init(number: ENOSPC, operations: [operation]))
            #expect(project.generate(files("2\n")).found.map { $0.prefix(6) } == ["SC0810"])
        }
        fileSystem.reset(.init(number: ENOSPC, operations: ["exchange"]))
        #expect(project.generate(files("2\n")).found == ["SC0810 a.swift", "SC0818 a.swift"])
    }

    @Test func aCheckSeesEditsAsChangesAndWritesNothing() throws {
        try project.run(Sample.presenter(Sample.body("1"), Sample.textPath))
        try project.write("mine\n", to: "Sources/Login/Generated/a.swift")
        try project.write(Sample.body("mine"), to: Sample.textPath)
        let before = try project.fingerprint()
        let check = project.check(Sample.presenter(Sample.body("2"), Sample.textPath))
        #expect(check.changes == ["edited Sources/Login/Generated/a.swift", "conflict \(Sample.textPath)"])
        #expect(check.lines == [])
        #expect(
            check.changeSet?.changes.first?.difference?.bytes(path: "a")
                == Array("--- a/a\n+++ b/a\n@@ -1 +1 @@\n-mine\n+a\n".utf8)
        )
        #expect(try project.fingerprint() == before)
    }
}
