package import Diagnostics
import Support

/// The description of a YAML value. Decoding, error messages, the reference documentation and the JSON Schema use it.
package struct Schema<Value: Sendable>: Sendable {
    package let shape: SchemaShape
    /// Decodes a value. Reports a wrong value and returns nil for it.
    package let decode: @Sendable (YAMLNode, inout DiagnosticBag) -> Value?

    /// - Parameter decode: called only for nodes that could be read.
    package init(shape: SchemaShape, decode: @escaping @Sendable (YAMLNode, inout DiagnosticBag) -> Value?) {
        self.init(ofAnyNode: shape) { node, bag in if case .invalid = node { nil } else { decode(node, &bag) } }
    }

    init(ofAnyNode shape: SchemaShape, decode: @escaping @Sendable (YAMLNode, inout DiagnosticBag) -> Value?) {
        (self.shape, self.decode) = (shape, decode)
    }

    /// Returns the schema of a value that is written as a mapping or in a short form.
    package static func either(_ short: Schema, _ long: Schema) -> Schema {
        Schema(shape: .either([short.shape, long.shape])) { node, bag in
            if case .mapping = node { long.decode(node, &bag) } else { short.decode(node, &bag) }
        }
    }

    /// - Parameter transform: reports a wrong value and returns nil for it.
    package func flatMap<Other>(
        _ transform: @escaping @Sendable (Value, inout DiagnosticBag) -> Other?
    ) -> Schema<Other> {
        Schema<Other>(shape: shape) { node, bag in decode(node, &bag).flatMap { transform($0, &bag) } }
    }

    package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Schema<Other> {
        Schema<Other>(shape: shape) { node, bag in decode(node, &bag).map(transform) }
    }

}

/// The form of a value, without its Swift type.
package indirect enum SchemaShape: Sendable {
    /// A scalar. The description completes "expected …": `text`, `a Swift type`.
    /// `types` are the types of JSON Schema whose values scaffold reads as this text: `1.10`, `no`, `[Todo]`.
    case scalar(description: String, types: [String] = ["string", "number", "boolean"])
    case boolean
    /// One of a few words. A word that ends in `(…)` takes an argument.
    case choice([String])
    case list(SchemaShape)
    /// A mapping whose keys the user chooses. `key` describes a key in messages.
    case dictionary(key: String, SchemaShape)
    case object(ObjectShape)
    case either([SchemaShape])
    case anything

    /// The text after "expected" in messages.
    package var description: String {
        switch self {
        case .scalar(let description, _): description
        case .boolean: "`true` or `false`"
        case .choice(let words): Spelling.alternatives(words)
        case .list: "a list"
        case .dictionary, .object: "a mapping"
        case .either(let shapes): shapes.map(\.description).joined(separator: " or ")
        case .anything: "a value"
        }
    }

    /// The keys of an object; empty for other shapes.
    package var keys: [String] {
        if case .object(let shape) = self { shape.fields.map(\.name) } else { [] }
    }
}

package struct ObjectShape: Sendable {
    package let name: String
    package let documentation: String
    package let fields: [FieldShape]
}

package struct FieldShape: Sendable {
    package let name: String
    package let documentation: String
    package let isRequired: Bool
    package let shape: SchemaShape
}

/// A key and its value in a mapping whose keys the user chooses.
package struct NamedValue<Value: Sendable>: Sendable {
    package let name: LocatedText
    package let value: Value

    package init(name: LocatedText, value: Value) {
        (self.name, self.value) = (name, value)
    }
}
