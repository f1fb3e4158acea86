import Diagnostics
import Support

/// Reports declarations and files of the generated code that have the same name. File names are compared without case.
struct GeneratedNameCheck {
    /// The module, flow, service or document that declares a name.
    private struct Owner {
        let name: String
        /// Nil for declarations of UIKit and of the support files.
        let range: SourceRange?
    }

    private struct Declaration {
        let name: String
        let owner: Owner
        let range: SourceRange?
        /// True if it exists in Swift, so that several specs may name it.
        var isWrittenByHand = false
        /// The name is that of a file, or the beginning of one.
        var ignoresCase = true
        var isProtocol = false

        func noun(with other: Declaration) -> String {
            isProtocol && other.isProtocol ? "the protocol " : ""
        }
    }

    private var taken: [String: Declaration] = [:]
    /// Pairs of owners that have been reported. Each pair is reported once.
    private var reported: Set<String> = []

    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        var check = GeneratedNameCheck()
        let modules = graph.modules.flatMap { declarations(of: $0) }
        let documents = graph.documents.flatMap { [file(of: $0)] + $0.services.flatMap { declarations(of: $0) } }
        let flows = graph.flows.flatMap { declarations(of: $0) }
        for declaration in support + modules + flows + documents { check.add(declaration, into: &bag) }
        for service in graph.services { checkProperty(of: service, into: &bag) }
        for flow in graph.flows { checkScope(of: flow, ScopeServices(flow, in: graph), into: &bag) }
    }

    private mutating func add(_ declaration: Declaration, into bag: inout DiagnosticBag) {
        let key = declaration.ignoresCase ? declaration.name.lowercased() : declaration.name
        guard let first = taken[key] else {
            taken[key] = declaration
            return
        }
        if first.isWrittenByHand, declaration.isWrittenByHand, first.name == declaration.name { return }
        guard let range = declaration.range, reported.insert("\(declaration.owner.name)/\(first.owner.name)").inserted
        else { return }
        let (owner, other) = (declaration.owner.name, first.owner.name)
        let isSame = declaration.name == first.name
        let difference = ", which differs only in case from `\(first.name)`"
        if owner == other {
            let message = "\(owner) declares `\(declaration.name)`\(isSame ? " twice" : difference)"
            bag.add(Diagnostic(.collidingName, message, at: range, help: "choose two different names"))
        } else if let place = first.owner.range {
            let verb = declaration.name.hasSuffix(".swift") ? "generate" : "declare"
            let message =
                isSame
                ? "\(owner) and \(other) both \(verb) \(declaration.noun(with: first))`\(declaration.name)`"
                : "\(owner) declares `\(declaration.name)`\(difference) in \(other)"
            let note = Diagnostic.Note("the other is declared here", at: place)
            bag.add(Diagnostic(.collidingName, message, at: range, help: "rename one of them", notes: [note]))
        } else {
            let message =
                "\(owner) declares `\(declaration.name)`"
                + (isSame ? ", which \(other) already has" : "\(difference) in \(other)")
            bag.add(Diagnostic(.collidingName, message, at: range, help: "choose another name"))
        }
    }

    private static var support: [Declaration] {
        let project = Owner(name: "every project", range: nil)
        let names = [
            "Alert", "AppCoordinator", "AppEnvironment", "AppLocator", "AppRouter", "Coordinator", "DeepLink",
            "DeepLinkError", "Evented", "EventedSubscription", "InstanceStore", "LinkForm", "LinkReader", "LinkWriter",
            "LoadingState", "MockError", "MockLocator", "ModuleNavigation", "ModulePresenter", "ModuleRouter",
            "NavigationForwarding", "NotImplementedError", "Observed", "PendingResult", "Presentation",
            "RouteCompletion", "RouteResult", "ScreenHierarchy", "ScreenNavigationController", "ScreenOperation",
            "ScreenRouter", "ScreenTransition", "ShownAlert", "ShownScreen", "ShownScreens", "ShownTab", "TaskBag",
        ]
        let uikit = Owner(name: "UIKit", range: nil)
        let controllers = [
            "", "Collection", "Input", "Navigation", "Page", "Reference", "Search", "Split", "TabBar", "Table",
        ]
        return names.map { Declaration(name: $0, owner: project, range: nil) }
            + controllers.map { Declaration(name: "UI\($0)ViewController", owner: uikit, range: nil) }
    }

    private static func declarations(of module: Module) -> [Declaration] {
        let owner = Owner(name: "the module `\(module.name)`", range: module.signature.nameRange)
        let parts = module.style.roles.filter { module.makes($0) && $0.classOwner == $0.name }
        let names =
            [module.name + "Module"] + (module.signature.parameters.isEmpty ? [] : [module.name + "Parameters"])
            + parts.map(module.typeName) + (module.dependencies.isEmpty ? [] : [module.name + "Dependencies"])
            + (module.signature.result == nil ? [] : [module.name + "Completion"])
            + (module.flow.map { ["\($0.name)Coordinator+\(module.name).swift"] } ?? [])
        let members =
            cases(of: module.deepLink)
            + (module.flow.map { ["\($0.name)Coordinator.make\(module.name)"] } ?? [])
        return names.map { Declaration(name: $0, owner: owner, range: owner.range) }
            + members.map { Declaration(name: $0, owner: owner, range: owner.range, ignoresCase: false) }
            + module.protocols.map { contract in
                Declaration(
                    name: contract.name,
                    owner: owner,
                    range: contract.range,
                    isWrittenByHand: contract.isWrittenByHand,
                    isProtocol: true
                )
            }
    }

    private static func declarations(of flow: Flow) -> [Declaration] {
        let owner = Owner(name: "the flow `\(flow.name)`", range: flow.signature.nameRange)
        let names =
            (["Coordinator", "Scope", "Coordinator+Routes.swift"] + (flow.dependencies.isEmpty ? [] : ["Dependencies"])
            + (flow.signature.result == nil ? [] : ["Completion"])).map {
                Declaration(name: flow.name + $0, owner: owner, range: owner.range)
            }
        let members = ["\(flow.name)Coordinator.makeFirstScreen"] + cases(of: flow.deepLink)
        return names + members.map { Declaration(name: $0, owner: owner, range: owner.range, ignoresCase: false) }
    }

    private static func cases(of link: DeepLink?) -> [String] {
        link.map { ["DeepLink.\(NameCase.camelCase.applied(to: $0.destination.name))"] } ?? []
    }

    private static func file(of document: ServicesDocument) -> Declaration {
        let start = document.range.start
        let range = SourceRange(file: document.range.file, start: start, end: start)
        let owner = Owner(name: "the document `\(document.path)`", range: range)
        return Declaration(name: "AppLocator+\(document.name).swift", owner: owner, range: range)
    }

    private static func declarations(of service: Service) -> [Declaration] {
        let owner = Owner(name: "the service `\(service.name)`", range: service.reference.nameRange)
        let isWrittenByHand = service.items == nil
        func declaration(_ name: String, isProtocol: Bool) -> Declaration {
            Declaration(
                name: name,
                owner: owner,
                range: owner.range,
                isWrittenByHand: isWrittenByHand,
                isProtocol: isProtocol
            )
        }
        return [declaration(service.protocolName, isProtocol: true)]
            + (service.implementation.map { [declaration($0, isProtocol: false)] } ?? [])
    }

    /// Each service is a property of `AppLocator`, which has a few of its own.
    private static func checkProperty(of service: Service, into bag: inout DiagnosticBag) {
        guard ["appLocator", "environment", "instances", "self"].contains(service.name) else { return }
        bag.add(
            .collidingName,
            "`\(service.name == "appLocator" ? "MockLocator" : "AppLocator")` already has a property `\(service.name)`",
            at: service.reference.nameRange,
            help: "give the service another name"
        )
    }

    /// Each parameter of a flow, and each service that is needed in it, is a property of the flow's scope.
    private static func checkScope(of flow: Flow, _ services: ScopeServices, into bag: inout DiagnosticBag) {
        let own = ["instances", "parent", "start"]
        for service in services.own.map(\.reference) + services.inherited
        where own.contains(service.name) && service.name != "instances" {
            bag.add(.scopeProperty(flow, service.name, at: service.nameRange, help: "give the service another name"))
        }
        let vended = Set(services.own.map(\.name) + services.inherited.map(\.name))
        for parameter in flow.signature.parameters {
            if own.contains(parameter.name) {
                bag.add(
                    .scopeProperty(
                        flow,
                        parameter.name,
                        at: parameter.nameRange,
                        help: "give the parameter another name"
                    )
                )
            } else if vended.contains(parameter.name) {
                let message =
                    "the parameter `\(parameter.name)` of the flow `\(flow.name)` has the same name as a service "
                    + "that the flow uses"
                bag.add(.collidingName, message, at: parameter.nameRange, help: "give the parameter another name")
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func scopeProperty(_ flow: Flow, _ name: String, at range: SourceRange, help: String)
        -> Diagnostic
    {
        Diagnostic(.collidingName, "`\(flow.name)Scope` already has a property `\(name)`", at: range, help: help)
    }
}
