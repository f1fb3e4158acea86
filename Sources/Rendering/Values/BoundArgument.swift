import Specs
import Support
import SwiftSource

struct BoundArgument: TemplateContext {
    let name: String
    let parameter: Parameter
    private let value: SwiftExpression
    private let line: Int?

    static let table = ContextTable<BoundArgument>("bound argument") {
        ContextEntry("name") { $0.name }
        ContextEntry("type") { $0.parameter.type.text }
        ContextEntry("value") { $0.value.text }
        ContextEntry("line") { $0.line }
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
            let (escaped, value) = (SwiftIdentifier.escaped(name, in: .declaration), argument.value)
            return BoundArgument(name: escaped, parameter: argument.parameter, value: value, line: lines.add(value))
        }
    }
}

extension [BoundArgument] {
    /// Returns the value of the parameter: its constant, or the literal in the spec; nil if the spec has none.
    func value(of parameter: Parameter, in written: [(parameter: Parameter, value: SwiftExpression)]) -> String? {
        first { $0.parameter.name == parameter.name }?.name
            ?? written.first { $0.parameter.name == parameter.name }?.value.text
    }
}
