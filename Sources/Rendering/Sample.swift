import SwiftInterface

/// Values for generated tests, of types that everybody knows; where there is none, the test is left to a person.
enum Sample {
    static func value(of type: SwiftType) -> String? {
        switch type.shape {
        case .optional, .implicitlyUnwrapped: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .named(let name, _): known[name]
        case .function(let function): closure(function)
        default: nil
        }
    }

    private static func closure(_ function: SwiftType.FunctionType) -> String? {
        guard function.result.isVoid else { return nil }
        let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
        return names.isEmpty ? "{}" : "{ \(names) in }"
    }

    private static let known = [
        "Bool": "false", "CGFloat": "0", "Character": "\"a\"", "Data": "Data()", "Date": "Date()", "Decimal": "0", "Double": "0",
        "Float": "0", "Int": "0", "Int8": "0", "Int16": "0", "Int32": "0", "Int64": "0", "Set": "[]", "String": "\"\"",
        "Substring": "\"\"", "TimeInterval": "0", "UInt": "0", "UInt8": "0", "UInt16": "0", "UInt32": "0", "UInt64": "0",
        "UUID": "UUID()",
    ]
}

extension InterfaceMember {
    /// The arguments of a call in a test; nil where a value is missing.
    var sampleArguments: String? {
        guard let callable, callable.generics.isEmpty else { return nil }
        var arguments: [String] = []
        for parameter in callable.parameters {
            guard let value = Sample.value(of: parameter.type), !parameter.isInout else { return nil }
            arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
        }
        return arguments.joined(separator: ", ")
    }
}
