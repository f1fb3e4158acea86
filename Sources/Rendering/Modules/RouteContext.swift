import Specs
import SwiftSource

struct RouteContext: TemplateContext {
    let route: Route
    let destination: DestinationContext

    static let table = ContextTable<RouteContext>("route", "A module or flow that a module can open.") {
        ContextEntry("name", "The module or flow that is shown.", example: "SignUp") { $0.route.destination.name }
        ContextEntry("destination", "The module or flow with its parameters and dependencies.") { $0.destination }
        ContextEntry("method", "The method that shows it.", example: "showSignUp") { $0.route.destination.showMethod }
        ContextEntry("presentation", "The presentation: a case of `Presentation`.", example: ".present") {
            $0.route.presentation.swift(for: $0.route.destination.name)
        }
        ContextEntry("result", "The type of its result.", example: "Session") { $0.route.destination.result?.text }
        ContextEntry(
            "methods",
            "The methods that show it. If the destination has modes, there is a method for each mode; otherwise, there is one method."
        ) { $0.route.methods }
        ContextEntry(
            "parameters",
            "The parameters that the caller passes, without those that the spec sets under `with`. For a destination "
                + "with modes, the first is `mode`."
        ) { $0.route.open }
        ContextEntry("required", "The `parameters` without a default.") { $0.route.method.required }
        ContextEntry("bound", "The arguments under `with` that are not literals.") { $0.route.method.constants }
        ContextEntry(
            "arguments",
            "The arguments for all parameters, including those under `with`.",
            example: "['email: email']"
        ) { $0.route.method.arguments }
    }
}

extension RouteMethod: TemplateContext {
    static let table = ContextTable<RouteMethod>(
        "route method",
        "A method that opens the destination of a route. If the destination has modes, there is a method for each "
            + "mode."
    ) {
        ContextEntry("name", "The name of the method.", example: "showEditTodoNew") { "show\($0.name)" }
        ContextEntry("result", "The type of the destination's result.", example: "Session") {
            $0.route.destination.result?.text
        }
        ContextEntry(
            "parameters",
            "The parameters that the caller passes: those of the mode and of the destination. The parameters that the spec "
                + "sets under `with` are not among them."
        ) { $0.open }
        ContextEntry("required", "The `parameters` without a default.") { $0.required }
        ContextEntry(
            "overloads",
            "The overloads without some of the parameters that have defaults. The first overload has only the `required` "
                + "parameters. The second also has the first parameter that has a default, and so on."
        ) { $0.overloads }
        ContextEntry("bound", "The arguments under `with` that are not literals.") { $0.constants }
        ContextEntry(
            "arguments",
            "The arguments for all parameters of the destination, including its mode and those under `with`.",
            example: "['mode: .edit(todo: todo)', 'section: .top']"
        ) { $0.arguments }
    }

    fileprivate var required: [Parameter] {
        open.filter { $0.defaultValue == nil }
    }

    fileprivate var overloads: [RouteOverload] {
        let omissible = open.filter { $0.defaultValue != nil }.map(\.name)
        return omissible.indices.map { RouteOverload(method: self, omitted: Set(omissible[$0...])) }
    }

    fileprivate var constants: [BoundArgument] {
        BoundArgument.all(bound, besides: open)
    }

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

/// An overload of a route method that omits parameters.
struct RouteOverload {
    let method: RouteMethod
    let omitted: Set<String>
}

extension RouteOverload: TemplateContext {
    static let table = ContextTable<RouteOverload>(
        "overload",
        "A short form of a route method, without some of the parameters that have defaults. It calls the route method."
    ) {
        ContextEntry("parameters", "The parameters of the overload.") { overload in
            overload.method.open.filter { !overload.omitted.contains($0.name) }
        }
        ContextEntry(
            "arguments",
            "The arguments that the overload passes to the route method: its parameters, and the defaults of the others.",
            example: "['email: email', 'section: .top']"
        ) { $0.arguments }
    }

    fileprivate var arguments: [String] {
        let arguments = method.open.map { parameter in
            guard omitted.contains(parameter.name), let value = parameter.defaultValue else {
                return parameter.argument
            }
            return parameter.argument(passing: value.text)
        }
        return arguments + (method.route.destination.result == nil ? [] : ["completion: completion"])
    }
}
