package import Diagnostics

/// One parameter of a function, subscript or initializer; a class, as it is passed on far more often than made.
package final class InterfaceParameter: Sendable {
    package enum Specifier: String, Sendable {
        case `inout`, borrowing, consuming, sending, isolated
        case owned = "__owned"
        case shared = "__shared"
        case constant = "_const"
    }

    /// The argument label; nil for `_`, and for a subscript's parameter with one name only.
    package let label: SwiftName?
    /// The name inside the function; `argument1` for the first parameter where none is written, as in `_: Int`.
    package let name: SwiftName
    /// The type of the value: without specifiers, `@escaping`, `@autoclosure` and `...`.
    package let type: SwiftType
    /// Before the type: `inout`, `sending`.
    package let specifiers: [Specifier]
    /// `@escaping` and `@autoclosure`, which are of the parameter though they stand before its type.
    package let typeAttributes: [String]
    /// Before the label: `@ViewBuilder`.
    package let attributes: [String]
    package let isVariadic: Bool
    package let range: SourceRange

    package init(
        label: SwiftName?,
        name: SwiftName,
        type: SwiftType,
        specifiers: [Specifier],
        typeAttributes: [String],
        attributes: [String],
        isVariadic: Bool,
        range: SourceRange
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.specifiers = specifiers
        self.typeAttributes = typeAttributes
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
        typeAttributes.contains("@autoclosure")
    }

    /// A closure that may be kept after the call: `@escaping`, or an optional one.
    package var isEscaping: Bool {
        type.isFunction && (type.isOptional || typeAttributes.contains("@escaping"))
    }

    /// A closure that must not be kept after the call.
    package var isNonEscapingFunction: Bool {
        type.needsEscaping && !typeAttributes.contains("@escaping") && !isVariadic
    }
}
