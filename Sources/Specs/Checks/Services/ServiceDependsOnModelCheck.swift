import Diagnostics
import YAML

/// Reports services that depend on models. A service can run in any isolation, a model is on the main actor.
enum ServiceDependsOnModelCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for service in graph.services where service.kind == .service && !service.reference.writtenKind.isInvalid {
            for dependency in service.namedDependencies where dependency.service.kind == .model {
                bag.add(
                    .serviceNeedsModel,
                    "the service `\(service.name)` can't depend on the model `\(dependency.service.name)`",
                    at: dependency.range,
                    help: "make `\(service.name)` a model with `kind: model`, or let the model call the service",
                    notes: [.init("the model is declared here", at: dependency.service.nameRange)]
                )
            }
        }
    }
}
