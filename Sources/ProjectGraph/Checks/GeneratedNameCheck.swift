import Diagnostics

/// No two declarations of the generated code have one name, also where a file system ignores case.
enum GeneratedNameCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        var taken: [String: Declaration] = [:]
        for declaration in support + graph.modules.flatMap(declarations) + graph.services.flatMap(declarations) {
            let key = declaration.name.lowercased()
            if let first = taken[key], let range = declaration.range {
                report(declaration, first, at: range, into: &bag)
            } else {
                taken[key] = declaration
            }
        }
    }

    private struct Declaration {
        let name: String
        let owner: String
        let range: SourceRange?
    }

    private static func report(_ declaration: Declaration, _ first: Declaration, at range: SourceRange, into bag: inout DiagnosticBag) {
        let difference = declaration.name == first.name ? "" : ", which differs from `\(first.name)` only in case"
        bag.add(
            Diagnostic(
                .collidingName,
                "\(declaration.owner) makes `\(declaration.name)`\(difference); \(first.owner) makes it too",
                at: range,
                help: "rename one of them",
                notes: first.range.map { [.init("the other is declared here", at: $0)] } ?? []
            )
        )
    }

    private static let support = [
        "AppEnvironment", "AppLocator", "AppRouter", "DeepLink", "Evented", "EventedSubscription", "InstanceStore", "LoadingState",
        "MockError", "Presentation", "RouteCompletion", "RouteResult",
    ].map { Declaration(name: $0, owner: "every project", range: nil) }

    private static func declarations(_ module: Module) -> [Declaration] {
        let parts = module.style.roles.map { module.name + $0.type }
        let names = [module.name + "Module", module.name + "Parameters"] + parts + module.protocols.map(\.name)
        return names.map { Declaration(name: $0, owner: "the module `\(module.name)`", range: module.signature.nameRange) }
    }

    private static func declarations(_ service: Service) -> [Declaration] {
        [service.protocolName, service.implementation].compactMap(\.self).map {
            Declaration(name: $0, owner: "the service `\(service.name)`", range: service.reference.nameRange)
        }
    }
}
