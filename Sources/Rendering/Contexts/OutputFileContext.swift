/// The file that a template writes, as the template sees it.
struct OutputFileContext: TemplateContext {
    let path: String

    static let table = ContextTable<OutputFileContext>("file", "The file that is generated.") {
        ContextEntry("path", "The path in the project.", example: "Sources/App/Modules/Login/LoginView.swift") {
            $0.path
        }
        ContextEntry("name", "The last part of the path.", example: "LoginView.swift") {
            $0.path.split(separator: "/").last.map(String.init) ?? ""
        }
    }
}
