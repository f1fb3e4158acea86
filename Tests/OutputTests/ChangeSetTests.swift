import Diagnostics
import Output
import Testing

/// What a run does, in the order in which a team meets it.
struct ChangeSetTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    static let presenter = "Sources/App/Modules/Login/LoginPresenter.swift"
    static let routes = "Sources/App/Modules/Login/Generated/LoginRouter+Routes.swift"

    static func login(presenter text: String = "presenter 1\n", routes generated: String = "routes 1\n") -> [PlannedFile] {
        [output(presenter, text, .user, template: "presenter"), output(routes, generated, template: "routes")]
    }

    @Test func writesEverythingThatIsMissing() throws {
        #expect(try project.run(Self.login()) == ["create \(Self.routes)", "create \(Self.presenter)"])
        let files = try project.files().filter { $0.value != "<folder>" }
        #expect(
            files == [
                Self.presenter: "presenter 1\n",
                Self.routes: "routes 1\n",
                ".scaffold/.gitattributes": "* -text -filter\n",
                ".scaffold/bases/97ec597d8a48a02623ba63999dc10e96": "97ec597d presenter 1\n",
                ".scaffold/manifests/Specs/Login.yml.manifest": """
                    scaffold manifest 1
                    viper\tpresenter\t-\tperson\tclean\t97ec597d8a48a02623ba63999dc10e96\t\(Self.presenter)
                    viper\troutes\t-\ttool\tclean\tce978a4bda0694a4953515b54352b652\t\(Self.routes)

                    """,
            ]
        )
        #expect(project.text(".scaffold/local/.gitignore") == "*\n")
        #expect(project.text(".scaffold/local/lock") == "")
        #expect(project.text(".scaffold/local/tx") == nil)
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

    @Test func planningAloneWritesNothing() throws {
        try project.run(Self.login())
        let before = try project.fingerprint()
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.plan(Self.login(routes: "routes 2\n"), in: project.folder, into: &diagnostics)
        #expect(changeSet?.changes.map(\.line) == ["rewrite \(Self.routes)", "unchanged \(Self.presenter)"])
        #expect(changeSet?.isEmpty == false)
        #expect(try project.fingerprint() == before)
    }

    @Test func rewritesWhatIsAsItWasLeft() throws {
        try project.run(Self.login())
        let files = Self.login(presenter: "presenter 2\n", routes: "routes 2\n")
        #expect(try project.run(files) == ["rewrite \(Self.routes)", "rewrite \(Self.presenter)"])
        #expect(project.text(Self.presenter) == "presenter 2\n")
        #expect(project.text(Self.routes) == "routes 2\n")
        let bases = try project.files().filter { $0.key.hasPrefix(".scaffold/bases/") }.map(\.value)
        #expect(bases == ["97ec5984 presenter 2\n"])
    }

    @Test func mergesAPersonsEditsWithWhatChanged() throws {
        try project.run(Self.login(presenter: "presenter 1\n\n\nend\n"))
        try project.write("presenter 1\n\n\nend\nmine\n", to: Self.presenter)
        let before = try project.fingerprint()
        #expect(try project.run(Self.login(presenter: "presenter 1\n\n\nend\n")).last == "unchanged \(Self.presenter)")
        #expect(try project.fingerprint() == before)
        let files = Self.login(presenter: "presenter 2\n\n\nend\n")
        #expect(try project.run(files) == ["unchanged \(Self.routes)", "merge \(Self.presenter)"])
        #expect(project.text(Self.presenter) == "presenter 2\n\n\nend\nmine\n")
        let bases = try project.files().filter { $0.key.hasPrefix(".scaffold/bases/") }.map(\.value)
        #expect(bases == ["97115072 presenter 2\n97115072 \n97115072 \n97115072 end\n"])
        #expect(try project.run(files).last == "unchanged \(Self.presenter)")
    }

    @Test func anEditedFileOfTheToolsIsAnErrorAndNothingIsWritten() throws {
        try project.run(Self.login())
        try project.write("routes 1\nmine\n", to: Self.routes)
        let before = try project.fingerprint()
        #expect(
            project.failure(Self.login(presenter: "presenter 2\n", routes: "routes 2\n")) == [
                """
                \(Self.routes): error: `\(Self.routes)` is the tool's and has been edited by hand [SC0801]
                note: it comes from the template `routes` of the pack `viper` (Specs/Login.yml:1:9)
                help: move the edit to a file of your own, or into the spec or template; then `scaffold generate --force` makes this one again, and keeps a copy
                """
            ]
        )
        #expect(try project.fingerprint() == before)
    }

    @Test func anEditThatTheNextRenderHasTooIsNone() throws {
        try project.run(Self.login())
        try project.write("routes 2\n", to: Self.routes)
        let files = Self.login(routes: "routes 2\n")
        #expect(try project.run(files) == ["unchanged \(Self.routes)", "unchanged \(Self.presenter)"])
        #expect(try project.run(Self.login()).first == "rewrite \(Self.routes)")
    }

    @Test(arguments: ["", "rou"])
    func aTornFileOfTheToolsIsMadeAgain(torn: String) throws {
        try project.run(Self.login())
        try project.write(torn, to: Self.routes)
        #expect(try project.run(Self.login()).first == "rewrite \(Self.routes)")
        #expect(project.text(Self.routes) == "routes 1\n")
    }

    @Test func somebodyElsesFileIsAnError() throws {
        try project.write("theirs\n", to: Self.presenter)
        try project.write("theirs\n", to: Self.routes)
        #expect(
            project.failure(Self.login()) == [
                """
                \(Self.routes): error: `\(Self.routes)` exists already and was not written by scaffold [SC0802]
                note: it comes from the template `routes` of the pack `viper` (Specs/Login.yml:1:9)
                help: rename or delete it, or give the output another path
                """,
                """
                \(Self.presenter): error: `\(Self.presenter)` exists already and was not written by scaffold [SC0802]
                note: it comes from the template `presenter` of the pack `viper` (Specs/Login.yml:1:9)
                help: rename or delete it, or give the output another path
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

    @Test func aFileThatItsPersonDeletedStaysDeleted() throws {
        try project.run(Self.login())
        try project.remove(Self.presenter)
        #expect(try project.run(Self.login()) == ["unchanged \(Self.routes)", "staysDeleted \(Self.presenter)"])
        let manifest = try #require(project.text(".scaffold/manifests/Specs/Login.yml.manifest"))
        #expect(manifest.contains("viper\tpresenter\t-\tperson\tdeleted\t97ec597d8a48a02623ba63999dc10e96\t"))
        let before = try project.fingerprint()
        #expect(try project.run(Self.login(presenter: "presenter 2\n")).last == "staysDeleted \(Self.presenter)")
        #expect(try project.fingerprint() == before)

        try project.write("presenter 1\nback\n", to: Self.presenter)
        #expect(try project.run(Self.login()).last == "unchanged \(Self.presenter)")
        let restored = try #require(project.text(".scaffold/manifests/Specs/Login.yml.manifest"))
        #expect(restored.contains("viper\tpresenter\t-\tperson\tclean\t97ec597d8a48a02623ba63999dc10e96\t"))
    }

    @Test func aMissingFileOfTheToolsIsMadeAgain() throws {
        try project.run(Self.login())
        try project.remove(Self.routes)
        #expect(try project.run(Self.login()).first == "create \(Self.routes)")
    }

    @Test func aLostBaseIsKeptAgain() throws {
        try project.run(Self.login())
        try project.remove(".scaffold/bases")
        try project.run(Self.login())
        #expect(project.text(".scaffold/bases/97ec597d8a48a02623ba63999dc10e96") == "97ec597d presenter 1\n")
    }

    @Test func aFileThatIsOnlyBegunIsNotRemembered() throws {
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
                help: rename or delete it, or give the output another path
                """
            ]
        )
    }

    @Test func aFileMayBecomeThePersonsOrTheTools() throws {
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
                "\(Self.routes): error: `\(Self.routes)` is to be the tool's from now on and has been edited by hand [SC0801]"
            ]
        )
        try project.write("routes 1\n", to: Self.routes)
        #expect(try project.run(Self.login()) == ["unchanged \(Self.routes)", "unchanged \(Self.presenter)"])
        #expect(project.text(Self.presenter) == "routes 2\nmine\n")
    }

    @Test func aRunOfSomeSpecsLeavesTheOtherManifests() throws {
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
                == "scaffold manifest 1\nviper\tdeepLink\t-\ttool\tclean\tb7f7403b34659b14a027838338641d69\tSources/DeepLink.swift\n"
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

    @Test func aStandingFileThatWasEditedStays() throws {
        try project.write("* -text -filter\n*.orig text\n", to: ".scaffold/.gitattributes")
        try project.run(Self.login())
        #expect(project.text(".scaffold/.gitattributes") == "* -text -filter\n*.orig text\n")
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
