import Diagnostics
import Naming
import ProjectGraph
import SwiftInterface
import TemplateEngine

extension Parameter {
    /// What whoever opens a module passes, as templates see it.
    var context: TemplateValue {
        .fields([
            "name": .string(name),
            "type": .string(type.text),
            "typeLine": .line(of: type.range),
            // As a parameter of a function: `email: String`, `done: @escaping () -> Void`.
            "declaration": .string(declaration),
            "default": .optional(defaultValue?.text),
            // As a property's name where it is declared, and behind a dot.
            "property": .string(SwiftIdentifier.escaped(name, in: .declaration)),
            "member": .string(SwiftIdentifier.escaped(name, in: .member)),
            // As what a case of an enum carries: `email: String`.
            "caseElement": .string("\(SwiftIdentifier.escaped(name, in: .parameter)): \(type.text)"),
            // As an argument that passes it on: `email: email`.
            "argument": .string(argument),
            "value": .string(SwiftIdentifier.escaped(internalName, in: .expression)),
        ])
    }

    /// As an argument of a test; nil where only a person knows a value.
    func sampleArgument(_ defaults: MockDefaults) -> String? {
        sample(defaults).map { "\(SwiftIdentifier.escaped(name, in: .label)): \($0.text)" }
    }

    func sample(_ defaults: MockDefaults) -> Sample? {
        Sample.value(of: type, named: name, defaults: defaults)
    }
}

extension Route {
    /// A module that may be shown from another, as templates see it.
    ///
    /// - Parameter routing: the protocol with which the module asks for it.
    func context(_ routing: ModuleProtocol?, _ defaults: MockDefaults) -> TemplateValue {
        .fields([
            "name": .string(destination.name),
            "method": .string(destination.showMethod),
            "presentation": .string(presentation.swift),
            "result": .optional(destination.result?.text),
            "parameters": .list(open.map(\.context)),
            "arguments": .strings(
                destination.parameters.map { parameter in
                    guard let value = boundValue(of: parameter) else { return parameter.argument }
                    return "\(SwiftIdentifier.escaped(parameter.name, in: .label)): \(value.text)"
                }
            ),
            "test": test(routing, defaults),
        ])
    }

    private func boundValue(of parameter: Parameter) -> SwiftExpression? {
        bound.first { $0.parameter.name == parameter.name }?.value
    }

    /// How a test calls it, and what it can expect to have been passed on; null where only a person knows an argument.
    private func test(_ routing: ModuleProtocol?, _ defaults: MockDefaults) -> TemplateValue {
        let member = routing?.items.members.first { $0.name.plain == destination.showMethod }
        guard let parameters = member?.callable?.parameters else { return .null }
        // Before those of the destination, who asks; behind them, how it is shown.
        let paths = RecordedArguments(parameters).paths.map { $0 ?? "" }
        var arguments: [String] = []
        var checks: [TemplateValue] = []
        for (parameter, path) in zip(destination.parameters, paths.dropFirst()) {
            let value: Sample
            if let bound = boundValue(of: parameter) {
                value = Sample(text: bound.text, isComparable: Sample.isLiteral(bound.text))
            } else {
                guard let sample = parameter.sample(defaults), let argument = parameter.sampleArgument(defaults) else {
                    return .null
                }
                arguments.append(argument)
                value = sample
            }
            guard value.isComparable else { continue }
            checks.append(.fields(["path": .string(path), "value": .string(value.text)]))
        }
        if destination.result != nil { arguments.append("completion: { _ in }") }
        return .fields([
            "arguments": .string(arguments.joined(separator: ", ")),
            "checks": .list(checks),
            "source": .string(paths[0]),
            "presentation": .string(paths[destination.parameters.count + 1]),
        ])
    }
}

extension TemplateValue {
    static func line(of range: SourceRange) -> TemplateValue {
        .integer(Int64(range.startPosition.line))
    }
}
