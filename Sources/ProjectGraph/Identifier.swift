import Diagnostics
import Naming

/// Names that specs give to Swift declarations.
enum Identifier {
    /// Reports a text that can't be a Swift name, whatever backticks are put around it.
    static func check(_ name: LocatedText, as what: String, into bag: inout DiagnosticBag) {
        guard !SwiftIdentifier.isIdentifier(name.text) else { return }
        let suggestion = NameCase.pascalCase.applied(to: name.text)
        let help = SwiftIdentifier.isIdentifier(suggestion) ? "write `\(suggestion)`" : "begin it with a letter, and use letters and digits"
        bag.add(Diagnostic(.invalidName, "expected \(what), found `\(name.text)`", at: name.range, help: help))
    }
}

/// Folders that settings and specs name: inside the project, with `/` between their parts.
enum ProjectPath {
    static func check(_ path: LocatedText, into bag: inout DiagnosticBag) {
        let parts = path.text.split(separator: "/", omittingEmptySubsequences: false)
        let isInside = !path.text.isEmpty && parts.allSatisfy { !["", ".", ".."].contains($0) && !$0.contains("\\") }
        guard !isInside else { return }
        bag.add(
            Diagnostic(
                .invalidPath,
                "expected a path inside the project, found `\(path.text)`",
                at: path.range,
                help: "write it from the project's folder, like `Sources/App`: no `..`, and no `/` at either end"
            )
        )
    }
}
