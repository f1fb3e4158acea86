import Diagnostics

/// Services that need each other in a circle can't be made.
enum DependencyCycleCheck {
    static func run(_ services: [Service], into bag: inout DiagnosticBag) {
        let byName = Dictionary(services.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var done: Set<String> = []
        for service in services { visit(service, path: [], byName: byName, done: &done, into: &bag) }
    }

    private static func visit(
        _ service: Service,
        path: [Service],
        byName: [String: Service],
        done: inout Set<String>,
        into bag: inout DiagnosticBag
    ) {
        if let start = path.firstIndex(where: { $0.name == service.name }) {
            report(Array(path[start...]), into: &bag)
            return
        }
        guard done.insert(service.name).inserted else { return }
        for dependency in service.dependencies {
            guard let next = byName[dependency.name] else { continue }
            visit(next, path: path + [service], byName: byName, done: &done, into: &bag)
        }
    }

    private static func report(_ cycle: [Service], into bag: inout DiagnosticBag) {
        let names = cycle.map(\.name) + [cycle[0].name]
        bag.add(
            Diagnostic(
                .dependencyCycle,
                "services depend on each other in a circle: \(names.map { "`\($0)`" }.joined(separator: " → "))",
                at: cycle[0].reference.nameRange,
                help: "take one of these dependencies away: let both use a third service",
                notes: zip(cycle, names.dropFirst()).map { service, next in
                    .init("`\(service.name)` depends on `\(next)`", at: service.reference.nameRange)
                }
            )
        )
    }
}
