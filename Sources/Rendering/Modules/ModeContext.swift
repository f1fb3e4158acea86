import Diagnostics
import Specs
import Support
import SwiftSource

/// A mode of a module, for templates.
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
        ContextEntry("line", "The line of its first type in the spec, or else of its name.", example: "4") {
            ($0.parameters.first?.type.range ?? $0.nameRange).startPosition.line
        }
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
