import Diagnostics
import SwiftSource
import YAML

/// Checks that a service has a class or a `make` expression, and that an external service has neither.
enum ServiceConstructionCheck {
    static func run(
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
                bag.add(
                    .externalServiceIsMade,
                    "the external service `\(name.text)` can't have \(what)",
                    at: value.range,
                    help: "remove `\(key)`, or choose another lifetime"
                )
            }
        } else if spec.implementation.value == nil, spec.make.value == nil {
            guard !spec.implementation.isInvalid, !spec.make.isInvalid, !spec.lifetime.isInvalid else { return }
            bag.add(
                .missingImplementation,
                "`\(name.text)` has no implementation",
                at: name.range,
                help: "add `implementation:` with the class that conforms to `\(spec.protocolName.text)`, "
                    + "or `lifetime: external` if the app provides it"
            )
        } else if let make, !spec.dependencies.isInvalid {
            // Services in the expression that are not listed.
            let listed = spec.dependencies.items.map(\.text)
            var declared = Set(listed)
            for used in make.names {
                let root = String(used.root)
                guard known.references[root] != nil, declared.insert(root).inserted else { continue }
                bag.add(
                    .undeclaredDependency,
                    "`make` uses `\(root)`, which is not in the dependencies of `\(name.text)`",
                    at: used.range,
                    help: "write `dependencies: [\((listed + [root]).joined(separator: ", "))]`"
                )
            }
        }
    }
}
