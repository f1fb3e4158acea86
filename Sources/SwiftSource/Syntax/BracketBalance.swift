import Diagnostics
import SwiftSyntax

/// Finds the bracket that has no partner, which is a better place to look at than where the parser noticed.
struct BracketBalance {
    enum Fault {
        case neverClosed(TokenSyntax)
        case closesNothing(TokenSyntax)

        var token: TokenSyntax {
            switch self {
            case .neverClosed(let token), .closesNothing(let token): token
            }
        }
    }

    /// The first of the text, or nil. Only brackets of these kinds count: braces alone say where a declaration ends.
    static func fault(in source: ParsedText, among kinds: Kinds) -> Fault? {
        var open: [(opener: TokenSyntax, closer: TokenKind)] = []
        for token in source.tokens {
            if let closer = kinds.closer(of: token) {
                open.append((token, closer))
            } else if let (opener, closer) = open.last, token.tokenKind == closer {
                _ = opener
                open.removeLast()
            } else if kinds.isCloser(token) {
                return .closesNothing(token)
            }
        }
        return open.last.map { .neverClosed($0.opener) }
    }

    enum Kinds {
        case braces
        case all

        fileprivate func closer(of token: TokenSyntax) -> TokenKind? {
            switch token.tokenKind {
            case .leftBrace: .rightBrace
            case .poundIf: .poundEndif
            case .leftParen where self == .all: .rightParen
            case .leftSquare where self == .all: .rightSquare
            case .leftAngle where self == .all: .rightAngle
            default: nil
            }
        }

        fileprivate func isCloser(_ token: TokenSyntax) -> Bool {
            switch token.tokenKind {
            case .rightBrace, .poundEndif: true
            case .rightParen, .rightSquare, .rightAngle: self == .all
            default: false
            }
        }
    }
}

extension BracketBalance.Fault {
    func diagnostic(in source: ParsedText) -> Diagnostic {
        switch self {
        case .neverClosed(let token):
            Diagnostic(
                .unbalancedBracket,
                "unclosed `\(token.text)`",
                at: source.range(of: token),
                help: "write the matching `\(token.partner)`"
            )
        case .closesNothing(let token):
            Diagnostic(
                .unbalancedBracket,
                "unmatched `\(token.text)`",
                at: source.range(of: token),
                help: "remove it, or write the matching `\(token.partner)`"
            )
        }
    }
}

extension TokenSyntax {
    fileprivate var partner: String {
        switch tokenKind {
        case .leftParen: ")"
        case .rightParen: "("
        case .leftSquare: "]"
        case .rightSquare: "["
        case .leftAngle: ">"
        case .rightAngle: "<"
        case .leftBrace: "}"
        case .rightBrace: "{"
        case .poundIf: "#endif"
        default: "#if"
        }
    }
}
