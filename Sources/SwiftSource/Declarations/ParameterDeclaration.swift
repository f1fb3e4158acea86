import Support

/// One parameter of a function, subscript or initializer.
package struct ParameterDeclaration: Sendable {
    package enum Specifier: String, Sendable {
        case `inout`, borrowing, consuming, sending, isolated
        case owned = "__owned"
        case shared = "__shared"
        case constant = "_const"
    }

    /// The argument label; nil for `_`, and for a subscript's parameter with one name only.
    package let label: SwiftName?
    /// The name inside the function; `argument1` for the first parameter if none is written, as in `_: Int`.
    package var name: SwiftName
    /// The type of the value: without specifiers, `@escaping`, `@autoclosure` and `...`.
    package var type: SwiftType
    /// The keywords before the type: `inout`, `sending`.
    package var specifiers: [Specifier]
    /// `@escaping` and `@autoclosure`. They belong to the parameter, although they are before its type.
    package let typeAttributes: [String]
    /// The attributes before the label: `@ViewBuilder`.
    package let attributes: [String]
    package let isVariadic: Bool

    package var isInout: Bool { specifiers.contains(.inout) }

    package var isAutoclosure: Bool { typeAttributes.contains("@autoclosure") }

    /// Whether it is a closure that may be kept after the call: `@escaping`, or an optional one.
    package var isEscaping: Bool { type.isFunction && (type.isOptional || typeAttributes.contains("@escaping")) }

    /// Whether it is a closure that must not be kept after the call.
    package var isNonEscapingFunction: Bool {
        type.needsEscaping && !typeAttributes.contains("@escaping") && !isVariadic
    }
}

extension ParameterDeclaration {
    /// - Parameters:
    ///   - label: `_` for none.
    ///   - name: the name inside the function.
    package init(_ label: String, _ name: String, _ type: SwiftType, isEscaping: Bool = false) {
        let written = SwiftIdentifier.escaped(label, in: .parameter)
        self.init(
            label: label == "_" ? nil : SwiftName(plain: label, written: written),
            name: SwiftName(plain: name, written: SwiftIdentifier.escaped(name, in: .expression)),
            type: type,
            specifiers: [],
            typeAttributes: isEscaping ? ["@escaping"] : [],
            attributes: [],
            isVariadic: false
        )
    }
}
