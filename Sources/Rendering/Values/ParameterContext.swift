import Diagnostics
import Specs
import Support
import SwiftSource

extension Parameter: ComputedContext {
    static let table = ContextTable<Parameter>("parameter") {
        ContextEntry("name") { $0.name }
        ContextEntry("type") { $0.type.text }
        ContextEntry("typeParts") { $0.type }
        ContextEntry("typeLine") { $0.type.range.startPosition.line }
        ContextEntry("declaration") { $0.declaration }
        ContextEntry("default") { $0.defaultValue?.text }
        ContextEntry("defaultLine") { parameter in
            // A literal causes no error of the compiler, so it needs no line of the spec.
            parameter.defaultValue.flatMap { $0.isLiteral(of: parameter.type) ? nil : $0.range.startPosition.line }
        }
        ContextEntry("property") { SwiftIdentifier.escaped($0.name, in: .declaration) }
        ContextEntry("member") { SwiftIdentifier.escaped($0.name, in: .member) }
        ContextEntry("caseElement") { "\(SwiftIdentifier.escaped($0.name, in: .parameter)): \($0.type.text)" }
        ContextEntry("argument") { $0.argument }
        ContextEntry("value") { SwiftIdentifier.escaped($0.internalName, in: .expression) }
    }

    /// Returns the sample of its type. If the type has none, returns a mode or the default value.
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
        let text = expression(zip(parameters, values).map { $0.argument(passing: $1.text) })
        return Sample(text: text, missing: values.flatMap(\.missing))
    }
}

extension Mode: ComputedContext {
    static let table = ContextTable<Mode>("mode") {
        ContextEntry("name") { $0.name }
        ContextEntry("parameters") { $0.parameters }
        ContextEntry("declaration") { mode in
            let values = mode.parameters.map { parameter in
                let name = SwiftIdentifier.escaped(parameter.name, in: .parameter)
                let text = "\(name): \(parameter.type.text)"
                return parameter.defaultValue.map { "\(text) = \($0.text)" } ?? text
            }
            return SwiftIdentifier.escaped(mode.name, in: .declaration) + Self.list(values)
        }
        ContextEntry("line") { ($0.parameters.first?.type.range ?? $0.nameRange).startPosition.line }
    }

    /// Returns the expression that creates the mode.
    func expression(_ arguments: [String]) -> String {
        ".\(SwiftIdentifier.escaped(name, in: .member))\(Self.list(arguments))"
    }

    private static func list(_ texts: [String]) -> String {
        texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
    }
}
