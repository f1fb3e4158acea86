package import Diagnostics

/// Whether a text is Swift, as far as can be told without other files.
package enum SwiftFileCheck {
    /// Reports what the parser finds wrong with a whole file.
    package static func run(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        guard let text = ParsedText(LocatedText(file.range), in: .file, into: &diagnostics),
            text.isShallow(text.tree, into: &diagnostics)
        else { return }
        _ = SyntaxErrors(source: text).report(into: &diagnostics)
    }
}
