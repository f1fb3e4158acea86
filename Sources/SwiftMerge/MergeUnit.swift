import SwiftSyntax

/// What makes units of two texts the same unit.
struct UnitKey: Hashable {
    /// The type that declares the unit: `Login.Row`, or an empty text at the top level.
    var scope: String
    /// `func show(_:String,in:Int)`, `extension Login: Showing`, `import UIKit`, `// MARK: - Lifecycle`.
    var signature: String
    /// The conditions of the `#if` blocks around the unit.
    var conditions: [String]

    var withoutConditions: UnitKey {
        UnitKey(scope: scope, signature: signature, conditions: [])
    }
}

/// A part of a Swift file that is merged as a whole: a comment, an import, a declaration, or the head of a type.
struct MergeUnit {
    enum Kind: Equatable {
        case file, header, comment, directImport, type, typeExtension, conditional, clause
        case function, variable, cases, macro, other, code
    }

    let kind: Kind
    var key: UnitKey
    /// The index of the unit that contains this one; the file is the first unit and contains itself.
    let parent: Int
    /// The bytes of the unit with its comments, without the white space around them.
    let range: Range<Int>
    /// The bytes without the comments before the unit and after it on its last line.
    let code: Range<Int>
    /// The parts of the code, which follow each other without gaps.
    var parts: [UnitPart] = []
    /// The bytes between the braces of a type, or between the directives of a clause.
    var interior: Range<Int>?
    /// What messages call the unit: `show(_:in:)`.
    var name: String
    /// `show`: what the versions of a function with a changed signature have in common.
    var baseName = ""
    /// All names that `case a, b` or `var a, b` declares.
    var signatures: [String] = []
    /// The protocols in the head of a type or extension.
    var conformances: [String] = []
    var parameters: [UnitParameter] = []
    var isStored = false
    var node: Syntax?

    var isContainer: Bool {
        interior != nil
    }

    /// Whether the unit begins a section of a file.
    var startsSection: Bool {
        [.type, .typeExtension].contains(kind) || isMark
    }

    var isMark: Bool {
        kind == .comment && key.signature.hasPrefix("// MARK:")
    }

    func part(_ kind: UnitPart.Kind) -> UnitPart? {
        parts.first { $0.kind == kind }
    }

    /// The bytes of a part, or the place where it would be.
    func range(of kind: UnitPart.Kind) -> Range<Int> {
        var end = code.lowerBound
        for part in parts {
            if part.kind == kind { return part.range }
            if part.kind < kind { end = max(end, part.range.upperBound) }
        }
        return end..<end
    }
}

/// A part of a unit that is merged for itself.
struct UnitPart {
    enum Kind: Int, CaseIterable, Comparable {
        case comments, attributes, modifiers, name, type, inheritance, parameters, effects, result, requirements, body,
            trailing

        static func < (left: Kind, right: Kind) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    let kind: Kind
    /// With the white space before the part; attributes and modifiers have it after them.
    let range: Range<Int>

    /// Whether the part is in the lines from the first attribute to the opening brace of the body.
    var isOfHead: Bool {
        ![.comments, .body, .trailing].contains(kind)
    }

    /// Whether callers and protocols see the part.
    var isOfSignature: Bool {
        [.type, .parameters, .effects, .result, .requirements].contains(kind)
    }
}

/// A parameter of a function. Its internal name belongs to the body.
struct UnitParameter {
    let label: String
    let name: String
    /// The bytes of the label and the name.
    let names: Range<Int>
}
