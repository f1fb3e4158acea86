import Diagnostics
import ProjectSpec
import SwiftInterface
import SwiftReader
import YAML

/// The protocols of one module: those of its parts, those that its spec names, and the two through which it meets the app.
struct ModuleContracts {
    let spec: ModuleSpec
    let signature: ModuleSignature
    let style: Style
    let dependencies: [Service.Reference]
    let routes: [Route]
    let sources: [String: SourceFile]

    func protocols(into bag: inout DiagnosticBag) -> [ModuleProtocol] {
        var protocols = style.roles.compactMap { role($0, into: &bag) }
        protocols += named(into: &bag)
        if !dependencies.isEmpty {
            protocols.append(written(signature.name + "Dependencies", .dependencies, members: dependencyMembers))
        }
        protocols.append(written(signature.name + "Routing", .routing, members: routingMembers))
        return protocols
    }

    private func role(_ role: Style.Role, into bag: inout DiagnosticBag) -> ModuleProtocol? {
        let name = signature.name + role.suffix
        let entry = spec.protocols.first { $0.name.text == role.name }
        var items = role.members
        var own: [InterfaceItem] = []
        switch entry?.value {
        case .source(let source):
            SourceProtocols.check(name, isIn: source, among: sources, into: &bag)
            return ModuleProtocol(name: name, purpose: .role(role), items: [], ownItems: [], isWrittenByHand: true)
        case .members(let body):
            own = SwiftReader.readMembers(body, into: &bag) ?? []
            ContractMembers.check(own, of: role, into: &bag)
            items += own
        case nil:
            if role.isOptional { return nil }
        }
        if role.showsRoutes { items += synthesized(routes.map(\.routerMember) + ["func close()"]) }
        return ModuleProtocol(name: name, purpose: .role(role), items: items, ownItems: own, isWrittenByHand: false)
    }

    private func named(into bag: inout DiagnosticBag) -> [ModuleProtocol] {
        let roles = style.roles.map(\.name)
        return spec.protocols.compactMap { entry -> ModuleProtocol? in
            guard !roles.contains(entry.name.text) else { return nil }
            guard entry.name.text.first?.isUppercase == true else {
                bag.add(
                    Diagnostic(
                        .unknownRole,
                        "a module of style `\(style.name)` has no role `\(entry.name.text)`",
                        at: entry.name.range,
                        help: Spelling.help(for: entry.name.text, in: roles)
                    )
                )
                return nil
            }
            Identifier.check(entry.name, as: "a protocol's name", into: &bag)
            switch entry.value {
            case .members(let body):
                let items = SwiftReader.readMembers(body, into: &bag) ?? []
                return ModuleProtocol(name: entry.name.text, purpose: .named, items: items, ownItems: items, isWrittenByHand: false)
            case .source(let source):
                SourceProtocols.check(entry.name.text, isIn: source, among: sources, into: &bag)
                return ModuleProtocol(name: entry.name.text, purpose: .named, items: [], ownItems: [], isWrittenByHand: true)
            }
        }
    }

    private func written(_ name: String, _ purpose: ModuleProtocol.Purpose, members: [String]) -> ModuleProtocol {
        ModuleProtocol(name: name, purpose: purpose, items: synthesized(members), ownItems: [], isWrittenByHand: false)
    }

    private var dependencyMembers: [String] {
        dependencies.map { "var \($0.name): any \($0.protocolName) { get }" }
    }

    private var routingMembers: [String] {
        routes.map(\.routingMember) + ["func close(_ viewController: UIViewController)"]
    }

    private func synthesized(_ members: [String]) -> [InterfaceItem] {
        var bag = DiagnosticBag()
        let text = LocatedText(text: members.joined(separator: "\n"), range: spec.name.range, segments: [])
        let items = SwiftReader.readMembers(text, into: &bag)
        precondition(!bag.hasErrors, "members composed of values that have been read are valid")
        return items ?? []
    }
}

extension Route {
    /// What the module's own router has for it: `func showSignUp(email: String)`.
    fileprivate var routerMember: String {
        let arguments = open.map(\.declaration) + completion
        return "func \(destination.showMethod)(\(arguments.joined(separator: ", ")))"
    }

    /// What the module sees of the app's router for it.
    fileprivate var routingMember: String {
        let arguments =
            ["from source: UIViewController?"] + destination.parameters.map(\.declaration) + ["as presentation: Presentation"] + completion
        return "func \(destination.showMethod)(\(arguments.joined(separator: ", ")))"
    }

    private var completion: [String] {
        destination.result.map { ["completion: @escaping RouteCompletion<\($0.text)>.Deliver"] } ?? []
    }
}
