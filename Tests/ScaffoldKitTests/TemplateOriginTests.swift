import ScaffoldKit
import Testing

struct TemplateOriginTests {
    @Test func projectTemplateReplacesTheBuiltInOne() throws {
        let scratch = try ScratchProject()
        try scratch.write("templates: [Ours, Theirs]\n", to: "scaffold.yml")
        for folder in ["Ours", "Theirs"] { try scratch.write("Text\n", to: "\(folder)/viper/Presenter.swift.stencil") }
        try scratch.write(
            "pack: theirs\noptions: {a: {choices: [x, y], default: x, summary: Text.}}\n",
            to: "Theirs/theirs/pack.yml"
        )
        let packs = try #require(Scaffold.packs(scratch.project).packs)
        #expect(
            packs.map(\.name) == [
                "basics", "common", "locator", "mocks", "model-controller", "mvvm", "network", "reactive-viper",
                "router", "screen", "tests", "theirs", "viper",
            ]
        )
        #expect(packs.filter(\.isStyle).map(\.name) == ["model-controller", "mvvm", "reactive-viper", "viper"])
        let presenter = try #require(packs.last?.files.first { $0.name == "viper/Presenter.swift.stencil" })
        #expect(presenter.path == "Ours/viper/Presenter.swift.stencil")
        #expect(presenter.hidden == ["Theirs/viper/Presenter.swift.stencil", nil])
        let theirs = try #require(packs.first { $0.name == "theirs" })
        #expect(theirs.files.map(\.path) == ["Theirs/theirs/pack.yml"])
        #expect(theirs.options.map(\.values) == ["x|y"])
        #expect(theirs.options.map(\.defaultValue) == ["x"])
    }

    @Test func foldersAreTemplatesByDefault() throws {
        let scratch = try ScratchProject()
        try scratch.write("Text\n", to: "Templates/viper/Presenter.swift.stencil")
        let origin = try #require(Scaffold.origin(of: "viper/Presenter.swift.stencil", scratch.project).origin)
        #expect(origin.template.path == "Templates/viper/Presenter.swift.stencil")
        #expect(origin.template.hidden == [nil])
        #expect(origin.parts.isEmpty)
        #expect(origin.makes == ["viper: {{ module.folder }}/{{ module.roles.presenter.type }}.swift"])
    }

    @Test func partsAndUsers() throws {
        let scratch = try ScratchProject()
        let origin = try #require(Scaffold.origin(of: "common/Header.stencil", scratch.project).origin)
        #expect(origin.usedBy.contains("viper/Presenter.swift.stencil"))
        #expect(origin.makes.isEmpty)
        #expect(origin.output == nil)
    }

    @Test func outputOfAModule() throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        let origin = try #require(
            Scaffold.origin(of: "Sources/App/Modules/Login/LoginPresenter.swift", scratch.project).origin
        )
        #expect(origin.output?.spec == "Specs/Login.yml")
        #expect(origin.output?.pack == "viper")
        #expect(origin.template.name == "viper/Presenter.swift.stencil")
    }

    @Test(arguments: [
        "LoginPresenter.swift", "./Sources/App/Modules/Login/LoginPresenter.swift", "/LoginPresenter.swift",
    ])
    func pathOfAnOutput(path: String) throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        let root = scratch.project.root
        let folder = root + "/Sources/App/Modules/Login"
        let project = Project(root: root, currentDirectory: folder)
        let origin = Scaffold.origin(of: path.hasPrefix("/") ? folder + path : path, project).origin
        #expect(origin?.output?.path == "Sources/App/Modules/Login/LoginPresenter.swift")
    }

    @Test(arguments: [
        ("viper/Presentr.swift.stencil", "viper/Presenter.swift.stencil"),
        ("LoginPresenter.swift", "Sources/App/Modules/Login/LoginPresenter.swift"),
    ])
    func unknownFiles(_ file: String, _ meant: String) throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        let (report, origin) = Scaffold.origin(of: file, scratch.project)
        #expect(origin == nil)
        #expect(
            report.text == """
                error: unknown template or generated file `\(file)` [SC0706]
                  = help: did you mean `\(meant)`?

                """
        )
    }
}
