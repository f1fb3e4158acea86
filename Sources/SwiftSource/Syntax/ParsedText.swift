import Diagnostics
import SwiftParser
package import SwiftSyntax
import Synchronization

import struct Diagnostics.SourceRange

/// Swift text as a syntax tree that is shallow enough to walk, with the place of each node in the user's file.
struct ParsedText {
    enum Place {
        /// A whole file. Its depth is not checked here: the reader checks the parts that it uses.
        case file
        case protocolBody
        /// A type, and a default value after it.
        case parameter
        case expression

        /// The code around the text that lets the parser read the text as this kind of code.
        fileprivate var frame: (before: String, after: String) {
            switch self {
            case .protocolBody: ("protocol P {\n", "\n}")
            case .parameter: ("_: ", "")
            case .expression: ("_: T = ", "")
            case .file: ("", "")
            }
        }

        fileprivate func parse(_ text: String) -> Syntax {
            // `NestingScan` has checked the text before, more exactly than the parser's limit.
            var parser = Parser(text, maximumNestingLevel: deepestTree)
            return switch self {
            case .file, .protocolBody: Syntax(SourceFileSyntax.parse(from: &parser))
            // The parser keeps the text after a parameter as unexpected nodes, apart from the parts of the parameter.
            case .parameter, .expression: Syntax(FunctionParameterSyntax.parse(from: &parser))
            }
        }
    }

    /// A cache of syntax trees in debug builds. Tests read the same texts again and again, with a parser that is not optimized. An optimized parser
    /// is as fast as the cache.
    private static let trees = Mutex<(known: [String: Syntax], length: Int)>(([:], 0))

    /// The maximum length of a text in bytes. Texts written by hand are shorter.
    static let longestText = 2_000_000
    /// The maximum number of levels in the tree. One bracket in the text opens several.
    private static let deepestTree = NestingScan.limit * 6

    let place: Place
    let tree: Syntax
    let located: LocatedText
    private let offsetOfText: Int
    private let length: Int

    /// Parses a text. Reports an error and returns nil if the text is too long or nested too deeply.
    init?(_ located: LocatedText, in place: Place, into diagnostics: inout DiagnosticBag) {
        let bytes = Array(located.text.utf8)
        guard bytes.count <= Self.longestText else {
            let message = "the Swift text has more than \(Self.longestText) bytes"
            diagnostics.add(.swiftTooLong, message, at: located.range, help: "split it")
            return nil
        }
        if let offset = NestingScan.offsetOfExcess(in: bytes) {
            diagnostics.add(.swiftTooDeep(at: located.range(of: offset..<(offset + 1))))
            return nil
        }
        let (before, after) = place.frame
        self.place = place
        tree = Self.tree(before + located.text + after, place)
        self.located = located
        offsetOfText = before.utf8.count
        length = bytes.count
        guard place == .file || isShallow(tree, into: &diagnostics) else { return nil }
    }

    static func tree(_ text: String, _ place: Place) -> Syntax {
        #if DEBUG
            let key = "\(place) \(text)"
            if let known = trees.withLock({ $0.known[key] }) { return known }
            let tree = place.parse(text)
            trees.withLock { trees in
                if trees.length > 4_000_000 { trees = ([:], 0) }
                trees.length += text.utf8.count
                trees.known[key] = tree
            }
            return tree
        #else
            return place.parse(text)
        #endif
    }

    /// Returns the range of a node without the white space and comments around it.
    func range(of node: some SyntaxProtocol) -> SourceRange {
        range(node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia)
    }

    func range(_ positions: Range<AbsolutePosition>) -> SourceRange {
        located.range(of: offset(positions.lowerBound)..<offset(positions.upperBound))
    }

    /// Returns the text of a node as written, without the white space and comments around it. The node must be in the text.
    func text(of node: some SyntaxProtocol) -> Substring {
        let utf8 = located.text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: offset(node.positionAfterSkippingLeadingTrivia))
        let end = utf8.index(utf8.startIndex, offsetBy: offset(node.endPositionBeforeTrailingTrivia))
        return located.text[start..<end]
    }

    /// Returns the offset of a position in the text. A position outside the text moves to its nearest end.
    func offset(_ position: AbsolutePosition) -> Int {
        min(max(position.utf8Offset - offsetOfText, 0), length)
    }

    func startOfLine(_ position: AbsolutePosition, in text: String) -> Int {
        let before = text.utf8.prefix(offset(position))
        return before.count - before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    }

    /// Returns whether a position is in the text and not in the frame around it.
    func contains(_ position: AbsolutePosition) -> Bool {
        let offset = position.utf8Offset - offsetOfText
        return 0 <= offset && offset <= length
    }

    /// Returns whether an offset is in code: neither in a string or regular expression, nor in white space with a comment.
    func isCode(at offset: Int) -> Bool {
        let position = AbsolutePosition(utf8Offset: offset + offsetOfText)
        guard let token = tree.token(at: position) else { return false }
        switch token.tokenKind {
        case .stringSegment, .regexLiteralPattern: return false
        case _ where position < token.positionAfterSkippingLeadingTrivia:
            return !token.leadingTrivia.contains(where: \.isComment)
        case _ where position >= token.endPositionBeforeTrailingTrivia:
            return !token.trailingTrivia.contains(where: \.isComment)
        default: return true
        }
    }

    /// The tokens of the text without those of the frame around it.
    var tokens: some Sequence<TokenSyntax> {
        tree.tokens(viewMode: .sourceAccurate).lazy.filter {
            contains($0.positionAfterSkippingLeadingTrivia) && offset($0.position) < length
        }
    }

    /// Returns false and reports an error if a part of the tree is too deep to be walked.
    func isShallow(_ node: some SyntaxProtocol, into diagnostics: inout DiagnosticBag) -> Bool {
        guard let node = Self.firstNodeTooDeep(in: Syntax(node)) else { return true }
        diagnostics.add(.swiftTooDeep(at: range(of: node)))
        return false
    }

    /// Returns the first node that is too deep. Not recursive, because the tree of a chain such as `a.b.c.d` is as deep as the chain is long.
    private static func firstNodeTooDeep(in root: Syntax) -> Syntax? {
        var open: [(node: Syntax, depth: Int)] = [(root, 0)]
        while let (node, depth) = open.popLast() {
            if depth > deepestTree { return node }
            // No byte opens more than two levels.
            if !node.hasError, depth + 16 + 2 * node.trimmedLength.utf8Length < deepestTree { continue }
            for child in node.children(viewMode: .all) where !child.is(TokenSyntax.self) {
                open.append((child, depth + 1))
            }
        }
        return nil
    }
}

/// A whole Swift file as a syntax tree that is shallow enough to walk.
package struct ParsedFile {
    package let tree: SourceFileSyntax
    let source: ParsedText

    /// Creates the tree; nil if the text has a syntax error, is not UTF-8, is too long, or nests too deeply.
    ///
    /// - Parameter allowsErrors: whether the text may have syntax errors, because the user may still be writing it.
    /// - Complexity: linear in the length of the text.
    package init?(_ text: [UInt8], allowsErrors: Bool = false) {
        guard text.count <= ParsedText.longestText, let string = String(validating: text, as: UTF8.self) else {
            return nil
        }
        let file = SourceFile(path: "", bytes: text)
        let located = LocatedText(text: string, range: file.range, segments: [(0, 0)])
        var ignored = DiagnosticBag()
        guard let source = ParsedText(located, in: .file, into: &ignored), allowsErrors || !source.tree.hasError,
            source.isShallow(source.tree, into: &ignored), let tree = source.tree.as(SourceFileSyntax.self)
        else { return nil }
        self.source = source
        self.tree = tree
    }
}

extension Diagnostic {
    fileprivate static func swiftTooDeep(at range: SourceRange) -> Diagnostic {
        let help = "give the inner parts a name of their own, with a typealias or a variable"
        return Diagnostic(.swiftTooDeep, "the Swift code is nested too deeply", at: range, help: help)
    }
}
