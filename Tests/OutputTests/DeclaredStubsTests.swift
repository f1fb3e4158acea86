import Diagnostics
import Testing

@testable import Output

/// Which stubs of a new render a person has written already.
extension RegeneratingTests {
    @Test func aStubThatAPersonWroteIsNotAddedAgain() throws {
        try project.run(Self.presenter(Self.body("1")))
        let mine = Self.body("1").replacing("    func start() {\n    }\n", with: "    func show(_ error: String) async {\n        mine()\n    }\n\n    func start() {\n    }\n")
        try project.write(mine, to: Self.path)
        #expect(run(Self.presenter(Self.body("1", Self.stub))).changes == [])
        #expect(project.text(Self.path) == mine)
        #expect(run(Self.presenter(Self.body("1", Self.stub))).changes == [])
    }

    @Test func aStubThatAPersonWroteInAnExtensionBesideItIsNotAddedAgain() throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.write(Self.body("1") + "// mine\n", to: Self.path)
        try project.write("extension LoginPresenter {\n    func show(_ error: String) {}\n}\n", to: "Sources/Login/More.swift")
        #expect(run(Self.presenter(Self.body("2", Self.stub))).changes == ["merge \(Self.path)"])
        #expect(project.text(Self.path) == Self.body("2") + "// mine\n")
    }

    static let written = "extension LoginPresenter {\n    func show(_ error: String) {}\n}\n"

    /// Wherever it is in the module's folders: in one further down, where the file was moved to, or where the module was until now.
    @Test(arguments: [
        (path, "Sources/Login/Logic/More.swift", path), ("Sources/Login/Logic/LoginPresenter.swift", "Sources/Login/Logic/More.swift", path),
        (path, "Sources/Login/More.swift", "Sources/Auth/Login/LoginPresenter.swift"),
        (path, "Sources/Login/Logic/More.swift", "Sources/Auth/Login/LoginPresenter.swift"),
    ])
    func aStubThatAPersonWroteAnywhereInTheModuleIsNotAddedAgain(lies: String, more: String, goes: String) throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.remove(Self.path)
        try project.write(Self.body("1") + "// mine\n", to: lies)
        try project.write(Self.written, to: more)
        _ = run(Self.presenter(Self.body("2", Self.stub), goes))
        #expect(project.text(goes == Self.path ? lies : goes) == Self.body("2") + "// mine\n")
    }

    /// Under another name of the type, or with other spellings of the parameters' types.
    @Test(arguments: [
        "extension App.LoginPresenter { func show(_ error: String) {} }", "extension `LoginPresenter` { func show(_ error: Swift.String) {} }",
        "typealias Presenter = LoginPresenter\nextension Presenter { func show(_ error: String) {} }",
    ])
    func aStubThatAPersonWroteInOtherWordsIsNotAddedAgain(written: String) throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.write(Self.body("1") + "// mine\n", to: Self.path)
        try project.write(written + "\n", to: "Sources/Login/More.swift")
        #expect(run(Self.presenter(Self.body("2", Self.stub))).changes == ["merge \(Self.path)"])
        #expect(project.text(Self.path) == Self.body("2") + "// mine\n")
    }

    @Test func aStubThatAPersonWroteIsNotAddedToAFileThatNobodyEdited() throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.write(Self.written, to: "Sources/Login/More.swift")
        #expect(run(Self.presenter(Self.body("1", Self.stub))).changes == [])
        #expect(run(Self.presenter(Self.body("2", Self.stub))).changes == ["merge \(Self.path)"])
        #expect(project.text(Self.path) == Self.body("2"))
        // The one that came with another is the only one that is added.
        try project.write("extension LoginPresenter {\n    func show(_ error: String) {}\n    func hide() {}\n}\n", to: "Sources/Login/More.swift")
        #expect(run(Self.presenter(Self.body("2", Self.stub + "\n    func hide() {\n    }\n\n    func close() {\n    }\n"))).changes == ["merge \(Self.path)"])
        #expect(project.text(Self.path) == Self.body("2", "\n    func close() {\n    }\n"))
    }

    @Test func aStubThatAPersonWroteInTheFileIsNotAddedWhereItMoves() throws {
        let (first, last) = ("\n    func first() {\n    }\n", "\n    func last() {\n    }\n")
        try project.run(Self.presenter(Self.body("1", first + last)))
        let mine = Self.body("1", first + last).replacing("    func start() {", with: "    func show(_ error: String) {\n        mine()\n    }\n\n    func start() {")
        try project.write(mine, to: Self.path)
        #expect(run(Self.presenter(Self.body("1", first + last + Self.stub))).changes == [])
        _ = run(Self.presenter(Self.body("1", Self.stub + first + last)))
        #expect(project.text(Self.path) == mine)
    }

    @Test func aStubThatAPersonWroteElsewhereIsInNoLaterConflict() throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.write(Self.body("1") + "// mine\n", to: Self.path)
        try project.write(Self.written, to: "Sources/Login/More.swift")
        _ = run(Self.presenter(Self.body("1", Self.stub)))
        let next = "\n    func hide() {\n        fatalError()\n    }\n"
        #expect(run(Self.presenter(Self.body("1", Self.stub + next))).changes == ["merge \(Self.path)"])
        #expect(project.text(Self.path) == Self.body("1", next) + "// mine\n")
    }

    @Test func aStubThatReplacesAnotherMergesWhereItIsThereAlready() throws {
        let first = Self.body("1", "\n    func load0() {}\n"), second = Self.body("1", "\n    func load1() {}\n")
        try project.run(Self.presenter(first))
        try project.write(second + "\n\n// mine\n", to: Self.path)
        #expect(run(Self.presenter(second)).changes == [])
        #expect(project.text(Self.path) == second + "\n\n// mine\n")
    }

    @Test func aStubOfAnotherTypeOrSignatureIsAdded() throws {
        try project.run(Self.presenter(Self.body("1")))
        let others = "\nextension Other { func show(_ error: String) {} }\nextension LoginPresenter { func show(_ error: Int) {} }\n"
        try project.write(Self.body("1") + others, to: Self.path)
        #expect(run(Self.presenter(Self.body("1", Self.stub))).changes == ["merge \(Self.path)"])
        #expect(project.text(Self.path) == Self.body("1", Self.stub) + others)
    }

    /// Of a type in another one, however that is declared, though a module might be called like it.
    @Test(arguments: [
        "enum Preview { struct LoginPresenter { func show(_ error: String) {} } }",
        "extension Preview { struct LoginPresenter { func show(_ error: String) {} } }",
        "enum Preview { struct LoginPresenter {} }\nextension Preview.LoginPresenter { func show(_ error: String) {} }",
    ])
    func aStubOfATypeThatHasTheSameNameInAnotherIsAdded(written: String) throws {
        try project.run(Self.presenter(Self.body("1")))
        try project.write(written + "\n", to: "Sources/Login/More.swift")
        #expect(run(Self.presenter(Self.body("1", Self.stub))).changes == ["rewrite \(Self.path)"])
        #expect(project.text(Self.path) == Self.body("1", Self.stub))
    }

    static let more = "Sources/Login/LoginPresenter+More.swift"

    static func extended(_ stubs: String) -> PlannedFile {
        output(more, "extension LoginPresenter {\n    func hide() {\n    }\n\(stubs)}\n", .person, template: "more")
    }

    /// From the one to the other, and back.
    @Test(arguments: [false, true])
    func aStubThatThePackMovesToAnotherFileIsAddedThere(isEdited: Bool) throws {
        let mine = isEdited ? "// mine\n" : ""
        let apart = Self.presenter(Self.body("1")) + [Self.extended(Self.stub)]
        try project.run(apart)
        try project.write(Self.body("1") + mine, to: Self.path)
        let change = isEdited ? "merge \(Self.path)" : "rewrite \(Self.path)"
        #expect(run(Self.presenter(Self.body("1", Self.stub)) + [Self.extended("")]).changes == ["rewrite \(Self.more)", change])
        #expect(project.text(Self.path) == Self.body("1", Self.stub) + mine)
        #expect(project.text(Self.more) == String(decoding: Self.extended("").bytes, as: UTF8.self))
        guard !isEdited else { return }
        #expect(run(apart).changes == ["rewrite \(Self.more)", change])
        #expect(project.text(Self.path) == Self.body("1"))
        #expect(project.text(Self.more) == String(decoding: Self.extended(Self.stub).bytes, as: UTF8.self))
    }

    /// The file stays, as its person's alone.
    @Test func aStubInAFileThatThePackHasNoMoreIsNotAddedAgain() throws {
        try project.run(Self.presenter(Self.body("1")) + [Self.extended(Self.stub)])
        #expect(run(Self.presenter(Self.body("1", Self.stub))).changes == ["release \(Self.more)"])
        #expect(project.text(Self.path) == Self.body("1"))
    }

    @Test func aPersonsFileIsReadOnceForAllThatGetStubs() throws {
        try project.run(Self.presenter(Self.body("1")) + [Self.extended("")])
        try project.write(Self.written, to: "Sources/Login/More.swift")
        let fileSystem = FaultyFileSystem()
        let files = Self.presenter(Self.body("1", Self.stub)) + [Self.extended(Self.stub)]
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.apply(files, in: ProjectFolder(path: project.root, fileSystem: fileSystem), into: &diagnostics)
        #expect(changeSet?.changes.allSatisfy { $0.kind == .unchanged } == true)
        #expect(fileSystem.operations.count { $0.hasPrefix("read ") && $0.hasSuffix("/More.swift") } == 1)
    }
}
