import Foundation
import ScaffoldKit
import Testing

/// The warnings that ask the user to check the result of a merge.
struct MergeWarningTests {
    private static let presenter = "Sources/App/Modules/Login/LoginPresenter.swift"

    /// Returns the warnings of a run after the user has written a presenter and its protocol has changed.
    private func warnings(written: (String) -> String, other: String? = nil, group: String? = nil, members: String)
        throws -> [String]
    {
        let scratch = try ScratchProject()
        func spec(_ members: String, group: String? = nil) -> String {
            "module: Login\n\(group.map { "group: \($0)\n" } ?? "")presentation: root\nprotocols:\n  presenter: |\n\(members)"
        }
        try scratch.write(spec("    func show(id: Int)\n    func close(id: Int)\n"), to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        let file = scratch.root.appending(path: Self.presenter)
        try scratch.write(written(String(contentsOf: file, encoding: .utf8)), to: Self.presenter)
        if let other { try scratch.write(other, to: "Sources/App/Modules/Login/Other.swift") }
        try scratch.write(spec(members, group: group), to: "Specs/Login.yml")
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine)
        return report.text.split(separator: "\n").filter { !$0.contains(" | ") }.map(String.init)
    }

    private static func body(_ text: String) -> String {
        text.replacing(
            "func show(id: Int) {\n        // Not implemented\n    }",
            with: "func show(id: Int) {\n        print(id)\n    }"
        )
    }

    @Test func aNewSignatureOfAWrittenFunction() throws {
        let found = try warnings(
            written: Self.body,
            members: "    func show(id: Int, in field: Int)\n    func close(id: Int)\n"
        )
        #expect(
            found.first
                == "\(Self.presenter):17:1: warning: `LoginPresenter.show(id:in:)` has a new signature, but still the body that you wrote for the old one [SC0828]"
        )
        #expect(found.last?.hasSuffix("= help: check that the body still compiles and does the right thing") == true)
    }

    @Test func aNewSignatureBesideANewFunctionOfTheSameName() throws {
        let found = try warnings(
            written: Self.body,
            members:
                "    func show(error: String)\n    func show(id: Int, in field: Int)\n    func close(id: Int)\n"
        )
        #expect(
            found == [
                "\(Self.presenter):21:1: warning: `LoginPresenter.show(id:in:)` has a new signature, but still the body that you wrote for the old one [SC0828]",
                "   = help: check that the body still compiles and does the right thing",
            ]
        )
    }

    @Test func aNewSignatureInAMovedFile() throws {
        let found = try warnings(
            written: Self.body,
            group: "Start",
            members: "    func show(id: Int, in field: Int)\n    func close(id: Int)\n"
        )
        #expect(found.first?.hasPrefix("Sources/App/Modules/Start/Login/LoginPresenter.swift:17:1: warning: ") == true)
    }

    @Test func aWrittenFunctionThatIsNoLongerGenerated() throws {
        let found = try warnings(written: Self.body, members: "    func close(id: Int)\n")
        #expect(
            found.first
                == "\(Self.presenter):17:1: warning: `LoginPresenter.show(id:)` is no longer generated; you have edited it, so it stays [SC0828]"
        )
        #expect(found.last?.hasSuffix("= help: delete it if you don't need it") == true)
    }

    /// With a group, the module moves to another folder, and the user's own file stays.
    @Test(arguments: [nil, "Start"])
    func aNewSignatureOfAMovedFunction(group: String?) throws {
        let found = try warnings(
            written: { $0.replacing("    func show(id: Int) {\n        // Not implemented\n    }\n\n", with: "") },
            other: "extension LoginPresenter {\n    func show(id: Int) {}\n}\n",
            group: group,
            members: "    func show(id: Int, in field: Int)\n    func close(id: Int)\n"
        )
        #expect(
            found.first?.contains(
                "`LoginPresenter.show(id:in:)` has a new signature, but you have moved it to another file [SC0828]"
            ) == true
        )
        #expect(found.last?.hasSuffix("= help: change its signature there") == true)
    }

    /// A value whose type changes, one that has no type, and lines that are no longer generated.
    @Test func changedSpecOfEditedCode() throws {
        let scratch = try ScratchProject()
        func spec(_ members: String) -> String {
            "module: Login\nstyle: mvvm\noptions: {screens: swiftui}\nprotocols: {viewModel: '\(members)'}\n"
        }
        func edit(_ path: String, _ old: String, _ new: String) throws {
            let text = try scratch.read(path)
            #expect(text.contains(old), "\(text)")
            try scratch.write(text.replacing(old, with: new), to: path)
        }
        let first =
            "var title: Observed<String> { get }; var count: Observed<Int> { get }; func didTapAdd(name: String); func didTapSave()"
        try scratch.write(spec(first), to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        let folder = "Sources/App/Modules/Login"
        try edit("\(folder)/LoginViewModel.swift", #"Evented<String>("")"#, #"Evented<String>("Loading")"#)
        try edit("\(folder)/LoginViewModel.swift", "Evented<Int>(0)", "Evented(1)")
        try edit("\(folder)/LoginScreen.swift", #"Button("Add")"#, #"Button("Add now")"#)
        let second = "var title: Observed<String?> { get }; var count: Observed<Double> { get }; func didTapSave()"
        try scratch.write(spec(second), to: "Specs/Login.yml")
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine)
        let lines = report.text.split(separator: "\n").filter { !$0.contains(" | ") }.map(String.init)
        #expect(
            lines == [
                "\(folder)/LoginScreen.swift:7:1: warning: `LoginScreen.body` has lines that are no longer generated; you have edited them, so they stay [SC0828]",
                "  = help: delete the lines if you don't need them",
                "\(folder)/LoginViewModel.swift:8:1: warning: the type of `LoginViewModel.titleEvented` has changed; you wrote its value for the old type [SC0828]",
                "  = help: check that the value fits the type",
                "\(folder)/LoginViewModel.swift:9:1: warning: the generated value of `LoginViewModel.countEvented` has changed; you have edited it, so your value stays [SC0828]",
                "  = help: compare your value with the generated one",
            ]
        )
    }

    @Test func linesForABodyThatTheUserHasRewritten() throws {
        let scratch = try ScratchProject()
        func spec(_ members: String) -> String {
            "module: Login\nstyle: mvvm\noptions: {screens: swiftui}\nprotocols: {viewModel: '\(members)'}\n"
        }
        try scratch.write(spec("func load()"), to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        let screen = "Sources/App/Modules/Login/LoginScreen.swift"
        let text = try scratch.read(screen)
        let body = try #require(text.firstRange(of: /(?s)Form \{.*?\n        \}/))
        try scratch.write(text.replacingCharacters(in: body, with: "Text(\"Mine\")"), to: screen)
        try scratch.write(spec("func load(); func refresh(); func reset()"), to: "Specs/Login.yml")
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine)
        #expect(
            report.text.contains(
                """
                \(screen):7:1: warning: new lines were not added to `LoginScreen.body`, because you have written this part yourself [SC0828]
                7 |     var body: some View {
                  | ^^^^^^^^^^^^^^^^^^^^^^^^^
                  = help: add what you need of `Button("Refresh") {`, `viewModel.refresh()` and `Button("Reset") {` …
                """
            ),
            "\(report.text)"
        )
    }

    /// The file has another name, so it counts as deleted.
    @Test func changedSpecOfARenamedFile() throws {
        let scratch = try ScratchProject()
        func spec(_ members: String) -> String { "module: Login\nprotocols: {presenter: '\(members)'}\n" }
        try scratch.write(spec("func show(id: Int)"), to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        let other = scratch.root.appending(path: "Sources/App/Modules/Login/Other.swift")
        try FileManager.default.moveItem(at: scratch.root.appending(path: Self.presenter), to: other)
        try scratch.write(spec("func show(id: Int, in field: Int); func hide()"), to: "Specs/Login.yml")
        let warnings = """
            \(Self.presenter): warning: `LoginPresenter.hide()` was not added, because you have moved its type [SC0828]
              = help: add it where the type is now

            \(Self.presenter): warning: `LoginPresenter.show(id:in:)` has a new signature, but you have moved it to another file [SC0828]
              = help: change its signature there

            """
        for _ in 0..<2 { #expect(Scaffold.generate(scratch.project).text == warnings) }
        let text = try String(contentsOf: other, encoding: .utf8)
        let new = "func hide() {}\n    func show(id: Int, in field: Int) {"
        try Data(text.replacing("func show(id: Int) {", with: new).utf8).write(to: other)
        #expect(Scaffold.generate(scratch.project).text == "")
        let view = "Sources/App/Modules/Login/LoginViewController.swift"
        let type = try String(contentsOf: other, encoding: .utf8).drop { $0 != "@" }
        let old = try String(contentsOf: scratch.root.appending(path: view), encoding: .utf8)
        try scratch.write(old + "\n" + type, to: view)
        try FileManager.default.removeItem(at: other)
        let rename = Scaffold.rename(scratch.project, old: "Login", new: "SignIn")
        #expect(!rename.text.contains("SC0824"))
        try scratch.write(
            spec("func show(id: Int); func open()").replacing("Login", with: "SignIn"),
            to: "Specs/SignIn.yml"
        )
        let report = Scaffold.generate(scratch.project)
        #expect(report.text.contains("`SignInPresenter.open()` was not added, because you have moved its type"))
    }

    /// The call of a service that no longer has the function. The second file is edited, the first is not.
    @Test(arguments: [false, true])
    func aGeneratedBodyThatBecomesAStub(isEdited: Bool) throws {
        let scratch = try ScratchProject()
        func service(_ member: String) -> String {
            "services:\n  store: {protocol: Storing, implementation: Store, members: \(member)}\n"
        }
        let login =
            "module: Login\ndependencies: [store]\nprotocols: {interactor: \"func load(id: Int) async throws\"}\n"
        try scratch.write(login, to: "Specs/Login.yml")
        try scratch.write(service("'func load(id: Int) async throws'"), to: "Specs/Services.yml")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        let path = "Sources/App/Modules/Login/LoginInteractor.swift"
        let file = scratch.root.appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("dependencies.store.load(id: id)"))
        if isEdited { try scratch.write("// Mine\n" + text, to: path) }
        try scratch.write(service("'func load(number: Int) async throws'"), to: "Specs/Services.yml")
        let found = Scaffold.generate(scratch.project).text
        #expect(
            try String(contentsOf: file, encoding: .utf8).contains(
                "throw NotImplementedError(\"LoginInteractor.load(id:)\")"
            )
        )
        #expect(
            found.contains(
                "\(path):\(isEdited ? 16 : 15):1: warning: `LoginInteractor.load(id:)` is a stub now: scaffold no longer generates its code [SC0828]\n"
            )
        )
        #expect(
            found.contains(
                "  = help: write its code; or, if the function or property that it used has a new type, use the same type in the specs\n"
            )
        )
        #expect(Scaffold.generate(scratch.project).text.contains("SC0828") == false)
    }

    /// The function has a new parameter, which the function of the service lacks.
    @Test(arguments: [false, true])
    func aGeneratedBodyThatBecomesAStubWithANewSignature(isInElse: Bool) throws {
        let scratch = try ScratchProject()
        let services = "services:\n  store: {protocol: Storing, implementation: Store, members: 'func load(id: Int)'}\n"
        try scratch.write(services, to: "Specs/Services.yml")
        func login(_ member: String) -> String {
            "module: Login\npresentation: root\ndependencies: [store]\nprotocols: {interactor: '\(member)'}\n"
        }
        try scratch.write(login("func load(id: Int)"), to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        if isInElse {
            let path = "Sources/App/Modules/Login/LoginInteractor.swift"
            let text = try scratch.read(path)
            let function = try #require(text.firstMatch(of: /(?s)    func load.*?\n    }\n/)).output
            let mine = "    func load(id: Int) { print(id) }\n"
            let block = "    #if DEBUG\n\(mine)    #else\n\(function)    #endif\n"
            try scratch.write(text.replacing(function, with: block), to: path)
        }
        try scratch.write(login("func load(id: Int, page: Int)"), to: "Specs/Login.yml")
        let found = Scaffold.generate(scratch.project).text
        #expect(found.contains("`LoginInteractor.load(id:page:)` is a stub now: scaffold no longer generates its code"))
        #expect(Scaffold.generate(scratch.project).text.contains("SC0828") == false)
    }

    /// The property of the service has another type.
    @Test func aValueThatNoLongerComesFromAService() throws {
        let scratch = try ScratchProject()
        func service(_ type: String) -> String {
            "services:\n  model: {protocol: Modeling, implementation: Model, kind: model, members: 'var titles: \(type) { get }'}\n"
        }
        let list =
            "module: List\nstyle: mvvm\ndependencies: [model]\nprotocols: {viewModel: 'var titles: Observed<[String]> { get }'}\n"
        try scratch.write(list, to: "Specs/List.yml")
        try scratch.write(service("Observed<[String]>"), to: "Specs/Services.yml")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        try scratch.write(service("Observed<[Substring]>"), to: "Specs/Services.yml")
        let path = "Sources/App/Modules/List/ListViewModel.swift"
        let message =
            "\(path):17:1: warning: `ListViewModel.titles` is a stub now: scaffold no longer generates its code [SC0828]"
        #expect(Scaffold.generate(scratch.project).text.contains(message))
        // The file is as generated, and is generated again.
        try scratch.write(service("Observed<[String]>"), to: "Specs/Services.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
        let text = try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
        #expect(text.contains("{ dependencies.model.titles }") && !text.contains("titlesEvented"))
    }
}
