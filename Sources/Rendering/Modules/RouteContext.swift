import Specs
import Support
import SwiftSource

/// A module that may be shown from another, as templates see it.
struct RouteContext: TemplateContext {
    let route: Route
    let destination: SharedContext<DestinationContext>

    static let table = ContextTable<RouteContext>("route", "A module or flow that a module can open.") {
        ContextEntry("name", "The module or flow that is shown.", example: "SignUp") { $0.route.destination.name }
        ContextEntry("destination", "The module or flow with its parameters and dependencies.") { $0.destination }
        ContextEntry("method", "The method that shows it.", example: "showSignUp") {
            $0.route.destination.showMethod
        }
        ContextEntry("presentation", "The presentation: a case of `Presentation`.", example: ".present") {
            $0.route.presentation.swift(for: $0.route.destination.name)
        }
        ContextEntry("result", "The type of its result.", example: "Session") { $0.route.destination.result?.text }
        ContextEntry(
            "parameters",
            "The parameters that the caller passes, without those that the spec sets under `with`."
        ) {
            $0.route.open
        }
        ContextEntry("required", "The `parameters` without a default.") { route in
            route.route.open.filter { $0.defaultValue == nil }
        }
        ContextEntry(
            "withDefaults",
            "If a parameter has a default, the route has a second method without the parameters that have defaults. "
                + "It calls the method with all parameters, and these are its arguments.",
            example: "['email: email', 'section: .top']"
        ) { $0.withDefaults }
        ContextEntry("bound", "The arguments under `with` that are not literals.") { $0.bound }
        ContextEntry(
            "arguments",
            "The arguments for all parameters, including those under `with`.",
            example: "['email: email']"
        ) { $0.arguments }
    }

    private var withDefaults: [String] {
        let arguments = route.open.map { parameter in
            parameter.defaultValue.map { parameter.argument(passing: $0.text) } ?? parameter.argument
        }
        return arguments + (route.destination.result == nil ? [] : ["completion: completion"])
    }

    private var bound: [BoundArgument] {
        BoundArgument.all(route.bound, besides: route.open)
    }

    private var arguments: [String] {
        let bound = bound
        return route.destination.parameters.map { parameter in
            bound.value(of: parameter, in: route.bound).map(parameter.argument(passing:)) ?? parameter.argument
        }
    }
}
