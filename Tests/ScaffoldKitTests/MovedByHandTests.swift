import Foundation
import ScaffoldKit
import Testing

/// Files and code that users move or rename by hand, without `scaffold rename`.
struct MovedByHandTests {
    let scratch: ScratchProject
    static let folder = "Sources/App/Modules/Login"

    init() throws {
        scratch = try ScratchProject()
        try scratch.write("module: Login\nprotocols: {presenter: 'func show()'}\n", to: "Specs/Login.yml")
        try scratch.write("module: Help\n", to: "Specs/Help.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
    }

    private func move(_ old: String, to new: String) throws {
        let target = scratch.root.appending(path: new)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.moveItem(at: scratch.root.appending(path: old), to: target)
    }

    @Test func theFolderOfAModule() throws {
        let moved = "Sources/App/Modules/Feature/Login"
        let presenter = try scratch.read("\(Self.folder)/LoginPresenter.swift")
        try scratch.write(presenter + "// Mine\n", to: "\(Self.folder)/LoginPresenter.swift")
        try move(Self.folder, to: moved)
        let report = Scaffold.generate(scratch.project)
        #expect(
            report.text == """
                Specs/Login.yml:1:1: error: the files of this module were moved by hand: `LoginContracts.swift` is in `\(moved)/Generated` now [SC0827]
                1 | module: Login
                  | ^^^^^^^^^^^^^
                  = help: write the new folder as `group` in the spec; or move the files back, this one to `\(Self.folder)/Generated`

                """
        )
        #expect(!FileManager.default.fileExists(atPath: scratch.root.appending(path: Self.folder).path))
        try scratch.write(
            "module: Login\ngroup: Feature\nprotocols: {presenter: 'func show()'}\n",
            to: "Specs/Login.yml"
        )
        #expect(Scaffold.generate(scratch.project).text == "")
        #expect(try scratch.read("\(moved)/LoginPresenter.swift") == presenter + "// Mine\n")
        #expect(!FileManager.default.fileExists(atPath: scratch.root.appending(path: Self.folder).path))
    }

    /// The target's sources and tests are in one folder.
    @Test func aFileInASubfolderWhenTheModuleGetsAnotherTarget() throws {
        let settings = "targets:\n  Auth: {sources: Modules/Auth/Sources, tests: Modules/Auth/Tests}\n"
        try scratch.write(settings, to: "scaffold.yml")
        let edited = try scratch.read("\(Self.folder)/LoginPresenter.swift") + "// Mine\n"
        try scratch.write(edited, to: "\(Self.folder)/LoginPresenter.swift")
        try move("\(Self.folder)/LoginPresenter.swift", to: "\(Self.folder)/Logic/LoginPresenter.swift")
        let spec = "target: Auth\nprotocols: {presenter: 'func show()'}\n"
        try scratch.write("module: Login\n" + spec, to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
        #expect(
            try scratch.read("Modules/Auth/Sources/Modules/Login/Logic/LoginPresenter.swift").hasSuffix("// Mine\n")
        )
        try scratch.write("module: Login\ngroup: Entry\n" + spec, to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
        let path = "Modules/Auth/Sources/Modules/Entry/Login/Logic/LoginPresenter.swift"
        #expect(try scratch.read(path).hasSuffix("// Mine\n"))
    }

    /// The spec file gets another name, and its files another folder.
    @Test func theSpecOfAModule() throws {
        let edited = try scratch.read("\(Self.folder)/LoginPresenter.swift") + "// Mine\n"
        try scratch.write(edited, to: "\(Self.folder)/LoginPresenter.swift")
        let spec = try scratch.read("Specs/Login.yml")
        try scratch.remove("Specs/Login.yml")
        try scratch.write(spec + "group: Auth\n", to: "Specs/Entry.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
        #expect(try scratch.read("Sources/App/Modules/Auth/Login/LoginPresenter.swift") == edited)
        #expect(!FileManager.default.fileExists(atPath: scratch.root.appending(path: Self.folder).path))
    }

    /// `--restore` without paths omits a file that has another name now.
    @Test func aFileWithANewNameIsNotRestored() throws {
        let (path, other) = ("\(Self.folder)/LoginPresenter.swift", "\(Self.folder)/Login+Presenter.swift")
        let text = try scratch.read(path)
        try move(path, to: other)
        #expect(Scaffold.generate(scratch.project, restores: []).text == "")
        #expect(!FileManager.default.fileExists(atPath: scratch.root.appending(path: path).path))
        try scratch.remove(other)
        #expect(Scaffold.generate(scratch.project, restores: []).text == "")
        #expect(try scratch.read(path) == text)
    }

    @Test func aMovedFunctionThatIsNoLongerGenerated() throws {
        let path = "\(Self.folder)/LoginPresenter.swift"
        let text = try scratch.read(path)
        let without = text.replacing("    func show() {\n        // Not implemented\n    }\n", with: "")
        try scratch.write("module: Login\nprotocols: {presenter: 'func show(); func hide()'}\n", to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
        let hide = "    func hide() {\n        // Not implemented\n    }\n"
        try scratch.write(without.replacing("PresenterProtocol {\n", with: "PresenterProtocol {\n\(hide)"), to: path)
        try scratch.write("extension LoginPresenter {\n    func show() {}\n}\n", to: "\(Self.folder)/Show.swift")
        try scratch.write("module: Login\nprotocols: {presenter: 'func hide()'}\n", to: "Specs/Login.yml")
        #expect(
            Scaffold.generate(scratch.project).text == """
                \(path): warning: `LoginPresenter.show()` is no longer generated; you have moved it to another file, so it stays [SC0828]
                  = help: delete it there if you don't need it

                """
        )
        #expect(Scaffold.generate(scratch.project).text == "")
    }

    @Test func aServiceThatBecomesAModel() throws {
        func services(_ kind: String) -> String {
            "services:\n  auth: {protocol: Authenticating, implementation: Auth, kind: \(kind), members: 'func login()'}\n"
        }
        let (service, model) = ("Sources/App/Services/Auth.swift", "Sources/App/Models/Auth.swift")
        try scratch.write(services("service"), to: "Specs/Services.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
        let text = try scratch.read(service)
        #expect(text.contains("nonisolated final class Auth {}"))
        try scratch.write(text.replacing("// Not implemented", with: "print(1)"), to: service)
        try scratch.write(services("model"), to: "Specs/Services.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
        let merged = try scratch.read(model)
        #expect(merged.contains("@MainActor\nfinal class Auth {}"))
        #expect(merged.contains("\nextension Auth: Authenticating {\n    func login() {\n        print(1)\n    }\n}\n"))
        #expect(!FileManager.default.fileExists(atPath: scratch.root.appending(path: service).path))
    }
}
