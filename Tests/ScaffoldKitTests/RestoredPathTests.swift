import Foundation
import ScaffoldKit
import Testing

/// `generate --restore PATH…`.
struct RestoredPathTests {
    private let scratch: ScratchProject
    private static let folder = "Sources/App/Modules/Login"
    private static let presenter = folder + "/LoginPresenter.swift"

    init() throws {
        scratch = try ScratchProject()
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        try scratch.remove(Self.presenter)
        try scratch.remove(Self.folder + "/LoginRouter.swift")
    }

    private func restore(_ path: String, from folder: String = "") -> RunReport {
        let project = Project(root: scratch.root.path, currentDirectory: scratch.root.appending(path: folder).path)
        return Scaffold.generate(project, restores: [path])
    }

    @Test(arguments: [
        (presenter, ""), ("./" + presenter, ""), ("LoginPresenter.swift", folder),
        ("../LoginPresenter.swift", folder + "/Generated"), (presenter, folder),
    ])
    func aPathIsRelativeToTheProjectOrTheCurrentDirectory(path: String, directory: String) throws {
        #expect(restore(path, from: directory).changes.filter(\.isWritten).map(\.path) == [Self.presenter])
    }

    @Test func anAbsolutePath() throws {
        #expect(
            restore(scratch.root.path + "/" + Self.presenter).changes.filter(\.isWritten).map(\.path) == [
                Self.presenter
            ]
        )
    }

    @Test(arguments: [
        ("LoginPresenter.swift", "did you mean `\(presenter)`?"),
        (folder + "/LoginPresentor.swift", "did you mean `\(presenter)`?"),
        ("../Elsewhere.txt", "run `scaffold check` to see the missing files"),
    ])
    func unknownPathIsAnError(path: String, help: String) throws {
        let report = restore(path)
        #expect(report.text == "error: scaffold generates no file `\(path)` [SC0829]\n  = help: \(help)\n")
        #expect(try !scratch.paths().contains(Self.presenter))
    }
}
