import SwiftSyntax

/// What makes units of two texts the same unit.
struct UnitKey: Hashable {
    /// The type that declares the unit, or that the unit declares or extends: `Login.Row`. Empty at the top level.
    var scope: String
    /// `func show(_:String,in:Int)`, `extension Login: Showing`, `import UIKit`, `// MARK: - Lifecycle`.
    var signature: String
    /// The conditions of the `#if` blocks around the unit.
    var conditions: [String]
}

/// A part of a Swift file that is merged as a whole: a comment, an import, a declaration, or the head of a type.
struct MergeUnit {
    enum Kind {
        case file, header, comment, directImport, type, typeExtension, conditional, clause
        case function, variable, cases, macro, other, code
    }

    let kind: Kind
    var key: UnitKey
    /// The index of the unit that contains this one; the file is the first unit and contains itself.
    let parent: Int
    /// The bytes with the comments before the code and after it on its last line.
    var range: Range<Int>
    let code: Range<Int>
    /// `show(_:in:)`.
    let name: String
    /// What messages call the unit: `Login.show(_:in:)`.
    var title: String
    /// `show`: what the versions of a function with a changed signature have in common. Empty for a type.
    var baseName: String
    /// The parts of the code in their order.
    var parts: [(kind: UnitPart, range: Range<Int>)] = []
    /// The bytes between the braces of a type, or between the directives of a clause.
    var interior: Range<Int>?
    /// What the unit declares in its type; several for `case a, b`.
    var signatures: [String] = []
    var conformances: [String] = []
    var parameters: [(label: String, name: String, range: Range<Int>)] = []
    /// Whether the unit is a property with storage.
    var isStored = false
    var node: Syntax?

    init(_ kind: Kind, _ key: UnitKey, in parent: Int, _ code: Range<Int>, name: String) {
        (self.kind, self.key, self.parent, self.code, self.name) = (kind, key, parent, code, name)
        (range, title, baseName) = (code, name, name)
    }

    var isContainer: Bool { interior != nil }
    var isType: Bool { kind == .type || kind == .typeExtension }
    var isComment: Bool { kind == .comment || kind == .header }
    var isMark: Bool { kind == .comment && key.signature.hasPrefix("// MARK:") }
    /// Whether the unit begins a section of a file.
    var startsSection: Bool { isType || isMark }

    /// The bytes of a part, or the place where it would be.
    func range(of kind: UnitPart) -> Range<Int> {
        if let part = parts.first(where: { $0.kind == kind }) { return part.range }
        let end = parts.last { $0.kind < kind }?.range.upperBound ?? code.lowerBound
        return max(end, code.lowerBound)..<max(end, code.lowerBound)
    }
}

/// A part of a unit that is merged for itself.
enum UnitPart: CaseIterable, Comparable {
    case comments, attributes, modifiers, name, type, inheritance, parameters, effects, result, requirements, body
    case trailing

    /// Whether callers and protocols see the part.
    var isOfSignature: Bool { [.type, .parameters, .effects, .result, .requirements].contains(self) }
}

/// A unit as one text has it.
struct UnitVersion {
    let text: UnitText
    let index: Int

    var unit: MergeUnit { text.units[index] }

    func bytes(_ part: UnitPart) -> ArraySlice<UInt8> { text.bytes[unit.range(of: part)] }

    /// Whether a part is the same, whatever its layout; the internal names of parameters are a part of the body.
    func equals(_ other: UnitVersion, _ part: UnitPart) -> Bool {
        if part == .body, unit.parameters.map(\.name) != other.unit.parameters.map(\.name) { return false }
        return bytes(part) == other.bytes(part) || words(part) == other.words(part)
    }

    /// Whether the unit is the same; of a container, only its head counts.
    func equals(_ other: UnitVersion) -> Bool {
        if !unit.isContainer, text.bytes[unit.range] == other.text.bytes[other.unit.range] { return true }
        return UnitPart.allCases.allSatisfy { equals(other, $0) }
    }

    /// The tokens and comments of a part, without internal names of parameters. The same for all layouts of the code.
    func words(_ part: UnitPart) -> [String] {
        let unit = self.unit
        let range = unit.range(of: part)
        guard !range.isEmpty else { return [] }
        guard let node = unit.node, part != .comments, part != .trailing else {
            return UnitText.commentWords(text.bytes[range])
        }
        var words: [String] = []
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard token.start < range.upperBound else { break }
            guard token.start >= range.lowerBound else { continue }
            if token.start > range.lowerBound { words += Self.comments(token.leadingTrivia) }
            if [.rightParen, .rightSquare, .rightAngle].contains(token.tokenKind), words.last == "," {
                words.removeLast()
            }
            let isInternalName =
                part == .parameters
                && unit.parameters.contains { $0.range.upperBound == token.end && $0.range.lowerBound < token.start }
            if !isInternalName { words.append(token.text.replacing("\r\n", with: "\n")) }
            if token.end < range.upperBound || part == .body && token.end < unit.code.upperBound {
                words += Self.comments(token.trailingTrivia)
            }
        }
        return words
    }

    private static func comments(_ trivia: Trivia) -> [String] {
        trivia.filter(\.isComment).flatMap { UnitText.commentWords("\($0)".utf8) }
    }
}
