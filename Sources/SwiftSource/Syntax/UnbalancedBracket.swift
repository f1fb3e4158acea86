import Diagnostics
import SwiftSyntax

/// The bracket that has no partner, which is a better place to look at than where the parser noticed.
struct UnbalancedBracket {
    private struct Partner {
        let kind: TokenKind
        let text: String
        /// Whether it comes last.
        let closes: Bool
    }

    let token: TokenSyntax
    private let partner: Partner

    /// The first of the text, or nil.
    ///
    /// - Parameter onlyBraces: whether only braces and `#if` count: they say where a declaration ends.
    init?(in source: ParsedText, onlyBraces: Bool) {
        var open: [(token: TokenSyntax, partner: Partner)] = []
        for token in source.tokens {
            let kind = token.tokenKind
            guard let partner = Self.partner(of: kind, onlyBraces: onlyBraces) else { continue }
            if partner.closes {
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
        Diagnostic(
            .unbalancedBracket,
            (partner.closes ? "unclosed" : "unmatched") + " `\(token.text)`",
            at: source.range(of: token),
            help: (partner.closes ? "write" : "remove it, or write") + " the matching `\(partner.text)`"
        )
    }

    private static func partner(of kind: TokenKind, onlyBraces: Bool) -> Partner? {
        switch kind {
        case .leftBrace: Partner(kind: .rightBrace, text: "}", closes: true)
        case .rightBrace: Partner(kind: .leftBrace, text: "{", closes: false)
        case .poundIf: Partner(kind: .poundEndif, text: "#endif", closes: true)
        case .poundEndif: Partner(kind: .poundIf, text: "#if", closes: false)
        case _ where onlyBraces: nil
        case .leftParen: Partner(kind: .rightParen, text: ")", closes: true)
        case .rightParen: Partner(kind: .leftParen, text: "(", closes: false)
        case .leftSquare: Partner(kind: .rightSquare, text: "]", closes: true)
        case .rightSquare: Partner(kind: .leftSquare, text: "[", closes: false)
        case .leftAngle: Partner(kind: .rightAngle, text: ">", closes: true)
        case .rightAngle: Partner(kind: .leftAngle, text: "<", closes: false)
        default: nil
        }
    }
}
