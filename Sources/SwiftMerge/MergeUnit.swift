import SwiftSyntax

/// The key by which units of two texts are the same unit.
struct UnitKey: Hashable {
    /// The type that declares the unit, or that the unit declares or extends: `Login.Row`. Empty at the top level.
    var scope: String
    /// `func show(_:String,in:Int)`, `extension Login: Showing`, `import UIKit`, `// MARK: - Lifecycle`.
    var signature: String
    /// The conditions of the `#if` blocks around the unit.
    var conditions: [String] = []
}

/// A part of a Swift file that is merged as a whole: a comment, an import, a declaration, or the head of a type.
struct MergeUnit {
    enum Kind {
        case file, header, comment, directImport, type, typeExtension, conditional, clause
        case function, cases, macro, member, code
    }

    let source: SourceText
    let kind: Kind
    var key: UnitKey
    /// The index of the unit that contains this one; the file is the first unit and contains itself.
    let parent: Int
    /// The bytes with the comments before the code and after it on its last line.
    var range: Range<Int>
    let code: Range<Int>
    /// `show(_:in:)`.
    let name: String
    /// The name of the unit in messages: `Login.show(_:in:)`.
    var title: String
    /// In the order of `UnitPart`, without gaps.
    var parts: [(range: Range<Int>, nodes: [Syntax])] = []
    /// The bytes between the braces of a type, or between the directives of a clause.
    var interior: Range<Int>?
    /// The words and comments between the parts of a container and its interior: `{ // comment`, `#if DEBUG // comment`. For an `#if` block,
    /// those of its clauses.
    var opening: [String] = []
    /// The signatures of the unit in its type; several for `case a, b`.
    var signatures: [String] = []
    var conformances: [String] = []
    var parameters: [(label: String, name: String, type: String, range: Range<Int>)] = []
    /// The type that a typealias names.
    var alias: String?
    var isStored = false
    /// Whether the unit is a property that code of other files can set.
    var isSettable = false
    /// Why code of other files can't set a property.
    var setterProblem: MergeResult.Warning.Kind?
    /// The white space between the unit and what is before it in its container.
    var gap = 0..<0
    /// The identity of the unit. The same unit has the same identity in other texts.
    var id: Int?

    init(_ kind: Kind, _ key: UnitKey, in parent: Int, _ source: SourceText, _ code: Range<Int>, name: String) {
        (self.kind, self.key, self.parent, self.source) = (kind, key, parent, source)
        (self.code, self.name, range, title) = (code, name, code, name)
    }

    /// `show`: the name that the versions of a function with a changed signature share.
    var baseName: String { String(name.prefix { $0 != "(" }) }
    /// A key that a computed property and a function share if they have the same name and type, and can have the same body; nil for other units.
    var valueKey: UnitKey? {
        let isFunction = kind == .function && parameters.isEmpty && words(.effects).isEmpty
        guard isFunction || kind == .member && !isStored else { return nil }
        let type = words(isFunction ? .result : .type).dropFirst().joined(separator: " ")
        return type.isEmpty ? nil : UnitKey(scope: key.scope, signature: "\(baseName): \(type)")
    }
    var isCallable: Bool { kind == .function || kind == .macro }
    var isContainer: Bool { interior != nil }
    var isType: Bool { kind == .type || kind == .typeExtension }
    var isPlainExtension: Bool { kind == .typeExtension && conformances.isEmpty }
    var isComment: Bool { kind == .comment || kind == .header }
    var isMark: Bool { kind == .comment && key.signature.hasPrefix("// MARK:") }
    var startsSection: Bool { isType || isMark }

    var indentation: [UInt8] { source.indentation(at: range.lowerBound) }

    /// The number of blank lines before the unit.
    var blankLines: Int { max(0, source.bytes[gap].count { $0 == .lineFeed } - 1) }
}

/// A part of a unit that is merged separately.
enum UnitPart: Int, CaseIterable, Comparable {
    case comments, attributes, modifiers, name, type, inheritance, parameters, effects, result, requirements, body
    case trailing

    /// Whether callers and protocols see the part.
    var isOfSignature: Bool { [.type, .parameters, .effects, .result, .requirements].contains(self) }

    static func < (left: UnitPart, right: UnitPart) -> Bool { left.rawValue < right.rawValue }
}

// MARK: - Parts
extension MergeUnit {
    /// Returns the bytes of a part, or the empty range where it would be.
    func range(of part: UnitPart) -> Range<Int> { parts[part.rawValue].range }

    func bytes(_ part: UnitPart) -> ArraySlice<UInt8> { source.bytes[range(of: part)] }

    /// Returns whether a part is the same apart from its layout. The internal names of parameters are a part of the body.
    func equals(_ other: MergeUnit, _ part: UnitPart) -> Bool {
        if part == .body, parameters.map(\.name) != other.parameters.map(\.name) { return false }
        return bytes(part) == other.bytes(part) || words(part) == other.words(part)
    }

    /// Returns whether the unit is the same; for a container, only its head counts.
    func equals(_ other: MergeUnit) -> Bool {
        opening == other.opening && UnitPart.allCases.allSatisfy { equals(other, $0) }
    }

    /// Returns whether callers and protocols see the same, apart from the name.
    func hasSignature(of other: MergeUnit) -> Bool {
        parts.isEmpty || other.parts.isEmpty || UnitPart.allCases.allSatisfy { !$0.isOfSignature || equals(other, $0) }
    }

    /// The code of the body without comments, spaces, semicolons and `self.`.
    var denseBody: String {
        let tokens = parts[UnitPart.body.rawValue].nodes.flatMap { $0.tokens(viewMode: .sourceAccurate) }
        return tokens.map(\.text).joined().dense
    }

    /// Returns the tokens and comments of a part, without internal names of parameters. They are the same for all layouts of the code.
    func words(_ part: UnitPart) -> [String] {
        if part == .comments || part == .trailing { return bytes(part).commentWords }
        func comments(_ trivia: Trivia) -> [String] { trivia.filter(\.isComment).flatMap { "\($0)".utf8.commentWords } }
        var words: [String] = []
        let range = range(of: part)
        let tokens = parts[part.rawValue].nodes.flatMap { $0.tokens(viewMode: .sourceAccurate) }
        if let first = tokens.first, first.start > range.lowerBound,
            let before = first.previousToken(viewMode: .sourceAccurate), before.end >= range.lowerBound
        {
            words += comments(before.trailingTrivia)
        }
        for token in tokens {
            if token.start > range.lowerBound { words += comments(token.leadingTrivia) }
            let isClosing = [.rightParen, .rightSquare, .rightAngle].contains(token.tokenKind)
            if isClosing, words.last == "," { words.removeLast() }
            let isInternalName = part == .parameters && token.keyPathInParent == \FunctionParameterSyntax.secondName
            let text = token.text
            if !isInternalName { words.append(text.utf8.contains(13) ? text.replacing("\r\n", with: "\n") : text) }
            if token.end < range.upperBound { words += comments(token.trailingTrivia) }
        }
        // Comments between attributes or modifiers and the code after them belong to the attributes or modifiers.
        if part < .name, let next = tokens.last?.nextToken(viewMode: .sourceAccurate) {
            words += comments(next.leadingTrivia)
        }
        return words
    }

    /// Cuts the unit into parts. White space belongs to comments, attributes and modifiers before it, or else to the part
    /// after it.
    mutating func cut(into pieces: [(part: UnitPart, node: Syntax)]) {
        var pieces = pieces[...]
        var end = code.lowerBound
        for part in UnitPart.allCases {
            let start = part == .comments ? range.lowerBound : part == .trailing ? code.upperBound : end
            var nodes: [Syntax] = []
            while let piece = pieces.first, piece.part <= part {
                let next = piece.node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
                end = part < .name ? next?.start ?? piece.node.end : piece.node.end
                nodes.append(pieces.removeFirst().node)
            }
            parts.append((start..<(part == .trailing ? range.upperBound : end), nodes))
        }
    }
}

extension String {
    /// The text without spaces, semicolons and `self.`.
    var dense: String { filter { !$0.isWhitespace && $0 != ";" }.replacing("self.", with: "") }
}
