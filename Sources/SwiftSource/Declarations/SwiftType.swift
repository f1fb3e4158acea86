package import Diagnostics

/// A Swift type as written. Its names are not resolved. This is a reference type, because types are passed on far more often than created.
package final class SwiftType: Sendable {
    /// On one line, with the customary spacing: `[String: Int]`, `(Int) -> Void`.
    package let text: String
    package let shape: Shape
    /// Every name in it, in source order: `Set` and `Todo.ID` for `Set<Todo.ID>`.
    package let names: [NameReference]
    package let range: SourceRange

    package init(text: String, shape: Shape, names: [NameReference], range: SourceRange) {
        self.text = text
        self.shape = shape
        self.names = names
        self.range = range
    }

    /// Creates a type that is only a name.
    package convenience init(named name: String, at range: SourceRange) {
        let names = [NameReference(name: name, range: range)]
        self.init(text: name, shape: .named(name, arguments: []), names: names, range: range)
    }

    package enum Shape: Sendable {
        /// `Todo`, `Todo.ID`, `Set<Int>`, with `Set` as the name; `Any` and `Self` too.
        case named(String, arguments: [SwiftType])
        /// `T?` and `Optional<T>`.
        case optional(SwiftType)
        /// `T!`
        case implicitlyUnwrapped(SwiftType)
        /// `[T]` and `Array<T>`.
        case array(SwiftType)
        /// `[K: V]` and `Dictionary<K, V>`.
        case dictionary(key: SwiftType, value: SwiftType)
        /// At least two elements, or none.
        case tuple([TupleElement])
        indirect case function(FunctionType)
        /// `any P`
        case existential(SwiftType)
        /// `some P`
        case opaque(SwiftType)
        /// `A & B`
        case composition([SwiftType])
        /// `T.Type` and `(any P).Type`; `P.Protocol`.
        case metatype(SwiftType)
        /// `repeat each T`
        case packExpansion(SwiftType)
        /// Any other type: `~Copyable`, `[3 of Int]`, `each T`, `inout T` among a function type's parameters.
        case other
    }

    package struct TupleElement: Sendable {
        package let label: String?
        package var type: SwiftType
    }

    package struct FunctionType: Sendable {
        /// The attributes that are part of the type: `@Sendable`, `@MainActor`, `@convention(c)`.
        package let attributes: [String]
        package var parameters: [SwiftType]
        package var effects: Effects
        package var result: SwiftType
    }

    package var isOptional: Bool {
        switch shape {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }

    /// The type inside all optionals; the type itself if it is not optional.
    package var unwrapped: SwiftType {
        switch shape {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.unwrapped
        default: self
        }
    }

    /// Whether it is a function type, also in parentheses or optional. False for a typealias of one, because names are not resolved.
    package var isFunction: Bool { function != nil }

    package var function: FunctionType? { if case .function(let function) = unwrapped.shape { function } else { nil } }

    /// Whether a parameter of this type must be `@escaping` if its value is stored. False for an optional function, which escapes anyway.
    package var needsEscaping: Bool { if case .function = shape { true } else { false } }

    package var isVoid: Bool {
        if case .tuple(let elements) = shape { elements.isEmpty } else { isOfSwift("Void") }
    }

    package var isNever: Bool { isOfSwift("Never") }

    /// Whether it is `Error` or `any Error`. A function that throws this type can throw any error.
    package var isAnyError: Bool {
        if case .existential(let type) = shape { type.isAnyError } else { isOfSwift("Error") }
    }

    private func isOfSwift(_ name: String) -> Bool {
        if case .named(let own, _) = shape { own == name || own == "Swift.\(name)" } else { false }
    }

    /// Returns whether the type mentions one of these names, alone or before the first dot.
    package func mentions(_ names: Set<String>) -> Bool {
        !names.isEmpty && self.names.contains { names.contains(String($0.root)) }
    }
}

extension SwiftType: Equatable {
    package static func == (left: SwiftType, right: SwiftType) -> Bool {
        left.text == right.text
    }
}

/// A name that a type or an expression mentions, with its dots: `Todo.ID`.
package struct NameReference: Sendable {
    package let name: String
    package let range: SourceRange

    package init(name: String, range: SourceRange) {
        self.name = name
        self.range = range
    }

    /// The part before the first dot.
    package var root: Substring { name.utf8.firstIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name[...] }
}
