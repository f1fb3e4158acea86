import Diagnostics

/// Reports services that keep another one beyond its lifetime: singletons with a weak service, and services outside a
/// flow with a service of the flow.
enum CaptiveLifetimeCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
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
                    : "create a third service whose lifetime isn't `flow(…)`, and move the code that both services need into it"
                let flowNote = Diagnostic.Note("the flow `\(flow.name)` is declared here", at: flow.nameRange)
                bag.add(.captiveFlowInstance, message, at: dependency.range, help: help, notes: [note, flowNote])
            }
        }
    }

    /// Returns the service itself if it is weak, or the weak services that an instance of a transient service keeps.
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
}
