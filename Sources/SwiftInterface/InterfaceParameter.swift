package import Diagnostics

/// One parameter of a function, subscript or initializer.
package struct InterfaceParameter: Sendable {
    package enum Specifier: String, Sendable {
        case `inout`, borrowing, consuming, sending, isolated
        case owned = "__owned"
        case shared = "__shared"
        case constant = "_const"
    }

    /// The argument label without backticks; nil for `_`.
    package let label: String?
    /// The name inside the function; `argument1` for the first parameter where none is written, as in `_: Int`.
    package let name: SwiftName
    /// The type of the value: without specifiers, `@escaping`, `@autoclosure` and `...`.
    package let type: SwiftType
    /// Before the type: `inout`, `sending`.
    package let specifiers: [Specifier]
    /// `@escaping`, `@autoclosure` and whatever else stands before the parameter or its type and is no part of the type.
    package let attributes: [String]
    package let isVariadic: Bool
    package let range: SourceRange

    package init(
        label: String?,
        name: SwiftName,
        type: SwiftType,
        specifiers: [Specifier],
        attributes: [String],
        isVariadic: Bool,
        range: SourceRange
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.specifiers = specifiers
        self.attributes = attributes
        self.isVariadic = isVariadic
        self.range = range
    }
}

extension InterfaceParameter {
    package var isInout: Bool {
        specifiers.contains(.inout)
    }

    package var isAutoclosure: Bool {
        attributes.contains("@autoclosure")
    }

    /// A closure that may be kept after the call: `@escaping`, or an optional one.
    package var isEscaping: Bool {
        type.isFunction && (type.isOptional || attributes.contains("@escaping"))
    }

    /// A closure that must not be kept after the call.
    package var isNonEscapingFunction: Bool {
        type.needsEscaping && !attributes.contains("@escaping")
    }
}
