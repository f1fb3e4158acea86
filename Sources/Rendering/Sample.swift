import ProjectGraph
import SwiftInterface

/// A value for a generated test to pass or to hand back.
struct Sample {
    /// As Swift writes it where the type is known: `"email"`, `[]`, `{ _ in }`.
    let text: String
    /// It can be told from other values with `==`.
    var isComparable = false

    /// A literal of a type that everybody knows, or what scaffold.yml says; nil where only a person knows one.
    ///
    /// - Parameter name: what the value is for; a text is that name.
    static func value(of type: SwiftType, named name: String, defaults: MockDefaults) -> Sample? {
        if let value = defaults[type] { return Sample(text: value.text, isComparable: isLiteral(value.text)) }
        let inner = { (type: SwiftType) in value(of: type, named: name, defaults: defaults) }
        switch type.shape {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            return inner(wrapped).flatMap { $0.isComparable ? $0 : nil } ?? Sample(text: "nil")
        case .array: return Sample(text: "[]")
        case .dictionary: return Sample(text: "[:]")
        case .named("String", _): return Sample(text: "\"\(name)\"", isComparable: true)
        case .named("Evented", let arguments):
            return arguments.first.flatMap(inner).map { Sample(text: "\(type.text)(\($0.text))") }
        case .named("Observed", let arguments):
            return arguments.first.flatMap { type in inner(type).map { Sample(text: "Evented<\(type.text)>(\($0.text)).observed") } }
        case .named(let name, _): return known[name]
        case .existential(let type) where type.text == "Error": return Sample(text: "CancellationError()")
        case .metatype(let base): return Sample(text: "\(base.text).self")
        case .tuple(let elements): return tuple(elements, inner)
        case .function(let function): return closure(function, inner)
        default: return nil
        }
    }

    private static func tuple(_ elements: [SwiftType.TupleElement], _ inner: (SwiftType) -> Sample?) -> Sample? {
        let values = elements.map { element in
            inner(element.type).map { value in element.label.map { "\($0): \(value.text)" } ?? value.text }
        }
        guard !values.contains(nil) else { return nil }
        return Sample(text: "(\(values.compactMap(\.self).joined(separator: ", ")))")
    }

    private static func closure(_ function: SwiftType.FunctionType, _ inner: (SwiftType) -> Sample?) -> Sample? {
        let names =
            function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        if function.result.isVoid { return Sample(text: "{ \(names)}".replacingEmptyBody) }
        return inner(function.result).map { Sample(text: "{ \(names)\($0.text) }") }
    }

    /// Of a type that takes literals it can be said that its values can be compared.
    static func isLiteral(_ text: String) -> Bool {
        if text == "true" || text == "false" { return true }
        if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
            return !text.dropFirst().dropLast().contains { $0 == "\"" || $0 == "\\" }
        }
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        return digits.first?.isASCIIDigit == true && digits.allSatisfy { $0.isASCIIDigit || $0 == "." || $0 == "_" }
    }

    private static let known: [String: Sample] = {
        let comparable = [
            "Bool": "true", "CGFloat": "1", "Character": "\"a\"", "Decimal": "1", "Double": "1", "Float": "1",
            "Int": "1", "Int8": "1",
            "Int16": "1", "Int32": "1", "Int64": "1", "Substring": "\"a\"", "TimeInterval": "1", "UInt": "1",
            "UInt8": "1",
            "UInt16": "1", "UInt32": "1", "UInt64": "1",
        ]
        let others = [
            "Any": "1", "Data": "Data()", "Date": "Date()", "IndexPath": "IndexPath()", "IndexSet": "IndexSet()",
            "LoadingState": ".initial", "Set": "[]",
            "URL": "URL(fileURLWithPath: \"/\")", "UUID": "UUID()", "Void": "()",
        ]
        return comparable.mapValues { Sample(text: $0, isComparable: true) }.merging(
            others.mapValues { Sample(text: $0) }
        ) { first, _ in first }
    }()
}

extension String {
    /// `{ }` is written `{}`.
    fileprivate var replacingEmptyBody: String {
        self == "{ }" ? "{}" : self
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool {
        ("0"..."9").contains(self)
    }
}
