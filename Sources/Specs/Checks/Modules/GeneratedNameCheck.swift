import Diagnostics
import Support

/// Reports collisions of generated names: of members of generated types, of types of services, and of a class and its superclass.
/// `GeneratedNames` reports collisions of other types, and of files, after rendering.
enum GeneratedNameCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let ofModules = graph.modules.map { module in
            let made = module.flow.map { ["\($0.name)Coordinator.make\(module.name)"] } ?? []
            return ("the module `\(module.name)`", module.signature.nameRange, cases(of: module.deepLink) + made)
        }
        let ofFlows = graph.flows.map { flow in
            let members = ["\(flow.name)Coordinator.makeFirstScreen"] + cases(of: flow.deepLink)
            return ("the flow `\(flow.name)`", flow.signature.nameRange, members)
        }
        reportRepeated(ofModules + ofFlows, into: &bag)
        var known: Set<String> = []
        let readable = graph.services.filter { $0.items != nil || $0.declaration != nil }
        reportRepeated(
            readable.filter { known.insert($0.protocolName).inserted }.map {
                ("the service `\($0.name)`", $0.reference.nameRange, [Service.Reference.mock(of: $0.protocolName)])
            },
            into: &bag
        )
        let services = graph.services.filter { $0.items != nil }.map { ("the service `\($0.name)`", $0) }
        reportRepeated(services.map { ($0, $1.reference.nameRange, $1.protocolNames) }, into: &bag)
        let implementations = services.compactMap { owner, service in
            service.implementation.map { (owner, $0.range, [$0.text]) }
        }
        reportRepeated(implementations, into: &bag)
        for (owner, service) in services {
            checkCreation(of: service, into: &bag)
            guard let implementation = service.implementation, service.protocolNames.contains(implementation.text)
            else { continue }
            let message = "\(owner) has a class and a protocol with the name `\(implementation.text)`"
            bag.add(.collidingName, message, at: implementation.range, help: "give one of them another name")
        }
        for module in graph.modules { checkSuperclasses(of: module, into: &bag) }
        for service in graph.services { checkProperty(of: service, graph.packs, into: &bag) }
        for flow in graph.flows { checkScope(of: flow, ScopeServices(flow, in: graph), graph.packs, into: &bag) }
    }

    private static func reportRepeated(
        _ owners: [(owner: String, range: SourceRange, members: [String])],
        into bag: inout DiagnosticBag
    ) {
        let all = owners.flatMap { owner, range, members in
            members.map { (name: $0, owner: owner, range: range) }
        }
        all.withoutRepeated(by: \.name) { member, first in
            let message =
                member.owner == first.owner
                ? "\(member.owner) declares `\(member.name)` twice"
                : "\(member.owner) and \(first.owner) both declare `\(member.name)`"
            let note = Diagnostic.Note("the other is declared here", at: first.range)
            bag.add(.collidingName, message, at: member.range, help: "give one of them another name", notes: [note])
        }
    }

    private static func cases(of link: DeepLink?) -> [String] {
        link.map { ["DeepLink.\(NameCase.camelCase.applied(to: $0.destination.name))"] } ?? []
    }

    private static func checkSuperclasses(of module: Module, into bag: inout DiagnosticBag) {
        for role in module.style.roles where module.makes(role) && role.superclass?.name == module.typeName(of: role) {
            let type = module.typeName(of: role)
            let message = "the module `\(module.name)` declares `\(type)`, which has the name of its superclass"
            bag.add(.collidingName, message, at: module.signature.nameRange, help: "choose another name")
        }
    }

    /// Reports a service with the name of its class. In the generated property of the service, this name is the property, not the class.
    private static func checkCreation(of service: Service, into bag: inout DiagnosticBag) {
        guard service.make == nil, let type = service.implementation, type.text == service.name,
            SwiftIdentifier.isTypeName(type.text)
        else { return }
        let message = "the service `\(service.name)` can't have the same name as its class"
        let name = NameCase.camelCase.applied(to: service.name)
        let (other, free, range) =
            name == service.name
            ? ("class", NameCase.pascalCase.applied(to: name), type.range)
            : ("service", name, service.reference.nameRange)
        let help = "give the \(other) another name, such as `\(free)`"
        bag.add(.collidingName, message, at: range, help: help)
    }

    /// Reports a service with the name of a property that a generated class already has. This class has a property for each service.
    private static func checkProperty(of service: Service, _ packs: PackDeclarations, into bag: inout DiagnosticBag) {
        guard let owner = packs.serviceNames[service.name] else { return }
        let message = "`\(owner)` already has a property `\(service.name)`"
        bag.add(.collidingName, message, at: service.reference.nameRange, help: "give the service another name")
    }

    /// Reports collisions of names in a flow's scope. The scope has a property for each parameter and each service of the flow.
    private static func checkScope(
        of flow: Flow,
        _ scope: ScopeServices,
        _ packs: PackDeclarations,
        into bag: inout DiagnosticBag
    ) {
        let services = scope.own.map(\.reference) + scope.inherited
        let vended = Set(services.map(\.name))
        let names =
            services.filter { packs.serviceNames[$0.name] == nil }.map { ($0.name, $0.nameRange, "service") }
            + flow.signature.parameters.map { ($0.name, $0.nameRange, "parameter") }
        for (name, range, what) in names {
            let message: String
            if let owner = packs.flowNames[name] {
                message = "`\(flow.name + owner)` already has a property `\(name)`"
            } else if what == "parameter", vended.contains(name) {
                message =
                    "the parameter `\(name)` of the flow `\(flow.name)` has the same name as a service that the flow uses"
            } else {
                continue
            }
            bag.add(.collidingName, message, at: range, help: "give the \(what) another name")
        }
    }
}
