import Diagnostics
import Foundation
import Testing

@testable import Output

/// One branch renames a module, and the other changes it: what a run makes of what git makes of the two.
struct MergedRenamesTests {
    let project: TemporaryProject
    let repository: ModelRepository

    init() throws {
        project = try TemporaryProject()
        repository = ModelRepository(root: project.root)
        try repository.start()
    }

    enum Joining: CaseIterable {
        case mergeOfRename, mergeOfChange, rebaseOfRename, rebaseOfChange
    }

    enum Edit: CaseIterable {
        case member, dependency, option, text, all
    }

    /// What the module is rendered from.
    struct Module {
        var name = "Login"
        var members = ["a", "b", "c"]
        var hasDependency = false
        var header = "one"

        var spec: String { "Specs/\(name).yml" }

        var files: [PlannedFile] {
            let folder = "Sources/Modules/\(name)"
            let filler = (1...9).map { "// line \($0)\n" }.joined()
            let stubs = members.map { "\n    func show\($0)(_ value: Int) {\n        view.show\($0)()\n    }\n" }.joined()
            let presenter = "// \(header)\n\n\n// \(name)Presenter\nfinal class \(name)Presenter {\n    let view: \(name)View\n\(stubs)}\n\n\n\(filler)"
            let protocols = "// tool \(spec)\n// \(header)\nprotocol \(name)View {\n" + members.map { "    func show\($0)(_: \(name)Value)\n" }.joined() + "}\n\(filler)"
            let mock = "// tool \(spec)\n// \(header)\nclass \(name)ViewMock: \(name)View {\n" + members.map { "    func show\($0)() {}\n" }.joined() + "}\n\(filler)"
            let locator = output("\(folder)/Generated/AppLocator+\(name).swift", "// tool \(spec)\nextension Locator { var \(name) }\n", template: "locator", spec: spec)
            return [
                output("\(folder)/\(name)Presenter.swift", presenter, .person, template: "presenter", spec: spec),
                output("\(folder)/\(name)Small.swift", "class \(name)Small: \(name)Base<\(name)> {\n}\n", .person, template: "small", spec: spec),
                output("\(folder)/Generated/\(name)Protocols.swift", protocols, template: "protocols", spec: spec),
                PlannedFile(
                    key: OutputKey(spec: spec, pack: "mocks", template: "mock", instance: "\(name)ViewMock"),
                    path: "Tests/Mocks/\(name)ViewMock.swift",
                    owner: .tool,
                    bytes: Array(mock.utf8)
                ),
            ] + (hasDependency ? [locator] : [])
        }

        mutating func change(_ edit: Edit) {
            if [.member, .all].contains(edit) { members.append("d") }
            if [.dependency, .all].contains(edit) { hasDependency = true }
            if [.option, .all].contains(edit) { header = "two" }
        }
    }

    func run(_ module: Module, was: String? = nil) throws -> (changes: [String], found: [String]) {
        try project.write("module \(module.name)\n", to: module.spec)
        var options = PlanOptions()
        options.isComplete = true
        options.renames = was.map { [ModuleRename(spec: module.spec, old: $0, new: module.name)] } ?? []
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.apply(module.files, in: project.folder, options: options, into: &diagnostics)
        return (changeSet?.changes.filter { $0.kind != .unchanged }.map(\.line) ?? ["failed"], diagnostics.lines)
    }

    private func join(_ joining: Joining) throws {
        let (here, other) = [.mergeOfRename, .rebaseOfChange].contains(joining) ? ("main", "rename") : ("rename", "main")
        try repository.git("checkout", "-q", here)
        if joining == .mergeOfRename || joining == .mergeOfChange {
            try repository.git("merge", "-q", "--no-edit", other, mayFail: true)
            try repository.commit()
        } else {
            try repository.git("rebase", "-q", other, mayFail: true)
            try repository.git("add", "-A")
            try repository.git("-c", "core.editor=true", "rebase", "--continue", mayFail: true)
        }
        #expect(try repository.git("status", "--porcelain") == "")
    }

    @Test(arguments: Edit.allCases, Joining.allCases)
    func allIsUnderTheNewName(edit: Edit, joining: Joining) throws {
        var module = Module()
        _ = try run(module)
        try repository.commit()

        try repository.git("checkout", "-q", "-b", "rename")
        try project.remove(module.spec)
        module.name = "SignIn"
        #expect(try run(module, was: "Login").found == [])
        try repository.commit()

        try repository.git("checkout", "-q", "main")
        module.name = "Login"
        module.change(edit)
        // Git takes the one for the renamed file, and not the other.
        let edited = edit == .all || edit == .text ? ["Presenter", "Small"] : []
        for name in edited {
            let path = "Sources/Modules/Login/Login\(name).swift"
            let text = try #require(project.text(path))
            try project.write(text.replacing("class Login\(name)", with: "// token.\(name)\nclass Login\(name)") + "let a = LoginSmall()\n", to: path)
        }
        #expect(try run(module).found == [])
        try repository.commit()

        try join(joining)
        try? project.remove(module.spec)
        module.name = "SignIn"
        let (changes, found) = try run(module, was: "Login")
        #expect(!changes.contains("failed"), "\(found)")
        for file in module.files where file.owner == .tool {
            #expect(project.text(file.path) == String(decoding: file.bytes, as: UTF8.self), "\(file.path)")
        }
        let kept = Set(module.files.map(\.path))
        let left = try project.files().filter { !$0.key.hasPrefix(".") && $0.value != "<folder>" && $0.key.contains("/") && !$0.key.hasPrefix("Specs") }
        #expect(Set(left.keys) == kept, "\(found)")
        for name in edited {
            let text = try #require(project.text("Sources/Modules/SignIn/SignIn\(name).swift"))
            #expect(text.contains("token.\(name)"))
            if name == "Small" { #expect(text == "// token.Small\nclass SignInSmall: SignInBase<SignIn> {\n}\nlet a = SignInSmall()\n") }
        }
        #expect(project.text(".scaffold/manifests/Specs/Login.yml.manifest") == nil)
        let before = try project.fingerprint()
        _ = try run(module, was: "Login")
        #expect(try project.fingerprint().filter { !$0.key.contains("Specs") } == before.filter { !$0.key.contains("Specs") })
    }

    /// `was` has been left, and somebody has written files where the module was: they are theirs.
    @Test(arguments: [true, false])
    func strangersUnderTheOldNameStay(isEdited: Bool) throws {
        var module = Module()
        _ = try run(module)
        try project.remove(module.spec)
        module.name = "SignIn"
        _ = try run(module, was: "Login")
        let path = "Sources/Modules/SignIn/SignInSmall.swift"
        if isEdited { try project.write(try #require(project.text(path)) + "// mine\n", to: path) }
        let other = isEdited ? "class LoginSmall: LoginBase<Login> {\n}\n// mine too\n" : "struct LoginSmall {\n}\n"
        try project.write(other, to: "Sources/Modules/Login/LoginSmall.swift")
        #expect(try run(module, was: "Login") == ([], []))
        #expect(project.text("Sources/Modules/Login/LoginSmall.swift") == other)
    }
}
