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
            // Services in the expression that are not listed.
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
