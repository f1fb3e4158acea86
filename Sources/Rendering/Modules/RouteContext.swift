import Specs
import SwiftSource

struct RouteContext: TemplateContext {
    let route: Route
    let destination: DestinationContext

    static let table = ContextTable<RouteContext>("route") {
        ContextEntry("name") { $0.route.destination.name }
        ContextEntry("destination") { $0.destination }
        ContextEntry("method") { $0.route.destination.showMethod }
        ContextEntry("presentation") { $0.route.presentation.swift(for: $0.route.destination.name) }
        ContextEntry("result") { $0.route.destination.result?.text }
        ContextEntry("methods") { $0.route.methods }
        ContextEntry("parameters") { $0.route.open }
        ContextEntry("required") { $0.route.method.required }
        ContextEntry("bound") { $0.route.method.constants }
        ContextEntry("arguments") { $0.route.method.arguments }
    }
}

extension RouteMethod: TemplateContext {
    static let table = ContextTable<RouteMethod>("route method") {
        ContextEntry("name") { "show\($0.name)" }
        ContextEntry("result") { $0.route.destination.result?.text }
        ContextEntry("parameters") { $0.open }
        ContextEntry("required") { $0.required }
        ContextEntry("overloads") { method in
            let omissible = method.open.filter { $0.defaultValue != nil }.map(\.name)
            return omissible.indices.map { RouteOverload(method: method, omitted: Set(omissible[$0...])) }
        }
        ContextEntry("bound") { $0.constants }
        ContextEntry("arguments") { $0.arguments }
    }

    fileprivate var required: [Parameter] { open.filter { $0.defaultValue == nil } }

    fileprivate var constants: [BoundArgument] { BoundArgument.all(bound, besides: open) }

    fileprivate var arguments: [String] {
        let constants = constants
        let argument = { (parameter: Parameter) in
            constants.value(of: parameter, in: bound).map(parameter.argument(passing:)) ?? parameter.argument
        }
        return route.destination.parameters.map { parameter in
            guard let mode, !parameter.modes.isEmpty else { return argument(parameter) }
            return parameter.argument(passing: mode.expression(mode.parameters.map(argument)))
        }
    }
}

struct RouteOverload {
    let method: RouteMethod
    let omitted: Set<String>
}

extension RouteOverload: TemplateContext {
    static let table = ContextTable<RouteOverload>("overload") {
        ContextEntry("parameters") { overload in overload.method.open.filter { !overload.omitted.contains($0.name) } }
        ContextEntry("arguments") { overload in
            let arguments = overload.method.open.map { parameter in
                let value = overload.omitted.contains(parameter.name) ? parameter.defaultValue : nil
                return value.map { parameter.argument(passing: $0.text) } ?? parameter.argument
            }
            return arguments + (overload.method.route.destination.result == nil ? [] : ["completion: completion"])
        }
    }
}
