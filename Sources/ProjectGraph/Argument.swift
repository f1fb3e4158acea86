import Naming
import SwiftInterface

extension Parameter {
    /// As the parameter of a function that keeps the value: `email: String`, `done: @escaping () -> Void`.
    package var declaration: String {
        let names = name == internalName ? [name] : [name, internalName]
        return names.map { SwiftIdentifier.escaped($0, in: .parameter) }.joined(separator: " ") + ": \(argumentType)"
    }

    /// With `@escaping` where it must stand.
    package var argumentType: String {
        isEscaping ? "@escaping \(type.text)" : type.text
    }

    /// As an argument that passes the value on: `email: email`.
    package var argument: String {
        argument(passing: SwiftIdentifier.escaped(internalName, in: .expression))
    }

    /// As an argument that passes a value: `email: ""`.
    package func argument(passing value: String) -> String {
        "\(SwiftIdentifier.escaped(name, in: .label)): \(value)"
    }

    /// The name inside a generated function, which must not hide what its body uses.
    package var internalName: String {
        Self.usedInBodies.contains(name) ? "\(name)Value" : name
    }

    private static let usedInBodies: Set<String> = [
        "completion", "coordinator", "deliver", "init", "linkWriter", "locator", "navigation", "presentation", "receiver", "router", "scope", "screen", "self", "Self", "show",
        "showsVariant", "source", "start", "viewController",
    ]
}
