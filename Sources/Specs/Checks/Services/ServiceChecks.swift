import Diagnostics
import SwiftSource
import YAML

enum ServiceChecks {
    /// Reports services that keep another one beyond its lifetime: singletons with a weak service, and services outside a
    /// flow with a service of the flow.
    static func captiveLifetimes(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let services = graph.services
        let byName = Dictionary(first: services.map { ($0.name, $0) })
        for service in services {
            for dependency in service.namedDependencies {
                guard let held = byName[dependency.service.name] else { continue }
                let note = Diagnostic.Note("`\(held.name)` is declared here", at: held.reference.nameRange)
                for weak in service.lifetime == .singleton ? weakServices(keptBy: held, in: byName) : [] {
                    let message =
                        "the singleton `\(service.name)` keeps the weak service `\(weak.name)` alive"
                        + (weak.name == held.name ? "" : ", through `\(held.name)`")
                    let help = "make `\(service.name)` weak, too, or make `\(weak.name)` a singleton"
                    let note = Diagnostic.Note("`\(weak.name)` is declared here", at: weak.reference.nameRange)
                    bag.add(.captiveInstance, message, at: dependency.range, help: help, notes: [note])
                }
                guard let flow = held.flow, flow.name != service.flow?.name else { continue }
                let holder =
                    service.flow.map { "`\(service.name)` (lifetime `flow(\($0.name))`)" }
                    ?? "the \(service.lifetime.rawValue) `\(service.name)`"
                let message = "\(holder) can't depend on `\(held.name)` (lifetime `flow(\(flow.name))`)"
                let help =
                    service.flow == nil
                    ? "give `\(service.name)` the lifetime `flow(\(flow.name))` too, or pass the values of `\(held.name)` as "
                        + "arguments of the functions of `\(service.name)`"
                    : "move the code that both services need into a third service without the lifetime `flow(…)`"
                let flowNote = Diagnostic.Note("the flow `\(flow.name)` is declared here", at: flow.nameRange)
                bag.add(.captiveFlowInstance, message, at: dependency.range, help: help, notes: [note, flowNote])
            }
        }
    }

    /// Returns the service itself if it is weak. For a transient service, returns the weak services that it keeps, also through other
    /// transient services.
    private static func weakServices(keptBy service: Service, in byName: [String: Service]) -> [Service] {
        var found: [Service] = []
        var queue = [service]
        var seen: Set = [service.name]
        while let next = queue.popLast() {
            if next.lifetime == .weak { found.append(next) }
            guard next.lifetime == .transient else { continue }
            queue += next.namedDependencies.compactMap { byName[$0.service.name] }.filter {
                seen.insert($0.name).inserted
            }
        }
        return found.sorted { $0.name < $1.name }
    }

    /// Reports services that depend on models. A service can run in any isolation, but a model is on the main actor.
    static func dependenciesOnModels(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for service in graph.services where service.kind == .service && !service.reference.writtenKind.isInvalid {
            for dependency in service.namedDependencies where dependency.service.kind == .model {
                let message = "the service `\(service.name)` can't depend on the model `\(dependency.service.name)`"
                let help = "make `\(service.name)` a model with `kind: model`, or let the model call the service"
                let note = Diagnostic.Note("the model is declared here", at: dependency.service.nameRange)
                bag.add(.serviceNeedsModel, message, at: dependency.range, help: help, notes: [note])
            }
        }
    }

    static func typesOfUIKit(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for service in graph.services {
            for name in service.writtenItems.typeNames where Imports.isOfUIKit(name.root) {
                let message = "the \(service.kind.rawValue) `\(service.name)` can't use the UIKit type `\(name.root)`"
                let help = "use plain values, such as `Data` for an image, and let the view convert them"
                bag.add(.userInterfaceInService, message, at: name.range, help: help)
            }
        }
    }

    /// Reports modules that name the protocol of a service's commands, which only coordinators use.
    static func accessToCommands(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let named = graph.services.compactMap { service in service.commands.map { (service.name, $0) } }
        let commands = Dictionary(first: named.map { ($0.1.protocolName, $0) })
        guard !commands.isEmpty else { return }
        for module in graph.modules {
            let names = module.signature.typeNames + module.protocols.flatMap(\.ownItems.typeNames)
            for name in names {
                guard let (service, commands) = commands[name.name] else { continue }
                bag.add(
                    .commandsOutsideCoordinator,
                    "the module `\(module.name)` can't use `\(name.name)`, the commands of the service `\(service)`",
                    at: name.range,
                    help: "let the screen return a result; call the commands in the coordinator of a flow that lists "
                        + "`\(service)` under `dependencies`",
                    notes: [.init("the commands are declared here", at: commands.nameRange)]
                )
            }
        }
    }

    /// Reports `Evented` in protocols of specs. Protocols share values as `Observed`, because every caller can change an `Evented`.
    static func sharedEvents(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let contracts = graph.modules.flatMap(\.protocols).filter { !$0.isWrittenByHand }
        for member in (contracts.flatMap(\.ownItems) + graph.services.flatMap(\.writtenItems)).members {
            for type in member.types {
                guard let name = type.names.first(where: { $0.name == "Evented" }) else { continue }
                let fix = type.text.replacing(/\bEvented\b/, with: "Observed")
                let message = "`\(member.fullName)` uses `Evented`, so every caller can change the value"
                bag.add(.eventedInProtocol, message, at: name.range, help: "write `\(fix)`, which is read-only")
            }
        }
    }

    /// Reports unused services. A project without modules has no unused services.
    static func unusedServices(_ graph: ProjectGraph, flags: FlagService, into bag: inout DiagnosticBag) {
        guard !graph.modules.isEmpty || !graph.flows.isEmpty else { return }
        let services = graph.services
        let dependencies =
            graph.modules.flatMap(\.dependencies) + graph.flows.flatMap(\.dependencies)
            + services.flatMap(\.dependencies) + [flags.reference].compactMap(\.self)
        let named = services.compactMap(\.make).flatMap(\.names).map { String($0.root) }
        let used = Set(dependencies.map(\.name) + named)
        let flows = graph.flows.map(\.spec.range.file)
        // The arguments of a flow's first module can use services.
        for service in services where !used.contains(service.name) && !flows.mayDeclare(service.name) {
            let help = "list it under `dependencies` of the module or service that uses it, or remove it"
            bag.add(.unusedService, "unused service `\(service.name)`", at: service.reference.nameRange, help: help)
        }
    }

    /// Checks that a service has a class or a `make` expression, and that an external service has neither. Also checks that
    /// `dependencies` lists all services in the `make` expression.
    static func construction(
        _ name: LocatedText,
        _ spec: ServiceSpec,
        lifetime: Service.Lifetime,
        make: SwiftExpression?,
        known: ServiceIndex,
        into bag: inout DiagnosticBag
    ) {
        if lifetime == .external {
            let parts = [
                ("an implementation", "implementation", spec.implementation.value),
                ("a `make` expression", "make", spec.make.value),
                ("dependencies", "dependencies", spec.dependencies.items.first),
            ]
            for case (let what, let key, let value?) in parts {
                let message = "the external service `\(name.text)` can't have \(what)"
                let help = "remove `\(key)`, or choose another lifetime"
                bag.add(.externalServiceIsMade, message, at: value.range, help: help)
            }
        } else if spec.implementation.value == nil, spec.make.value == nil {
            guard !spec.implementation.isInvalid, !spec.make.isInvalid, !spec.lifetime.isInvalid else { return }
            let help =
                "add `implementation:` with the class that conforms to `\(spec.protocolName.text)`, "
                + "or `lifetime: external` if the app provides it"
            bag.add(.missingImplementation, "`\(name.text)` has no implementation", at: name.range, help: help)
        } else if let make, !spec.dependencies.isInvalid {
            let listed = spec.dependencies.items.map(\.text)
            var declared = Set(listed)
            for used in make.names {
                let root = String(used.root)
                guard known.references[root] != nil, declared.insert(root).inserted else { continue }
                let message = "`make` uses `\(root)`, which is not in the dependencies of `\(name.text)`"
                let help = "write `dependencies: [\((listed + [root]).joined(separator: ", "))]`"
                bag.add(.undeclaredDependency, message, at: used.range, help: help)
            }
        }
    }
}
