import Specs
import Support
import SwiftSource

/// A module that may be shown from another, as templates see it.
struct RouteContext: TemplateContext {
    let route: Route

    static let table = ContextTable<RouteContext>("route", "A module that may be shown from another.") {
        ContextEntry("name", "The module that is shown.", example: "SignUp") { $0.route.destination.name }
        ContextEntry("method", "The router's method that shows it.", example: "showSignUp") {
            $0.route.destination.showMethod
        }
        ContextEntry("presentation", "How it is shown, as a case of `Presentation`.", example: ".present") {
            $0.route.presentation.swift(for: $0.route.destination.name)
        }
        ContextEntry("result", "The type of its result.", example: "Session") { $0.route.destination.result?.text }
        ContextEntry("parameters", "What the call passes; those that the spec has bound are not among them.") {
            $0.route.open
        }
        ContextEntry("required", "Those of the parameters that have no default.") { route in
            route.route.open.filter { $0.defaultValue == nil }
        }
        ContextEntry(
            "withDefaults",
            "The arguments of a call that leaves out parameters with defaults, and the completion.",
            example: "['email: email', 'section: .top']"
        ) { $0.withDefaults }
        ContextEntry("bound", "The arguments that the spec binds to more than literals.") { $0.bound }
        ContextEntry(
            "arguments",
            "The arguments for the router, those bound in the spec included.",
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
