import Naming
import ProjectGraph
import SwiftInterface

/// A module that may be shown from another, as templates see it.
struct RouteContext: TemplateContext {
    let route: Route
    /// The protocol with which the module asks for it.
    let navigation: ModuleProtocol?
    let defaults: MockDefaults

    static let table = ContextTable<RouteContext>("route", "A module that may be shown from another.") {
        ContextEntry("name", "The module that is shown.", example: "SignUp") { $0.route.destination.name }
        ContextEntry("method", "The router's method that shows it.", example: "showSignUp") { $0.route.destination.showMethod }
        ContextEntry("presentation", "How it is shown, as a case of `Presentation`.", example: ".present") { $0.route.presentation.swift(for: $0.route.destination.name) }
        ContextEntry("result", "The type of what it hands back.", example: "Session") { $0.route.destination.result?.text }
        ContextEntry("parameters", "What the call passes; those that the spec has bound are not among them.") { $0.route.open }
        ContextEntry("bound", "The arguments that the spec binds to more than literals.") { $0.bound }
        ContextEntry("arguments", "The arguments for the router, those bound in the spec included.", example: "['email: email']") { $0.arguments }
        ContextEntry("test", "How a test calls it; nil where only a person knows an argument.") { RouteTestContext($0) }
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

    func boundValue(of parameter: Parameter) -> SwiftExpression? {
        route.bound.first { $0.parameter.name == parameter.name }?.value
    }
}

/// How a test calls a route, and what it can expect to have been passed on.
struct RouteTestContext: TemplateContext {
    private let arguments: String
    private let checks: [MemberTest.Check]
    private let source: String
    private let presentation: String

    init?(_ context: RouteContext) {
        let destination = context.route.destination
        let member = context.navigation?.items.members.first { $0.name.plain == destination.showMethod }
        guard let parameters = member?.callable?.parameters else { return nil }
        // Before those of the destination, who asks; behind them, how it is shown.
        let paths = RecordedArguments(parameters).paths.map { $0 ?? "" }
        var arguments: [String] = []
        var checks: [MemberTest.Check] = []
        for (parameter, path) in zip(destination.parameters, paths.dropFirst()) {
            let value: Sample
            if let bound = context.boundValue(of: parameter) {
                value = Sample(text: bound.text, isComparable: Sample.isLiteral(bound.text))
            } else {
                guard let sample = parameter.sample(context.defaults), let argument = parameter.sampleArgument(context.defaults) else {
                    return nil
                }
                arguments.append(argument)
                value = sample
            }
            guard value.isComparable else { continue }
            checks.append(MemberTest.Check(path: path, value: value.text))
        }
        if destination.result != nil { arguments.append("completion: { _ in }") }
        self.arguments = arguments.joined(separator: ", ")
        self.checks = checks
        source = paths[0]
        presentation = paths[destination.parameters.count + 1]
    }

    static let table = ContextTable<RouteTestContext>("route test", "How a test calls a route, and what it can expect to have been passed on.") {
        ContextEntry("arguments", "The arguments of the call.", example: "'email: \"email\"'") { $0.arguments }
        ContextEntry("checks", "What is expected of the arguments.") { $0.checks }
        ContextEntry("source", "Where the mock has recorded who asks.", example: "'?.source'") { $0.source }
        ContextEntry("presentation", "Where the mock has recorded how it is shown.", example: "'?.presentation'") { $0.presentation }
    }
}
