package import Diagnostics
import SwiftSyntax

/// A reader of Swift text. It reports errors at their places in the user's file.
package enum SwiftReader {
    /// Returns the members in the body of a protocol, as a YAML literal block contains it.
    ///
    /// - Returns: nil if it reported an error.
    package static func readMembers(_ body: LocatedText, into diagnostics: inout DiagnosticBag) -> [MemberListItem]? {
        guard let source = ParsedText(body, in: .protocolBody, into: &diagnostics) else { return nil }
        let errors = SyntaxErrors(source: source)
        if let comment = errors.commentOfYAML {
            diagnostics.add(comment)
            return nil
        }
        let before = diagnostics.errorCount
        let file = source.tree.as(SourceFileSyntax.self)
        let isWhole = file?.statements.count == 1 && !source.tree.hasError
        let fault = isWhole ? nil : UnbalancedBracket(in: source, onlyBraces: true)
        // The parser's errors in the line of the bracket and after it are consequences of the bracket.
        let limit = fault.map { source.startOfLine($0.token.positionAfterSkippingLeadingTrivia, in: body.text) } ?? .max
        let hasErrors = errors.report(before: limit, into: &diagnostics)

        guard let declaration = file?.statements.first?.item.as(ProtocolDeclSyntax.self) else {
            preconditionFailure("the text stands in a protocol")
        }
        var reader = MemberReader(source: source)
        let items = reader.read(declaration.memberBlock)
        diagnostics.add(contentsOf: reader.diagnostics)
        if let bracket = fault?.diagnostic(in: source) {
            // A body is not allowed here, so its missing brace doesn't matter.
            let isBody = reader.diagnostics.unsorted.contains { error in
                error.code == .memberHasBody && error.range?.start == bracket.range?.start
            }
            if !isBody { diagnostics.add(bracket) }
        }
        if hasErrors, diagnostics.errorCount == before { diagnostics.add(errors.unknown) }
        return diagnostics.errorCount > before ? nil : items
    }

    /// Returns the protocols of a Swift file and the typealiases, types and imports around them. If the file doesn't parse or is in UTF-16, reports
    /// its errors and returns an empty result.
    ///
    /// Errors in a protocol that does parse are in its `problems`.
    ///
    /// - Parameter words: names of further types to read.
    package static func readFile(
        _ file: SourceFile,
        words: [String] = [],
        into diagnostics: inout DiagnosticBag
    ) -> DeclaredFile {
        if let problem = file.encodingProblem {
            diagnostics.add(problem)
            return DeclaredFile(path: file.path)
        }
        let declared = WordSearch.declarations(of: searchedNames, file.bytes)
        let known = declared.types.filter(SwiftNames.known.contains)
        var read = self.read(file, mentioning: words + known, into: &diagnostics)
        let hasNamesakes = declared.all.contains(where: Namesake.names.contains)
        if hasNamesakes { read.namesakes = DeclaredTypes.namesakes(in: file.bytes) }
        return read
    }

    private static let searchedNames = SwiftNames.known.union(Namesake.names)

    private static func read(
        _ file: SourceFile,
        mentioning words: [String],
        into diagnostics: inout DiagnosticBag
    ) -> DeclaredFile {
        guard (ProtocolFilter.words + words).contains(where: { WordSearch.holds($0, file.bytes) }) else {
            return DeclaredFile(path: file.path)
        }
        if let text = ProtocolFilter.find(in: file, words: words) {
            var ignored = DiagnosticBag()
            if let read = read(text, into: &ignored), ignored.isEmpty, !read.hasProblems { return read }
        }
        let text = ParsedText.withoutSkippedCode(file) ?? LocatedText(file.range)
        var findings = DiagnosticBag()
        let whole = read(text, into: &findings)
        if whole == nil, let read = readBeginning(of: file, words: words) { return read }
        let conflicts = whole == nil ? file.conflicts(.yamlConflict) : []
        for problem in conflicts.isEmpty ? findings.unsorted : conflicts { diagnostics.add(problem) }
        return whole ?? DeclaredFile(path: file.path)
    }

    /// Returns the declarations before a type or function that the user is still writing; nil if the rest of the file may declare something relevant.
    private static func readBeginning(of file: SourceFile, words: [String]) -> DeclaredFile? {
        let kinds: [SyntaxKind] = [.classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .functionDecl]
        var ignored = DiagnosticBag()
        guard let source = ParsedText(LocatedText(file.range), in: .file, into: &ignored),
            source.isShallow(source.tree, into: &ignored),
            let unfinished = source.tree.as(SourceFileSyntax.self)?.statements.first(where: \.hasError),
            kinds.contains(Syntax(unfinished.item).kind)
        else { return nil }
        let start = source.range(unfinished.position..<unfinished.position).start
        let rest = Array(file.bytes[start...])
        guard !(ProtocolFilter.words + ["mockable", "import"] + words).contains(where: { WordSearch.holds($0, rest) }),
            let read = read(LocatedText(file, excluding: [start..<file.bytes.count]), into: &ignored),
            ignored.isEmpty, !read.hasProblems
        else { return nil }
        return read
    }

    /// Reports the syntax errors of a whole file.
    package static func check(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        guard let text = ParsedText(LocatedText(file.range), in: .file, into: &diagnostics),
            text.isShallow(text.tree, into: &diagnostics)
        else { return }
        _ = SyntaxErrors(source: text).report(into: &diagnostics)
    }

    private static func read(_ text: LocatedText, into diagnostics: inout DiagnosticBag) -> DeclaredFile? {
        guard let source = ParsedText(text, in: .file, into: &diagnostics) else { return nil }
        guard let tree = source.tree.as(SourceFileSyntax.self) else { return nil }
        if tree.hasError {
            guard source.isShallow(tree, into: &diagnostics) else { return nil }
            let before = diagnostics.errorCount
            let errors = SyntaxErrors(source: source)
            _ = errors.report(into: &diagnostics)
            if diagnostics.errorCount == before { diagnostics.add(errors.unknown) }
            return nil
        }
        let reader = DeclarationReader(tree, in: source)
        diagnostics.add(contentsOf: reader.diagnostics)
        return reader.file
    }
}
