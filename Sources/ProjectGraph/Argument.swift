import Naming
import SwiftInterface

extension Parameter {
    /// As the parameter of a function that keeps the value: `email: String`, `done: @escaping () -> Void`.
    var declaration: String {
        let name = name == internalName ? label : "\(label) \(SwiftIdentifier.escaped(internalName, in: .value))"
        return "\(name): \(argumentType)"
    }

    /// With `@escaping` where it must stand.
    package var argumentType: String {
        type.needsEscaping ? "@escaping \(type.text)" : type.text
    }

    /// Before the colon, in a declaration and in a call.
    package var label: String {
        SwiftIdentifier.escaped(name, in: .label)
    }

    /// The name inside a generated function, which must not hide what its body uses.
    package var internalName: String {
        Self.usedInBodies.contains(name) ? "\(name)Value" : name
    }

    private static let usedInBodies: Set<String> = [
        "completion", "init", "locator", "presentation", "routing", "self", "Self", "source", "viewController",
    ]
}
