import Specs
import Support
import SwiftSource

struct BoundArgument: TemplateContext {
    let name: String
    let parameter: Parameter
    private let value: SwiftExpression
    private let line: Int?

    static let table = ContextTable<BoundArgument>(
        "bound argument",
        "An argument under `with` of a route, if it is not a literal. Generated code first stores the argument in a "
            + "constant, on a line of its own with a `#sourceLocation`. So the compiler reports a wrong argument at its "
            + "line in the spec."
    ) {
        ContextEntry(
            "name",
            "The name of the constant. It is unique among the constants and arguments of the call.",
            example: "section"
        ) { $0.name }
        ContextEntry("type", "The type of the parameter.", example: "Section") { $0.parameter.type.text }
        ContextEntry("value", "The expression in the spec.", example: ".privacy") { $0.value.text }
        ContextEntry(
            "line",
            "The number of the line in the spec that has the argument, for a `#sourceLocation` before the constant. Nil if none is needed.",
            example: "21"
        ) { $0.line }
    }

    /// - Parameter others: arguments of the same call that the caller passes.
    static func all(
        _ arguments: [(parameter: Parameter, value: SwiftExpression)],
        besides others: [Parameter] = []
    ) -> [BoundArgument] {
        var taken = Set(arguments.flatMap(\.value.names).map { String($0.root) } + others.map(\.internalName))
        var lines = SourceLocations()
        return arguments.filter { !$0.value.isLiteral(of: $0.parameter.type) }.map { argument in
            var name = argument.parameter.internalName
            while !taken.insert(name).inserted { name += "Value" }
            return BoundArgument(
                name: SwiftIdentifier.escaped(name, in: .declaration),
                parameter: argument.parameter,
                value: argument.value,
                line: lines.add(argument.value)
            )
        }
    }
}

extension [BoundArgument] {
    /// Returns the value of the parameter: its constant, or the literal in the spec; nil if the spec has none.
    func value(
        of parameter: Parameter,
        in written: [(parameter: Parameter, value: SwiftExpression)]
    ) -> String? {
        first { $0.parameter.name == parameter.name }?.name
            ?? written.first { $0.parameter.name == parameter.name }?.value.text
    }
}
