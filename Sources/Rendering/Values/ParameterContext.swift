import Diagnostics
import Specs
import Support
import SwiftSource

extension Parameter: ComputedContext {
    static let table = ContextTable<Parameter>("parameter", "A parameter of a module or flow.") {
        ContextEntry("name", "The name, without backticks.", example: "email") { $0.name }
        ContextEntry("type", "The type.", example: "String") { $0.type.text }
        ContextEntry("typeParts", "The parts of the type.") { TypeContext(type: $0.type) }
        ContextEntry("typeLine", "The line of the type in the spec.", example: "4") { $0.type.range.startPosition.line }
        ContextEntry(
            "declaration",
            "The declaration as a parameter of a function, without the default.",
            example: "'email: String'"
        ) { $0.declaration }
        ContextEntry("default", "The default value; nil if there is none.", example: "'\"\"'") { $0.defaultValue?.text }
        ContextEntry(
            "defaultLine",
            "The line of the default in the spec; nil without a default, or if the default is a literal that always fits the parameter's type, such as `0` for `Int`.",
            example: "4"
        ) { $0.doubtfulDefault?.range.startPosition.line }
        ContextEntry(
            "property",
            "The name in the declaration of a property, with backticks if Swift needs them.",
            example: "email"
        ) { SwiftIdentifier.escaped($0.name, in: .declaration) }
        ContextEntry("member", "The name after a dot, with backticks if Swift needs them.", example: "email") {
            SwiftIdentifier.escaped($0.name, in: .member)
        }
        ContextEntry(
            "caseElement",
            "The declaration as an associated value of an enum case.",
            example: "'email: String'"
        ) { "\(SwiftIdentifier.escaped($0.name, in: .parameter)): \($0.type.text)" }
        ContextEntry(
            "argument",
            "The argument that passes this parameter on to another function with the same parameter.",
            example: "'email: email'"
        ) { $0.argument }
        ContextEntry(
            "value",
            "The name in a function's body. It differs from `name` if generated code already uses this name for something else: "
                + "`completionValue`.",
            example: "email"
        ) { SwiftIdentifier.escaped($0.internalName, in: .expression) }
    }

    /// The default, where the compiler could find fault with it.
    private var doubtfulDefault: SwiftExpression? {
        defaultValue.flatMap { $0.isLiteral(of: type) ? nil : $0 }
    }

    /// The sample of its type, or its default if the type has none.
    func sample(_ samples: Samples) -> Sample {
        let sample = samples.value(of: type, named: name)
        if sample.canThrow, !modes.isEmpty {
            let all = modes.map { $0.sample(samples) }
            return all.first { !$0.canThrow } ?? all[0]
        }
        guard sample.canThrow, let defaultValue else { return sample }
        return Sample(text: defaultValue.text)
    }
}

extension Mode {
    fileprivate func sample(_ samples: Samples) -> Sample {
        let values = parameters.map { $0.sample(samples) }
        return Sample(
            text: expression(zip(parameters, values).map { $0.argument(passing: $1.text) }),
            missing: values.flatMap(\.missing)
        )
    }
}

extension Mode: ComputedContext {
    static let table = ContextTable<Mode>(
        "mode",
        "A way to open a module, with parameters of its own: a case of the enum `EditTodoMode`."
    ) {
        ContextEntry("name", "The name, without backticks.", example: "edit") { $0.name }
        ContextEntry("parameters", "The parameters of the mode.") { $0.parameters }
        ContextEntry(
            "declaration",
            "The declaration as a case of an enum, after `case`.",
            example: "'edit(todo: Todo)'"
        ) { mode in
            let values = mode.parameters.map { parameter in
                let name = SwiftIdentifier.escaped(parameter.name, in: .parameter)
                let text = "\(name): \(parameter.type.text)"
                return parameter.defaultValue.map { "\(text) = \($0.text)" } ?? text
            }
            return SwiftIdentifier.escaped(mode.name, in: .declaration) + Self.list(values)
        }
        ContextEntry(
            "line",
            "The number of the line that has the type of the mode's first parameter. In a mode without parameters, the line "
                + "of its name.",
            example: "4"
        ) { ($0.parameters.first?.type.range ?? $0.nameRange).startPosition.line }
    }

    /// Returns the expression that creates the mode.
    ///
    /// - Parameter arguments: the arguments with their labels.
    func expression(_ arguments: [String]) -> String {
        ".\(SwiftIdentifier.escaped(name, in: .member))\(Self.list(arguments))"
    }

    private static func list(_ texts: [String]) -> String {
        texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
    }
}
