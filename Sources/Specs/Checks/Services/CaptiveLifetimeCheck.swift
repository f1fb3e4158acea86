import Diagnostics

/// Reports singletons that keep a weak service alive.
enum CaptiveLifetimeCheck {
    static func run(_ services: [Service], into bag: inout DiagnosticBag) {
        let byName = Dictionary(services.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for service in services where service.lifetime == .singleton {
            for dependency in service.namedDependencies {
                guard let held = byName[dependency.service.name], held.lifetime == .weak else { continue }
                bag.add(
                    .captiveInstance,
                    "the singleton `\(service.name)` keeps the weak service `\(held.name)` alive",
                    at: dependency.range,
                    help: "make `\(service.name)` weak too, or `\(held.name)` a singleton",
                    notes: [.init("`\(held.name)` is declared here", at: held.reference.nameRange)]
                )
            }
        }
    }
}
