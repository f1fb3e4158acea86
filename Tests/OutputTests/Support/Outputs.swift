import Diagnostics
import Output
import Support

/// The spec of the outputs in the tests.
let loginSpec = SourceFile(path: "Specs/Login.yml", text: "module: Login\nstyle: viper\n")

/// An output of the module Login.
func output(
    _ path: String,
    _ text: String,
    _ owner: Owner = .generated,
    template: String? = nil,
    instance: String = "",
    spec: String? = "Specs/Login.yml"
) -> PlannedFile {
    PlannedFile(
        key: OutputKey(spec: spec, pack: "viper", template: template ?? path, instance: instance),
        path: path,
        owner: owner,
        bytes: Array(text.utf8),
        origin: SourceRange(file: loginSpec, start: 8, end: 13)
    )
}

/// A project with a presenter that the user owns.
enum Sample {
    static let path = "Sources/Login/LoginPresenter.swift"

    /// A file that is merged by lines.
    static let textPath = "Sources/Login/Login.txt"

    static func presenter(_ text: String, _ path: String = path) -> [PlannedFile] {
        [
            output(path, text, .user, template: "presenter"),
            output("Sources/Login/Generated/a.swift", "a\n", template: "a"),
        ]
    }

    static func body(_ title: String, _ stubs: String = "") -> String {
        "final class LoginPresenter {\n    let title = \"\(title)\"\n\n    func start() {\n    }\n\(stubs)}\n"
    }

    static let stub = "\n    /// Shows it.\n    func show(_ error: String) {\n        fatalError()\n    }\n"

    static let chain = "Tests/Login/LoginChainTests.swift"

    /// Returns the presenter, and a test of a chain of calls, which are the outputs of a spec with a chain.
    static func withChain(_ version: Int) -> [PlannedFile] {
        presenter(body("1")) + [output(chain, "// \(version)\n\n\n", .user, template: "chain")]
    }
}
