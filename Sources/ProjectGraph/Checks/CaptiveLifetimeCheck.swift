import Diagnostics

/// What lives as long as the app keeps what it was given, however short that was meant to live.
enum CaptiveLifetimeCheck {
    static func run(_ services: [Service], into bag: inout DiagnosticBag) {
        let byName = Dictionary(services.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for service in services where service.lifetime == .singleton {
            for dependency in service.namedDependencies {
                guard let held = byName[dependency.service.name], let meaning = meaning(of: held.lifetime) else { continue }
                bag.add(
                    Diagnostic(
                        .captiveInstance,
                        "the singleton `\(service.name)` keeps the \(held.lifetime.rawValue) `\(held.name)`, which is meant to be \(meaning)",
                        at: dependency.range,
                        severity: .warning,
                        help: "make `\(service.name)` \(held.lifetime.rawValue) too, or `\(held.name)` a singleton",
                        notes: [.init("`\(held.name)` is declared here", at: held.reference.nameRange)]
                    )
                )
            }
        }
    }

    private static func meaning(of lifetime: Service.Lifetime) -> String? {
        switch lifetime {
        case .transient: "made anew at every use"
        case .weak: "released when nobody uses it"
        case .singleton, .external, .flow: nil
        }
    }
}
