import Diagnostics
import Support
import SwiftSource
import YAML

enum FlowChecks {
    /// Reports modules in two flows, and returns their names. A module gets its dependencies from the scope of one flow.
    static func membership(_ flows: [FlowDeclaration], into bag: inout DiagnosticBag) -> Set<String> {
        var shared: Set<String> = []
        let members = flows.flatMap { flow in
            flow.spec.modules.map {
                (name: NameCase.upperFirst.applied(to: $0.text), flow: flow.signature.name, range: $0.range)
            }
        }
        members.withoutRepeated(by: \.name) { member, other in
            // Flows with the same name have been reported.
            guard other.flow != member.flow else { return }
            let message = "`\(member.name)` is in two flows, `\(member.flow)` and `\(other.flow)`"
            let help =
                "remove `\(member.name)` from one of the flows; if both need it, `\(member.flow)` can open the flow `\(other.flow)`"
            let note = Diagnostic.Note("first named here", at: other.range)
            bag.add(.moduleInTwoFlows, message, at: member.range, help: help, notes: [note])
            shared.insert(member.name)
        }
        return shared
    }

    /// Checks that a flow starts with one of its modules, and that it passes all necessary arguments to this module.
    static func start(
        _ flow: FlowDeclaration,
        _ start: ModuleSignature,
        members: [ModuleSignature],
        into bag: inout DiagnosticBag
    ) {
        let place = flow.spec.start.module.range
        guard members.contains(where: { $0.name == start.name }) else {
            let message = "the flow `\(flow.signature.name)` starts with `\(start.name)`, which is not in its `modules`"
            let help =
                members.isEmpty
                ? "write `modules: [\(start.name)]`"
                : "add it to `modules`, or start with \(Spelling.alternatives(members.map(\.name)))"
            let note = Diagnostic.Note("`\(start.name)` is declared here", at: start.nameRange)
            bag.add(.startOutsideFlow, message, at: place, help: help, notes: [note])
            return
        }
        let passed = Set(flow.spec.start.with.map(\.name.text))
        // An unknown argument has been reported. So the missing parameter with the most similar name is not reported.
        let names = start.allParameters.map(\.name)
        let meant = passed.subtracting(names).compactMap { Spelling.nearest(to: $0, in: names) }
        for parameter in start.parameters
        where parameter.defaultValue == nil && !passed.contains(parameter.name) && !meant.contains(parameter.name) {
            // An argument for a parameter of a mode, without the mode, has been reported.
            guard passed.isDisjoint(with: parameter.modes.flatMap(\.parameters).map(\.name)) else { continue }
            let mode = parameter.modes.first
            let message = "`start` does not pass `\(parameter.name)` to `\(start.name)`"
            let help =
                mode.map { "pass a mode: `start: {\(start.name): {\(parameter.name): .\($0.name)}}`" }
                ?? "pass a value: `start: {\(start.name): {\(parameter.name): …}}`; it can use the flow's parameters and services"
            let note = mode?.note ?? .init("declared here, without a default", at: parameter.nameRange)
            bag.add(.missingArgument, message, at: place, help: help, notes: [note])
        }
    }

    static func accessToServices(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let flows = Dictionary(first: graph.services.compactMap { service in service.flow.map { (service.name, $0) } })
        let users =
            graph.modules.map { ($0.name, $0.flow?.name, $0.namedDependencies, "add `\($0.name)` to the modules of") }
            + graph.flows.map { ($0.name, $0.name, $0.namedDependencies, "use the service in a module of") }
        for (name, ownFlow, dependencies, help) in users {
            for dependency in dependencies {
                guard let flow = flows[dependency.service.name], flow.name != ownFlow, !graph.starts(flow, with: name)
                else { continue }
                let service = dependency.service
                let message = "`\(name)` depends on `\(service.name)`, which exists only in the flow `\(flow.name)`"
                let advice = "\(help) `\(flow.name)`, or give the service another lifetime"
                let notes = [
                    Diagnostic.Note("the service is declared here", at: service.nameRange),
                    Diagnostic.Note("the flow `\(flow.name)` is declared here", at: flow.nameRange),
                ]
                bag.add(.flowServiceOutsideFlow, message, at: dependency.range, help: advice, notes: notes)
            }
        }
    }

    /// Reports flows whose result no module returns. Also reports first modules whose result ends the flow too early.
    static func results(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for flow in graph.flows {
            // A module that is not declared yet may return the result.
            let areKnown = !flow.modules.isEmpty && flow.modules.count == flow.spec.modules.count
            guard areKnown, let result = flow.signature.result,
                !flow.modules.contains(where: { $0.isInvalid || $0.result == result })
            else {
                checkStart(of: flow, into: &bag)
                continue
            }
            let results = flow.modules.compactMap { module in
                module.result.map { Diagnostic.Note("`\(module.name)` returns `\($0.text)`", at: $0.range) }
            }
            let message = "no module of the flow `\(flow.name)` returns `\(result.text)`"
            let help =
                "write `result: \(result.text)` in the last module of the flow; or call `finish(_:)` in the "
                + "flow's coordinator and switch this warning off"
            bag.add(.flowWithoutResult, message, at: result.range, help: help, notes: results)
        }
    }

    /// Reports a result of the first module. The router closes a module before it delivers the result, and this ends the flow.
    private static func checkStart(of flow: Flow, into bag: inout DiagnosticBag) {
        let start = flow.start.module
        guard let result = start.result, result != flow.signature.result, flow.spec.modules.count > 1
        else { return }
        let message =
            "the result of `\(start.name)` ends the flow `\(flow.name)`, because `\(start.name)` is its first screen"
        let help =
            "list the next module under `routes` of `\(start.name)`, and remove `result`; if the flow is meant to end "
            + "here, switch this warning off"
        let note = Diagnostic.Note("the flow starts here", at: flow.spec.start.module.range)
        bag.add(.flowReplacedFromInside, message, at: result.range, help: help, notes: [note])
    }
}
