import Diagnostics
import SwiftSource
import YAML

/// Checks that a service has a class or a `make` expression, and that an external service has neither.
struct ServiceConstructionCheck {
    let name: LocatedText
    let spec: ServiceSpec
    let lifetime: Service.Lifetime

    func run(_ make: SwiftExpression?, known: ServiceIndex, into bag: inout DiagnosticBag) {
        if lifetime == .external {
            report("an implementation", spec.implementation.value, "implementation", into: &bag)
            report("a `make` expression", spec.make.value, "make", into: &bag)
            report("dependencies", spec.dependencies.items.first, "dependencies", into: &bag)
        } else if spec.implementation.value == nil, spec.make.value == nil {
            guard !spec.implementation.isInvalid, !spec.make.isInvalid, !spec.lifetime.isInvalid else { return }
            bag.add(
                .missingImplementation,
                "`\(name.text)` has no implementation",
                at: name.range,
                help: "add `implementation:` with the class that conforms to `\(spec.protocolName.text)`, "
                    + "or `lifetime: external` if the app brings it"
            )
        } else if let make, !spec.dependencies.isInvalid {
            checkNames(of: make, known: known, into: &bag)
        }
    }

    private func report(_ what: String, _ value: LocatedText?, _ key: String, into bag: inout DiagnosticBag) {
        guard let value else { return }
        bag.add(
            .externalServiceIsMade,
            "the external service `\(name.text)` can't have \(what)",
            at: value.range,
            help: "remove `\(key)`, or choose another lifetime"
        )
    }

    /// Reports services in the expression that are not listed under `dependencies`.
    private func checkNames(of make: SwiftExpression, known: ServiceIndex, into bag: inout DiagnosticBag) {
        var declared = Set(spec.dependencies.items.map(\.text))
        for used in make.names {
            let root = String(used.root)
            guard known.references[root] != nil, declared.insert(root).inserted else { continue }
            bag.add(
                .undeclaredDependency,
                "`make` uses `\(root)`, which is not in the dependencies of `\(name.text)`",
                at: used.range,
                help:
                    "write `dependencies: [\((spec.dependencies.items.map(\.text) + [root]).joined(separator: ", "))]`"
            )
        }
    }
}
