import Support
import SwiftSource

extension Parameter {
    /// The declaration of the parameter in a function: `email: String`, `done: @escaping () -> Void`.
    package var declaration: String {
        let names = name == internalName ? [name] : [name, internalName]
        return names.map { SwiftIdentifier.escaped($0, in: .parameter) }.joined(separator: " ")
            + ": \(type.text.adding(attributes: isEscaping ? ["@escaping"] : []))"
    }

    /// The argument that passes the function's parameter to another function: `email: email`.
    package var argument: String {
        argument(passing: SwiftIdentifier.escaped(internalName, in: .expression))
    }

    /// Returns the argument that passes a value: `email: ""`.
    package func argument(passing value: String) -> String {
        "\(SwiftIdentifier.escaped(name, in: .label)): \(value)"
    }
}
