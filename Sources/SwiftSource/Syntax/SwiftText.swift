import Support
import SwiftParser
import SwiftSyntax

extension SyntaxProtocol {
    /// Returns the node and all nodes in it, in source order.
    ///
    /// Not recursive, so that deep trees can be walked on a small stack.
    ///
    /// - Parameter isClosed: returns true for a node whose descendants are left out.
    func nodes(except isClosed: (Syntax) -> Bool = { _ in false }) -> [Syntax] {
        var nodes: [Syntax] = []
        var open = [Syntax(self)]
        while let node = open.popLast() {
            nodes.append(node)
            if !isClosed(node) { open += node.children(viewMode: .sourceAccurate).reversed() }
        }
        return nodes
    }

    /// The code on one line, with the customary spacing and without comments: `[String: Int]`, `(Int) -> Void`.
    var oneLine: String { oneLine(.sourceAccurate) }

    /// - Parameter mode: `fixedUp` for the code with the brackets that it lacks.
    func oneLine(_ mode: SyntaxTreeViewMode) -> String {
        var text = ""
        var previous: TokenSyntax?
        for token in tokens(viewMode: mode) {
            if let previous, previous.wantsBlank(before: token) { text += " " }
            text += token.textOnOneLine
            previous = token
        }
        return text
    }
}

extension TokenSyntax {
    /// The text of the token. For a multi-line string in an attribute, the first quote has the whole literal, and the other tokens are empty.
    fileprivate var textOnOneLine: String {
        switch tokenKind {
        case .multilineStringQuote, .stringSegment:
            guard let literal = ancestorOrSelf(mapping: { $0.as(SimpleStringLiteralExprSyntax.self) }),
                let value = literal.multilineValue
            else { return text }
            return self == literal.openingQuote ? SwiftStringLiteral.quoting(value) : ""
        default: return text
        }
    }

    fileprivate func wantsBlank(before next: TokenSyntax) -> Bool {
        switch (tokenKind, next.tokenKind) {
        case (.leftParen, .binaryOperator), (_, .rightParen), (_, .rightSquare), (_, .rightAngle), (_, .comma),
            (_, .colon), (_, .semicolon):
            false
        case (.arrow, _), (_, .arrow), (.equal, _), (_, .equal), (.binaryOperator, _), (_, .binaryOperator): true
        case (.comma, _), (.colon, _), (_, .leftBrace), (.leftBrace, _), (_, .rightBrace): true
        case (.leftParen, _), (.leftSquare, _), (.leftAngle, _), (.atSign, _), (.period, _), (_, .period): false
        case (_, .atSign): true
        case (_, .leftParen), (_, .leftSquare): endsAttribute || endsSpecifier
        default: (isWord || isClosing) && (next.isWord || next.tokenKind == .prefixOperator("~"))
        }
    }

    private var isWord: Bool {
        switch tokenKind {
        case .identifier, .keyword, .integerLiteral, .floatLiteral, .wildcard, .dollarIdentifier: true
        default: false
        }
    }

    private var isClosing: Bool {
        switch tokenKind {
        case .rightParen, .rightSquare, .rightAngle, .postfixQuestionMark, .exclamationMark: true
        default: false
        }
    }

    /// Whether it is the last token of an attribute, so that a type follows.
    private var endsAttribute: Bool {
        ancestorOrSelf { $0.as(AttributeSyntax.self) }?.lastToken(viewMode: .sourceAccurate) == self
    }

    /// Whether a space belongs before the next bracket: in `any (` and `inout [`, but not in `throws(` and `nonisolated(`.
    private var endsSpecifier: Bool {
        switch tokenKind {
        case .keyword(.any), .keyword(.some), .keyword(.inout), .keyword(.borrowing), .keyword(.consuming),
            .keyword(.sending),
            .keyword(.__owned), .keyword(.__shared), .keyword(.isolated), .keyword(.each), .keyword(.repeat),
            .keyword(.of):
            true
        case .rightParen: ancestorOrSelf { $0.as(NonisolatedTypeSpecifierSyntax.self) } != nil
        default: false
        }
    }
}

extension SimpleStringLiteralExprSyntax {
    /// The value of a literal in `"""`; nil for others.
    fileprivate var multilineValue: String? {
        guard openingQuote.tokenKind == .multilineStringQuote else { return nil }
        return StringLiteralExprSyntax(
            openingQuote: openingQuote,
            segments: StringLiteralSegmentListSyntax(segments.map { .stringSegment($0) }),
            closingQuote: closingQuote
        ).representedLiteralValue
    }
}
