import Diagnostics
package import SwiftSyntax

/// A whole Swift file as a syntax tree that is free of errors and shallow enough to walk.
package struct ParsedFile {
    package let tree: SourceFileSyntax
    private let source: ParsedText

    /// Creates the tree; nil if the text has a syntax error, is not UTF-8, is too long, or nests too deeply.
    ///
    /// - Complexity: linear in the length of the text.
    package init?(_ text: [UInt8]) {
        guard text.count <= ParsedText.longestText, let string = String(validating: text, as: UTF8.self) else {
            return nil
        }
        let file = SourceFile(path: "", bytes: text)
        let located = LocatedText(text: string, range: file.range, segments: [(0, 0)])
        var ignored = DiagnosticBag()
        guard let source = ParsedText(located, in: .file, into: &ignored), !source.tree.hasError,
            source.isShallow(source.tree, into: &ignored), let tree = source.tree.as(SourceFileSyntax.self)
        else { return nil }
        self.source = source
        self.tree = tree
    }

    /// Returns what distinguishes a declaration from the others of its type, as in `DeclaredMember`.
    ///
    /// `case a, b` and `var a, b: Int` have several signatures.
    package func signatures(of declaration: DeclSyntax, in type: String) -> [String] {
        source.signatures(of: declaration, in: type)
    }
}
