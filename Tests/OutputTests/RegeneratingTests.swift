import Diagnostics
import Testing

@testable import Output

/// What becomes of a person's files over several runs.
struct RegeneratingTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    static let path = "Sources/Login/LoginPresenter.swift"

    static func presenter(_ text: String, _ path: String = path) -> [PlannedFile] {
        [output(path, text, .user, template: "presenter"), output("Sources/Login/Generated/a.swift", "a\n", template: "a")]
    }

    static func body(_ title: String, _ stubs: String = "") -> String {
        "final class LoginPresenter {\n    let title = \"\(title)\"\n\n    func start() {\n    }\n\(stubs)}\n"
    }

    static let stub = "\n    /// Shows it.\n    func show(_ error: String) {\n        fatalError()\n    }\n"

    /// The changes and diagnostics of a run.
    func run(_ files: [PlannedFile], _ adjust: (inout PlanOptions) -> Void = { _ in }) -> (changes: [String], found: [String]) {
        var options = PlanOptions()
        options.isComplete = true
        adjust(&options)
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.apply(files, in: project.folder, options: options, into: &diagnostics)
        let changes = changeSet?.changes.filter { $0.kind != .unchanged }.map(\.line)
        return (changes ?? ["failed"], diagnostics.lines)
    }

    /// A test of a chain of calls goes with the chain, say, and comes back with another one.
    @Test(arguments: [false, true])
    func whatItsSpecAsksForAgainIsKnown(isEdited: Bool) throws {
        let chain = "Tests/Login/LoginChainTests.swift"
        let with = { (version: Int) in Self.presenter(Self.body("1")) + [output(chain, "// \(version)\n\n\n", .user, template: "chain")] }
        #expect(run(with(1)).found == [])
        if isEdited { try project.write("// 1\n\n\nmine\n", to: chain) }
        #expect(run(Self.presenter(Self.body("1"))).changes == ["leftOver \(chain)"])
        let before = try project.fingerprint()
        #expect(run(Self.presenter(Self.body("1"))).found == [])
        #expect(try project.fingerprint() == before)
        let (changes, found) = run(with(2))
        #expect(changes == [isEdited ? "merge \(chain)" : "rewrite \(chain)"])
        #expect(found == [])
        #expect(project.text(chain) == (isEdited ? "// 2\n\n\nmine\n" : "// 2\n\n\n"))
    }

    @Test func whatWasReleasedAndDeletedIsMadeAgain() throws {
        let chain = "Tests/Login/LoginChainTests.swift"
        let all = Self.presenter(Self.body("1")) + [output(chain, "// 1\n", .user, template: "chain")]
        try project.run(all)
        #expect(run(Self.presenter(Self.body("1"))).changes == ["leftOver \(chain)"])
        try project.remove(chain)
        #expect(run(all).changes == ["create \(chain)"])
    }

    @Test func whatASpecThatIsGoneReleasedIsForgotten() throws {
        let chain = "Tests/Login/LoginChainTests.swift"
        let other = [output("Sources/Feed/a.swift", "a\n", template: "a", spec: "Specs/Feed.yml")]
        let all = Self.presenter(Self.body("1")) + [output(chain, "// 1\n", .user, template: "chain")] + other
        try project.run(all)
        #expect(run(Self.presenter(Self.body("1")) + other).changes == ["leftOver \(chain)"])
        #expect(run(other).changes == ["remove Sources/Login/Generated/a.swift", "leftOver \(Self.path)"])
        #expect(project.text(".scaffold/manifests/Specs/Login.yml.manifest") == nil)
    }

    @Test func aConflictStaysUntilItIsResolvedAndIsThenDone() throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.write(Self.body("mine"), to: Self.path)
        let (changes, found) = run(Self.presenter(Self.body("2")))
        #expect(changes == ["conflict \(Self.path)"])
        #expect(
            found == [
                """
                \(Self.path): warning: `\(Self.path)` has conflicts: you and the specs or templates changed the same lines [SC0814]
                help: edit what stands between `<<<<<<<` and `>>>>>>>`, and run again
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
        #expect(project.text(Self.path) == marked)
        #expect(project.text(".scaffold/manifests/Specs/Login.yml.manifest")?.contains("\tperson\tconflict\t") == true)

        let again = run(Self.presenter(Self.body("3", Self.stub)))
        #expect(again.changes == ["conflict \(Self.path)"])
        #expect(again.found.map { $0.split(separator: "\n")[0] } == [
            "\(Self.path): warning: `\(Self.path)` still has conflicts, and stays as it is until they are resolved [SC0814]"
        ])
        #expect(project.text(Self.path) == marked)

        try project.write(Self.body("mine"), to: Self.path)
        #expect(run(Self.presenter(Self.body("2"))).changes == [])
        #expect(project.text(Self.path) == Self.body("mine"))
        #expect(project.text(".scaffold/manifests/Specs/Login.yml.manifest")?.contains("\tperson\tclean\t") == true)
        let (next, none) = run(Self.presenter(Self.body("2", Self.stub)))
        #expect(next == ["merge \(Self.path)"])
        #expect(none == [])
        #expect(project.text(Self.path) == Self.body("mine", Self.stub))
    }

    @Test func lineEndingsAndModeOutliveAMerge() throws {
        try project.run(Self.presenter(Self.body("1")))
        let mine = "\u{FEFF}" + (Self.body("1") + "// mine\n").replacing("\n", with: "\r\n")
        try project.write(mine, to: Self.path, permissions: 0o755)
        #expect(run(Self.presenter(Self.body("2"))).changes == ["merge \(Self.path)"])
        #expect(project.text(Self.path) == mine.replacing("\"1\"", with: "\"2\""))
        #expect(try project.permissions(Self.path) == 0o755)
    }

    @Test func aBaseThatIsLostOrDamagedIsUnknown() throws {
        for damage in ["", "other"] {
            try? project.remove("Sources")
            try? project.remove(".scaffold")
            try project.run(Self.presenter(Self.body("1")))
            try project.write(Self.body("mine"), to: Self.path)
            let base = try #require(try project.files().keys.first { $0.hasPrefix(".scaffold/bases/") })
            try project.remove(base)
            if !damage.isEmpty { try project.write(damage, to: base) }
            let (changes, found) = run(Self.presenter(Self.body("2")))
            #expect(changes == ["unmerged \(Self.path)"])
            #expect(
                found == [
                    """
                    \(Self.path): warning: what `\(Self.path)` was generated as is not known any more, so nothing was merged into it [SC0815]
                    help: compare it with what the template makes; later changes are merged again
                    """
                ]
            )
            #expect(project.text(Self.path) == Self.body("mine"))
            #expect(run(Self.presenter(Self.body("2"))).changes == [])
            #expect(run(Self.presenter(Self.body("2", Self.stub))).changes == ["merge \(Self.path)"])
            #expect(project.text(Self.path) == Self.body("mine", Self.stub))
        }
    }

    @Test func aDamagedBaseIsMendedWhereItsTextIsMadeAgain() throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.write(Self.body("1") + "// mine\n", to: Self.path)
        let base = try #require(try project.files().keys.first { $0.hasPrefix(".scaffold/bases/") })
        let whole = try #require(project.text(base))
        try project.write(String(whole.prefix(40)), to: base)
        var options = PlanOptions()
        (options.isComplete, options.comparesOnly, options.readsBases) = (true, true, true)
        var diagnostics = DiagnosticBag()
        let check = ChangeSet.plan(Self.presenter(Self.body("1")), in: project.folder, options: options, into: &diagnostics)
        #expect(check?.changes.filter(\.isDrift).map(\.line) == ["rewrite \(base)"])
        #expect(run(Self.presenter(Self.body("1"))) { $0.readsBases = true } == ([], []))
        #expect(project.text(base) == whole)
    }

    @Test func aDeletedFileComesBackWhenItIsWanted() throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.remove(Self.path)
        #expect(run(Self.presenter(Self.body("1"))).changes == ["staysDeleted \(Self.path)"])
        #expect(run(Self.presenter(Self.body("2"))) { $0.restores = .all }.changes == ["create \(Self.path)"])
        #expect(project.text(Self.path) == Self.body("2"))
        #expect(run(Self.presenter(Self.body("2"))).changes == [])
    }

    @Test func copiesOfTextsThatDifferInTheirLastByteHaveDifferentNames() {
        let names = (0...255).map { ScaffoldFolder.rescued("a.swift", ContentHash(of: [UInt8(ascii: "a"), $0])) }
        #expect(Set(names).count == 256)
    }

    @Test func forceMakesEditedFilesOfTheToolsAgainAndKeepsACopy() throws {
        let path = "Sources/Login/Generated/a.swift"
        try project.run(Self.presenter(Self.body("1")))
        try project.write("mine\n", to: path)
        #expect(run(Self.presenter(Self.body("1"))).found.map { $0.split(separator: "\n")[0].suffix(8) } == ["[SC0801]"])
        let (changes, found) = run(Self.presenter(Self.body("1"))) { $0.forces = true }
        #expect(changes == ["rewrite \(path)"])
        let copy = ScaffoldFolder.rescued(path, ContentHash(of: Array("mine\n".utf8)))
        #expect(copy.hasPrefix(".scaffold/local/rescued/\(path)."))
        #expect(
            found == [
                """
                \(path): warning: `\(path)` is the tool's and was not as the tool left it; it is made again [SC0818]
                help: what lay there is kept in `\(copy)`
                """
            ]
        )
        #expect(project.text(path) == "a\n")
        #expect(project.text(copy) == "mine\n")
    }

    @Test(arguments: ["<<<<<<< HEAD\na\nb\n=======\na\nc\n>>>>>>> other\n", "d\na\n", "b\nd\n"])
    func whatGitMadeOfAFileOfTheToolsIsNoEdit(merged: String) throws {
        let files = { (text: String) in [output("Links.swift", text, spec: nil)] }
        try project.run(files("a\nb\n"))
        try project.write(merged, to: "Links.swift")
        let (changes, found) = run(files("a\nc\nd\n"))
        #expect(changes == ["rewrite Links.swift"])
        #expect(found.map { $0.split(separator: "\n")[0].suffix(8) } == ["[SC0818]"])
        #expect(project.text("Links.swift") == "a\nc\nd\n")
    }

    @Test func whatNoSpecAsksForGoesOrIsReleased() throws {
        let module = [
            output("B/made.swift", "1\n", spec: "Specs/B.yml"), output("B/edited.swift", "1\n", spec: "Specs/B.yml"),
            output("B/person.swift", "1\n", .user, spec: "Specs/B.yml"), output("B/gone.swift", "1\n", .user, spec: "Specs/B.yml"),
        ]
        try project.run(Self.presenter(Self.body("1")) + module)
        try project.write("mine\n", to: "B/edited.swift")
        try project.remove("B/gone.swift")
        #expect(run(Self.presenter(Self.body("1"))) { $0.isComplete = false }.changes == [])
        let (changes, found) = run(Self.presenter(Self.body("1")))
        #expect(changes == ["leftOver B/edited.swift", "remove B/made.swift", "leftOver B/person.swift"])
        #expect(
            found == ["edited", "person"].map { name in
                """
                B/\(name).swift: warning: `B/\(name).swift` is not generated any more [SC0816]
                help: delete it, or keep it: it is yours alone from now on, and is not mentioned again
                """
            }
        )
        #expect(project.text("B/person.swift") == "1\n")
        #expect(project.text(".scaffold/manifests/Specs/B.yml.manifest") == nil)
        #expect(run(Self.presenter(Self.body("1"))) == ([], []))
    }

    @Test func aFolderThatRemovalsEmptyGoesToo() throws {
        try project.run(Self.presenter(Self.body("1")) + [output("B/C/made.swift", "1\n", spec: "Specs/B.yml")])
        #expect(run(Self.presenter(Self.body("1"))).changes == ["remove B/C/made.swift"])
        #expect(try project.files()["B"] == nil)
    }

    @Test func aFileThatItsPersonMovedInTheModuleIsFollowed() throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.remove(Self.path)
        let moved = "Sources/Login/Parts/LoginPresenter.swift"
        try project.write(Self.body("1") + "// mine\n", to: moved)
        #expect(run(Self.presenter(Self.body("1"))).changes == [])
        #expect(run(Self.presenter(Self.body("2"))).changes == ["merge \(moved)"])
        #expect(project.text(moved) == Self.body("2") + "// mine\n")
        #expect(project.text(Self.path) == nil)
        #expect(run(Self.presenter(Self.body("2"))).changes == [])
        try project.remove(moved)
        #expect(run(Self.presenter(Self.body("2"))).changes == ["staysDeleted \(Self.path)"])
    }

    @Test func aCheckSeesEditsAsChangesAndWritesNothing() throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.write("mine\n", to: "Sources/Login/Generated/a.swift")
        try project.write(Self.body("mine"), to: Self.path)
        let before = try project.fingerprint()
        var options = PlanOptions()
        options.comparesOnly = true
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.plan(Self.presenter(Self.body("2")), in: project.folder, options: options, into: &diagnostics)
        #expect(changeSet?.changes.map(\.line) == ["edited Sources/Login/Generated/a.swift", "conflict \(Self.path)"])
        #expect(diagnostics.lines == [])
        #expect(changeSet?.changes.first.flatMap { $0.difference.map { UnifiedDiff(path: "a", $0).text() } } == "--- a/a\n+++ b/a\n@@ -1 +1 @@\n-mine\n+a\n")
        #expect(try project.fingerprint() == before)
    }
}
