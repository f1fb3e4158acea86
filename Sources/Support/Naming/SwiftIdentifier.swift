/// Functions for Swift identifiers.
package enum SwiftIdentifier {
    /// The position of a name in Swift code, which decides whether the name needs backticks.
    package enum Position: String, CaseIterable, Sendable {
        /// The name that a declaration gives: of a type, function, property, case, local or generic parameter.
        case declaration
        /// The label of a parameter, associated value or tuple element in its declaration, and the parameter's own name after it:
        /// `func show(default: Int)`.
        case parameter
        /// An argument's label in a call.
        case label
        /// A name after a dot.
        case member
        /// A value used by its bare name.
        case expression
        /// A type used by its name.
        case type
    }

    /// Returns the name, in backticks if its position needs them: `default` as a declaration, but not as a label.
    package static func escaped(_ name: String, in position: Position) -> String {
        needsBackticks(name, in: position) ? "`\(name)`" : name
    }

    /// Returns true if the name is a Swift identifier, with or without backticks: letters, digits and underscores, but no digit at the beginning and
    /// not only `_`. Raw identifiers of Swift 6.2 (`hello world`) and names with invisible characters don't count.
    package static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name != "_", beginsIdentifier(first) else { return false }
        let isValid = name.unicodeScalars.dropFirst().allSatisfy { $0 != "$" && continuesIdentifier($0) }
        return isValid && name.hiddenScalar == nil
    }

    /// Returns true if the name is a Swift identifier that a type, protocol or module can have without backticks.
    package static func isTypeName(_ name: String) -> Bool {
        isIdentifier(name) && !needsBackticks(name, in: .declaration) && !needsBackticks(name, in: .type)
    }

    /// Returns a valid name from any text: characters that a name can't have become `_`. If the text begins with a
    /// digit, `_` is added before it. The name can be a keyword.
    package static func name(from text: String) -> String {
        var name = ""
        for character in text {
            let isValid = isIdentifier("_\(character)")
            if isValid { name.append(character) } else if name.last != "_" || name.isEmpty { name += "_" }
        }
        if isIdentifier(name) { return name }
        return isIdentifier("_\(name)") ? "_\(name)" : "__"
    }

    /// The modules that generated files import, and that can't be targets of a project.
    package static let systemModules: Set<String> = [
        "Combine", "Foundation", "Observation", "Swift", "SwiftUI", "Testing", "UIKit",
    ]

    private static func needsBackticks(_ name: String, in position: Position) -> Bool {
        switch position {
        case .declaration: keywords.contains(name) || ["Type", "Protocol"].contains(name)
        case .parameter: ["inout", "let", "var"].contains(name)
        case .label: name == "inout"
        case .member: ["init", "self"].contains(name)
        case .expression: keywords.contains(name) || name == "await"
        case .type: keywords.contains(name) || contextualInTypes.contains(name)
        }
    }

    /// The words that are never plain identifiers.
    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    private static let contextualInTypes: Set<String> = ["Type", "Protocol", "any", "some", "each", "await", "async"]
}

extension SwiftIdentifier {
    private static func beginsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x24: false
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
        default: continuesIdentifier(scalar)
        }
    }

    /// Returns true for the ranges of the grammar in the Swift reference, which are those of ISO C11, annex D.
    private static func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Digits, letters and the underscore of ASCII.
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
            0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
            0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
            0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
            true
        case 0x10000...0xEFFFD: scalar.value & 0xFFFF <= 0xFFFD
        default: false
        }
    }
}
