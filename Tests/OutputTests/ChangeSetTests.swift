import Diagnostics
import Output
import Support
import Testing

/// The effects of runs, in the order in which a team sees them.
struct ChangeSetTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    static let presenter = "Sources/App/Modules/Login/LoginPresenter.swift"
    static let routes = "Sources/App/Modules/Login/Generated/LoginRouter+Routes.swift"

    static let manifest = ".scaffold/manifests/Specs/Login.yml.manifest"
    static let bases = ".scaffold/bases/Specs/Login.yml.bases"

    static func login(presenter text: String = "presenter 1\n", routes generated: String = "routes 1\n")
        -> [PlannedFile]
    {
        [output(presenter, text, .user, template: "presenter"), output(routes, generated, template: "routes")]
    }

    @Test func writesEverythingThatIsMissing() throws {
        #expect(try project.run(Self.login()) == ["create \(Self.routes)", "create \(Self.presenter)"])
        let files = try project.files().filter { $0.value != "<folder>" }
        #expect(
            files == [
                Self.presenter: "presenter 1\n",
                Self.routes: "routes 1\n",
                ".scaffold/.gitattributes":
                    "* -text -filter -diff linguist-generated\n*.manifest merge=union\n*.bases merge=union\n",
                Self.bases: "97ec597d8a48a02623ba63999dc10e96 presenter 1\\n\n",
                Self.manifest: """
                scaffold manifest 2 (scaffold 0.2)
                viper\tpresenter\t-\tuser\twritten\t97ec597d8a48a02623ba63999dc10e96\t\(Self.presenter)
                viper\troutes\t-\tgenerated\twritten\tce978a4bda0694a4953515b54352b652\t\(Self.routes)

                """,
            ]
        )
        #expect(project.text(".scaffold/local/.gitignore") == "*\n")
        #expect(project.text(".scaffold/local/lock") == "")
        #expect(
            try project.fingerprint().keys.filter { $0.hasPrefix(".scaffold/local/") }.sorted() == [
                ".scaffold/local/.gitignore", ".scaffold/local/lock",
            ]
        )
    }

    @Test func aSecondRunWritesNothing() throws {
        try project.run(Self.login())
        let before = try project.fingerprint()
        #expect(try project.run(Self.login()) == ["unchanged \(Self.routes)", "unchanged \(Self.presenter)"])
        #expect(try project.fingerprint() == before)
    }

    @Test func nothingToDoNeedsNoLocalFolder() throws {
        try project.run(Self.login())
        try project.remove(".scaffold/local")
        try project.run(Self.login())
        #expect(project.text(".scaffold/local/lock") == nil)
    }

    /// A full disk can leave it empty; git would then add the folder.
    @Test func anEmptyIgnoreFileIsWrittenAgain() throws {
        try project.write("", to: ".scaffold/local/.gitignore")
        try project.run(Self.login())
        #expect(project.text(".scaffold/local/.gitignore") == "*\n")
    }

    @Test func planningAloneWritesNothing() throws {
        try project.run(Self.login())
        let before = try project.fingerprint()
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.plan(Self.login(routes: "routes 2\n"), in: project.folder, into: &diagnostics)
        #expect(changeSet?.changes.map(\.line) == ["rewrite \(Self.routes)", "unchanged \(Self.presenter)"])
        #expect(changeSet?.isEmpty == false)
        #expect(try project.fingerprint() == before)
    }

    @Test func rewritesUneditedFiles() throws {
        try project.run(Self.login())
        let files = Self.login(presenter: "presenter 2\n", routes: "routes 2\n")
        #expect(try project.run(files) == ["rewrite \(Self.routes)", "rewrite \(Self.presenter)"])
        #expect(project.text(Self.presenter) == "presenter 2\n")
        #expect(project.text(Self.routes) == "routes 2\n")
        #expect(try #require(project.text(Self.bases)).dropFirst(32) == " presenter 2\\n\n")
    }

    @Test func mergesEditsWithChanges() throws {
        try project.run(Self.login(presenter: "presenter 1\n\n\nend\n"))
        try project.write("presenter 1\n\n\nend\nmine\n", to: Self.presenter)
        let before = try project.fingerprint()
        #expect(try project.run(Self.login(presenter: "presenter 1\n\n\nend\n")).last == "unchanged \(Self.presenter)")
        #expect(try project.fingerprint() == before)
        let files = Self.login(presenter: "presenter 2\n\n\nend\n")
        #expect(try project.run(files) == ["unchanged \(Self.routes)", "merge \(Self.presenter)"])
        #expect(project.text(Self.presenter) == "presenter 2\n\n\nend\nmine\n")
        #expect(try #require(project.text(Self.bases)).dropFirst(32) == " presenter 2\\n\\n\\nend\\n\n")
        #expect(try project.run(files).last == "unchanged \(Self.presenter)")
    }

    @Test func editedGeneratedFileIsAnError() throws {
        try project.run(Self.login())
        try project.write("routes 1\nmine\n", to: Self.routes)
        let before = try project.fingerprint()
        #expect(
            project.failure(Self.login(presenter: "presenter 2\n", routes: "routes 2\n")) == [
                """
                \(Self.routes): error: `\(Self.routes)` is a generated file and has been edited [SC0801]
                note: it comes from the template `routes` of the pack `viper` (Specs/Login.yml:1:9)
                help: move the edit to a file of your own, or into the spec or template; `scaffold generate --force` then overwrites this file, and keeps a copy
                """
            ]
        )
        #expect(try project.fingerprint() == before)
    }

    @Test func editEqualToTheNextRenderIsUnchanged() throws {
        try project.run(Self.login())
        try project.write("routes 2\n", to: Self.routes)
        let files = Self.login(routes: "routes 2\n")
        #expect(try project.run(files) == ["unchanged \(Self.routes)", "unchanged \(Self.presenter)"])
        #expect(try project.run(Self.login()).first == "rewrite \(Self.routes)")
    }

    /// An empty file, or one with only lines of the new render, has no edit that could be lost. A file that ends within a line may have one.
    @Test func truncatedGeneratedFileIsRewritten() throws {
        let whole = Self.login(routes: "routes 1\nroutes 2\n")
        for text in ["", "routes 1\n"] {
            try project.run(whole)
            try project.write(text, to: Self.routes)
            #expect(project.generate(whole).changes == ["rewrite \(Self.routes)"])
            #expect(project.text(Self.routes) == "routes 1\nroutes 2\n")
        }
        try project.write("rou", to: Self.routes)
        #expect(project.generate(whole).found == ["SC0801 \(Self.routes)"])
    }

    @Test func existingForeignFileIsAnError() throws {
        try project.write("theirs\n", to: Self.presenter)
        try project.write("theirs\n", to: Self.routes)
        #expect(
            project.failure(Self.login()) == [
                """
                \(Self.routes): error: `\(Self.routes)` exists already and was not written by scaffold [SC0802]
                note: it comes from the template `routes` of the pack `viper` (Specs/Login.yml:1:9)
                help: rename or delete it; or use it: name it in the spec, after `source` or `types`
                """,
                """
                \(Self.presenter): error: `\(Self.presenter)` exists already and was not written by scaffold [SC0802]
                note: it comes from the template `presenter` of the pack `viper` (Specs/Login.yml:1:9)
                help: rename or delete it; or use it: name it in the spec, after `source` or `types`
                """,
            ]
        )
        #expect(project.text(".scaffold/.gitattributes") == nil)
    }

    @Test func aFileWithTheSameTextIsAdopted() throws {
        try project.write("presenter 1\r\n", to: Self.presenter)
        #expect(try project.run(Self.login()) == ["create \(Self.routes)", "unchanged \(Self.presenter)"])
        try project.write("presenter 1\nmine\n", to: Self.presenter)
        #expect(try project.run(Self.login()).last == "unchanged \(Self.presenter)")
    }

    @Test func deletedUserOwnedFileStaysDeleted() throws {
        try project.run(Self.login())
        try project.remove(Self.presenter)
        let before = try project.fingerprint()
        #expect(try project.run(Self.login()) == ["unchanged \(Self.routes)", "staysDeleted \(Self.presenter)"])
        #expect(try project.run(Self.login(presenter: "presenter 2\n")).last == "staysDeleted \(Self.presenter)")
        #expect(try project.fingerprint() == before)

        try project.write("presenter 1\nback\n", to: Self.presenter)
        #expect(try project.run(Self.login()).last == "unchanged \(Self.presenter)")
        #expect(try project.fingerprint()[Self.manifest] == before[Self.manifest])
    }

    @Test func missingGeneratedFileIsWrittenAgain() throws {
        try project.run(Self.login())
        try project.remove(Self.routes)
        #expect(try project.run(Self.login()).first == "create \(Self.routes)")
    }

    @Test func lostBaseIsRestored() throws {
        try project.run(Self.login())
        try project.remove(".scaffold/bases")
        try project.run(Self.login())
        #expect(project.text(Self.bases) == "97ec597d8a48a02623ba63999dc10e96 presenter 1\\n\n")
    }

    @Test func newSpecIsNotInTheManifest() throws {
        let spec = PlannedFile(beginning: "Specs/Login.yml", bytes: Array("module: Login\n".utf8))
        #expect(try project.run([spec]) == ["create Specs/Login.yml"])
        #expect(try project.files()[".scaffold/manifests"] == nil)
        #expect(try project.run([spec]) == ["unchanged Specs/Login.yml"])
        try project.write("module: Login\nstyle: mvvm\n", to: "Specs/Login.yml")
        #expect(
            project.failure([spec]) == [
                """
                Specs/Login.yml: error: `Specs/Login.yml` exists already and was not written by scaffold [SC0802]
                note: it comes from the file that this command begins
                help: rename or delete it
                """
            ]
        )
    }

    @Test func aFileMayBecomeUserOwnedOrGenerated() throws {
        try project.run(Self.login())
        let swapped = [
            output(Self.presenter, "presenter 2\n", .generated, template: "presenter"),
            output(Self.routes, "routes 2\n", .user, template: "routes"),
        ]
        #expect(try project.run(swapped) == ["rewrite \(Self.routes)", "rewrite \(Self.presenter)"])

        try project.write("routes 2\nmine\n", to: Self.routes)
        try project.write("routes 2\nmine\n", to: Self.presenter)
        #expect(
            project.failure(Self.login()).map { $0.split(separator: "\n")[0] } == [
                "\(Self.routes): error: `\(Self.routes)` has been edited, and would be a generated file from now on [SC0801]",
                "\(Self.presenter): warning: the last generated version of `\(Self.presenter)` is unknown, so nothing was merged into it [SC0815]",
            ]
        )
        try project.write("routes 1\n", to: Self.routes)
        let outcome = project.generate(Self.login())
        #expect(outcome.changes == ["unmerged \(Self.presenter)"])
        #expect(outcome.found == ["SC0815 \(Self.presenter)"])
        #expect(project.text(Self.presenter) == "routes 2\nmine\n")
    }

    /// Git has the last render.
    @Test func anEditedFileThatBecomesUserOwnedIsMerged() throws {
        let file = { (text: String, owner: Owner) in [output("a.txt", text, owner)] }
        let repository = ModelRepository(root: project.root)
        try repository.start()
        try project.run(file("1\n2\n3\n4\n", .generated))
        try repository.commit()
        try project.write("mine\n1\n2\n3\n4\n", to: "a.txt")
        #expect(try project.run(file("1\n2\n3\n5\n", .user)) == ["merge a.txt"])
        #expect(project.text("a.txt") == "mine\n1\n2\n3\n5\n")
        #expect(try project.run(file("1\n2\n3\n6\n", .user)) == ["merge a.txt"])
    }

    @Test func runOfSomeSpecsKeepsOtherManifests() throws {
        let other = output("Sources/SignUp.swift", "sign up 1\n", template: "signUp", spec: "Specs/SignUp.yml")
        let ours = output("Sources/DeepLink.swift", "links 1\n", template: "deepLink", spec: nil)
        try project.run(Self.login() + [other, ours])
        let before = try project.fingerprint()
        try project.run(Self.login(routes: "routes 2\n"))
        let after = try project.fingerprint()
        let changed = before.keys.filter { before[$0] != after[$0] && !$0.hasPrefix(".scaffold/local") }
        #expect(
            Set(changed) == [
                Self.routes, "Sources/App/Modules/Login/Generated",
                ".scaffold/manifests/Specs", ".scaffold/manifests/Specs/Login.yml.manifest",
            ]
        )
        #expect(
            project.text(".scaffold/project.manifest")
                == "scaffold manifest 2 (scaffold 0.2)\nviper\tdeepLink\t-\tgenerated\twritten\tb7f7403b34659b14a027838338641d69\tSources/DeepLink.swift\n"
        )
    }

    @Test(arguments: [0o600, 0o644, 0o755, 0o444])
    func keepsModeLineEndingsAndByteOrderMark(permissions: Int) throws {
        try project.run(Self.login(routes: "routes 1\nend\n"))
        try project.write("\u{FEFF}routes 1\r\nend\r\n", to: Self.routes, permissions: permissions)
        let before = try project.fingerprint()
        try project.run(Self.login(routes: "routes 1\nend\n"))
        #expect(try project.fingerprint() == before)
        try project.run(Self.login(routes: "routes 2\nend\n"))
        #expect(project.text(Self.routes) == "\u{FEFF}routes 2\r\nend\r\n")
        #expect(try project.permissions(Self.routes) == permissions)
    }

    @Test func attributesThatATeamHasChangedStay() throws {
        try project.write("* -text -filter\n*.orig text\n", to: ".scaffold/.gitattributes")
        try project.run(Self.login())
        #expect(project.text(".scaffold/.gitattributes") == "* -text -filter\n*.orig text\n")
    }

    @Test func attributesWithConflictMarkersAreRestored() throws {
        try project.run(Self.login())
        let path = ".scaffold/.gitattributes"
        let text = try #require(project.text(path))
        try project.write("<<<<<<< HEAD\n\(text)=======\n* -text -filter\n>>>>>>> b\n", to: path)
        #expect(project.check(Self.login()).changes == ["rewrite \(path)"])
        try project.run(Self.login())
        #expect(project.text(path) == text)
    }

    /// Only `.scaffold` is written.
    @Test func attributesAreRestoredWithTheManifests() throws {
        try project.run(Self.login())
        let before = try project.files()
        try project.remove(".scaffold")
        try project.run(Self.login())
        #expect(try project.files() == before)
    }

    @Test func theProjectsFolderMustExist() {
        var diagnostics = DiagnosticBag()
        let folder = ProjectFolder(path: project.root + "/none")
        #expect(ChangeSet.plan([], in: folder, into: &diagnostics) == nil)
        #expect(
            diagnostics.lines == [
                "\(project.root)/none: error: `\(project.root)/none` can't be followed: no such file or directory [SC0810]"
            ]
        )
    }
}
