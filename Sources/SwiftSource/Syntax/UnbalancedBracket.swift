import Diagnostics
import SwiftSyntax

/// A bracket without a partner. Its place is more helpful than the place where the parser noticed the error.
struct UnbalancedBracket {
    private typealias Partner = (kind: TokenKind, text: String, isCloser: Bool)

    let token: TokenSyntax
    private let partner: Partner

    /// Finds the first unmatched closing bracket, or else the last unclosed one; nil if all brackets match.
    ///
    /// - Parameter onlyBraces: whether only braces and `#if` count: they say where a declaration ends.
    init?(in source: ParsedText, onlyBraces: Bool) {
        var open: [(token: TokenSyntax, partner: Partner)] = []
        for token in source.tokens {
            // For the parser, the `>` of `Set<Int String>` is an operator.
            let closesAngle = token.text == ">" && open.last?.partner.kind == .rightAngle
            let kind = closesAngle ? .rightAngle : token.tokenKind
            guard let partner = Self.partner(of: kind, onlyBraces: onlyBraces) else { continue }
            if partner.isCloser {
                open.append((token, partner))
            } else if open.last?.partner.kind == kind {
                open.removeLast()
            } else {
                (self.token, self.partner) = (token, partner)
                return
            }
        }
        guard let last = open.last else { return nil }
        (token, partner) = last
    }

    func diagnostic(in source: ParsedText) -> Diagnostic {
        let message = (partner.isCloser ? "unclosed" : "unmatched") + " `\(token.text)`"
        let help = (partner.isCloser ? "write" : "remove it, or write") + " the matching `\(partner.text)`"
        return Diagnostic(.unbalancedBracket, message, at: source.range(of: token), help: help)
    }

    private static func partner(of kind: TokenKind, onlyBraces: Bool) -> Partner? {
        switch kind {
        case .leftBrace: (.rightBrace, "}", true)
        case .rightBrace: (.leftBrace, "{", false)
        case .poundIf: (.poundEndif, "#endif", true)
        case .poundEndif: (.poundIf, "#if", false)
        case _ where onlyBraces: nil
        case .leftParen: (.rightParen, ")", true)
        case .rightParen: (.leftParen, "(", false)
        case .leftSquare: (.rightSquare, "]", true)
        case .rightSquare: (.leftSquare, "[", false)
        case .leftAngle: (.rightAngle, ">", true)
        case .rightAngle: (.leftAngle, "<", false)
        default: nil
        }
    }
}
