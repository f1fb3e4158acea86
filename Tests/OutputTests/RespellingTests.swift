import Diagnostics
import Testing

@testable import Output

/// Names that change in upper and lower case only, on disks that tell the two apart, and on disks that don't.
struct RespellingTests {
    static let disks: [any FileSystem] = [POSIXFileSystem(), CaseFoldingFileSystem()]

    static func files(_ name: String, _ folder: String = "Sources", spec: String = "Specs/Login.yml") -> [PlannedFile] {
        [
            output("\(folder)/\(name)/\(name)View.swift", "final class \(name)View {\n}\n\n\n// end\n", .person, template: "view", spec: spec),
            output("\(folder)/\(name)/Generated/\(name)Router.swift", "struct \(name)Router {}\n", template: "router", spec: spec),
            PlannedFile(
                key: OutputKey(spec: spec, pack: "mocks", template: "mock", instance: "\(name)Mock"),
                path: "Tests/\(name)Mock.swift",
                owner: .tool,
                bytes: Array("class \(name)Mock {}\n".utf8)
            ),
        ]
    }

    private func run(_ project: TemporaryProject, _ files: [PlannedFile], _ renames: [ModuleRename] = []) -> (changes: [String], found: [String]) {
        var options = PlanOptions()
        options.isComplete = true
        options.renames = renames
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.apply(files, in: project.folder, options: options, into: &diagnostics)
        return (changeSet?.changes.filter { $0.kind != .unchanged }.map(\.line) ?? ["failed"], diagnostics.lines)
    }

    private func paths(_ project: TemporaryProject) throws -> [String] {
        try project.files().filter { $0.value != "<folder>" && !$0.key.hasPrefix(".scaffold/bases") }.keys.sorted()
    }

    private static func edit(_ project: TemporaryProject, _ path: String) throws {
        try project.write(try #require(project.text(path)).replacing("// end", with: "let view = LoginView()\n// end"), to: path)
    }

    @Test(arguments: disks.indices)
    func aModuleIsRenamed(disk: Int) throws {
        let project = try TemporaryProject(fileSystem: Self.disks[disk])
        try project.write("", to: "Specs/Login.yml")
        try project.run(Self.files("Login"))
        try Self.edit(project, "Sources/Login/LoginView.swift")
        try project.write("mine\n", to: "Sources/Login/mine.txt")
        let renames = [ModuleRename(spec: "Specs/Login.yml", old: "Login", new: "LogIn")]
        let (changes, found) = run(project, Self.files("LogIn"), renames)
        #expect(found == [])
        #expect(
            changes == [
                "move(from: \"Sources/Login/Generated/LoginRouter.swift\") Sources/LogIn/Generated/LogInRouter.swift",
                "move(from: \"Sources/Login/LoginView.swift\") Sources/LogIn/LogInView.swift",
                "move(from: \"Tests/LoginMock.swift\") Tests/LogInMock.swift",
            ]
        )
        #expect(
            try paths(project) == [
                ".scaffold/.gitattributes", ".scaffold/manifests/Specs/Login.yml.manifest", "Sources/LogIn/Generated/LogInRouter.swift",
                "Sources/LogIn/LogInView.swift", "Sources/LogIn/mine.txt", "Specs/Login.yml", "Tests/LogInMock.swift",
            ]
        )
        #expect(project.text("Sources/LogIn/LogInView.swift") == "final class LogInView {\n}\n\n\nlet view = LogInView()\n// end\n")
        let before = try project.fingerprint()
        #expect(run(project, Self.files("LogIn"), renames) == ([], []))
        #expect(try project.fingerprint() == before)
    }

    @Test(arguments: disks.indices)
    func withoutTheOldNameToo(disk: Int) throws {
        let project = try TemporaryProject(fileSystem: Self.disks[disk])
        try project.run(Self.files("Login"))
        #expect(run(project, Self.files("LogIn")).found == [])
        #expect(project.text("Sources/LogIn/LogInView.swift")?.contains("class LogInView") == true)
        #expect(run(project, Self.files("LogIn")) == ([], []))
        #expect(try !paths(project).contains { $0.contains("Login") && !$0.contains("manifest") })
    }

    @Test(arguments: disks.indices)
    func aSpecFileIsRenamed(disk: Int) throws {
        let project = try TemporaryProject(fileSystem: Self.disks[disk])
        try project.write("", to: "Specs/login.yml")
        try project.run(Self.files("Login", spec: "Specs/login.yml"))
        try Self.edit(project, "Sources/Login/LoginView.swift")
        try project.remove("Specs/login.yml")
        try project.write("", to: "Specs/Login.yml")
        let files = Self.files("Login").map { $0.owner == .tool ? $0 : output($0.path, "// new\n" + String(decoding: $0.bytes, as: UTF8.self), .person, template: "view") }
        #expect(run(project, files) == (["merge Sources/Login/LoginView.swift"], []))
        #expect(project.text("Sources/Login/LoginView.swift") == "// new\nfinal class LoginView {\n}\n\n\nlet view = LoginView()\n// end\n")
        #expect(try paths(project).filter { $0.contains("manifests") } == [".scaffold/manifests/Specs/Login.yml.manifest"])
        #expect(run(project, files) == ([], []))
    }

    @Test(arguments: disks.indices)
    func aFolderIsRenamedWithAllThatIsInIt(disk: Int) throws {
        let project = try TemporaryProject(fileSystem: Self.disks[disk])
        try project.run(Self.files("Login", "sources"))
        try Self.edit(project, "sources/Login/LoginView.swift")
        #expect(
            run(project, Self.files("Login", "Sources")) == (
                [
                    "move(from: \"sources/Login/Generated/LoginRouter.swift\") Sources/Login/Generated/LoginRouter.swift",
                    "move(from: \"sources/Login/LoginView.swift\") Sources/Login/LoginView.swift",
                ], []
            )
        )
        #expect(project.text("Sources/Login/LoginView.swift")?.contains("let view") == true)
        #expect(try project.files()["sources"] == nil)
        #expect(run(project, Self.files("Login", "Sources")) == ([], []))
    }

    /// What a person has spelled otherwise, or a run that broke off has not come to, is respelled by the next one.
    @Test(arguments: disks.indices)
    func whatIsSpelledOtherwiseIsDrift(disk: Int) throws {
        let project = try TemporaryProject(fileSystem: Self.disks[disk])
        try project.run(Self.files("Login"))
        for (path, text) in try project.files() where path.hasPrefix("Sources/") && text != "<folder>" {
            try project.write(text, to: "aside/" + path)
        }
        try project.remove("Sources")
        for (path, text) in try project.files() where path.hasPrefix("aside/") && text != "<folder>" {
            try project.write(text, to: path.replacing("aside/", with: "").replacing("Login", with: "LOGIN"))
        }
        try project.remove("aside")
        var options = PlanOptions()
        options.comparesOnly = true
        var diagnostics = DiagnosticBag()
        let planned = ChangeSet.plan(Self.files("Login"), in: project.folder, options: options, into: &diagnostics)
        #expect(planned?.changes.filter(\.isDrift).map(\.line) == run(project, Self.files("Login")).changes)
        #expect(diagnostics.lines == [])
        #expect(try paths(project).filter { $0.contains("LOGIN") } == [])
        #expect(run(project, Self.files("Login")) == ([], []))
    }

    @Test(arguments: disks.indices)
    func somebodyElsesFolderStaysAnError(disk: Int) throws {
        let project = try TemporaryProject(fileSystem: Self.disks[disk])
        try project.write("", to: "Sources/login/mine.swift")
        #expect(project.failure(Self.files("Login")).map { $0.split(separator: "\n")[0] } == [
            "Sources/login: error: `Sources/Login` would differ only in case from `Sources/login`, which is there already [SC0804]"
        ])
    }

    /// A link is written through: its target has a name of its own.
    @Test(arguments: disks.indices)
    func whatALinkLeadsToKeepsItsName(disk: Int) throws {
        let project = try TemporaryProject(fileSystem: Self.disks[disk])
        try project.makeFolder("shared/modules")
        try project.write("1\n", to: "shared/loginpresenter.swift")
        try project.link("Sources/App/Modules", to: "../../shared/modules")
        try project.link("Sources/App/LoginPresenter.swift", to: "../../shared/loginpresenter.swift")
        let files = ["1\n", "2\n"].map { text in
            [output("Sources/App/LoginPresenter.swift", text)] + ["Sources/App/Modules/a.swift", "Sources/App/Modules/Login/b.swift"].map { output($0, text) }
        }
        #expect(
            run(project, files[0]) == (["create Sources/App/Modules/Login/b.swift", "create Sources/App/Modules/a.swift"], [])
        )
        #expect(run(project, files[1]).changes.count == 3)
        for path in ["Sources/App/Modules", "Sources/App/LoginPresenter.swift"] { #expect(try project.isLink(path), "\(path)") }
        for path in ["Sources/App/LoginPresenter.swift", "shared/loginpresenter.swift", "Sources/App/Modules/a.swift", "shared/modules/Login/b.swift"] {
            #expect(project.text(path) == "2\n", "\(path)")
        }
        let before = try project.fingerprint()
        #expect(run(project, files[1]) == ([], []))
        #expect(try project.fingerprint() == before)
    }

    @Test(arguments: disks.indices)
    func aModuleBehindALinkIsRenamed(disk: Int) throws {
        let project = try TemporaryProject(fileSystem: Self.disks[disk])
        try project.makeFolder("shared/modules")
        try project.link("Sources/Modules", to: "../shared/modules")
        try project.run(Self.files("Login", "Sources/Modules"))
        #expect(run(project, Self.files("LogIn", "Sources/Modules")).found == [])
        #expect(try project.isLink("Sources/Modules"))
        #expect(try paths(project).filter { $0.hasPrefix("shared/") } == ["shared/modules/LogIn/Generated/LogInRouter.swift", "shared/modules/LogIn/LogInView.swift"])
        #expect(run(project, Self.files("LogIn", "Sources/Modules")) == ([], []))
    }

    /// Where `.scaffold` has a link, its target keeps its name too.
    @Test(arguments: disks.indices)
    func aManifestsLinkKeepsItsTarget(disk: Int) throws {
        let project = try TemporaryProject(fileSystem: Self.disks[disk])
        try project.makeFolder("state/specs")
        try project.link(".scaffold/manifests/Specs", to: "../../state/specs")
        try project.run(Self.files("Login"))
        #expect(run(project, Self.files("LogIn")).found == [])
        #expect(try project.isLink(".scaffold/manifests/Specs"))
        #expect(project.text("state/specs/Login.yml.manifest") != nil)
        #expect(run(project, Self.files("LogIn")) == ([], []))
    }

    @Test func outputsThatBecomeKnownAreFoundInAnotherCase() throws {
        let project = try TemporaryProject()
        try project.write("", to: "a/view.swift")
        var found = DiagnosticBag()
        var tree = try #require(ProjectTree(project.folder, into: &found))
        #expect(tree.locate("a/View.swift", for: nil, into: &found) == nil)
        #expect(found.sorted.map(\.code) == [.outputPathDiffersInCase])
        tree.outputs = ["a/View.swift"]
        let location = tree.locate("a/View.swift", for: nil, into: &found)
        #expect(location?.path == "a/view.swift")
        #expect(location?.respellings == [Respelling(path: "a/view.swift", name: "View.swift")])
    }
}
