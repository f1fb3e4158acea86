import Diagnostics
import YAML

/// Reports services that depend on models. A service can run in any isolation, a model is on the main actor.
enum ServiceDependsOnModelCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for service in graph.services where service.kind == .service && !service.reference.writtenKind.isInvalid {
            for dependency in service.namedDependencies where dependency.service.kind == .model {
                let message = "the service `\(service.name)` can't depend on the model `\(dependency.service.name)`"
                let help = "make `\(service.name)` a model with `kind: model`, or let the model call the service"
                let note = Diagnostic.Note("the model is declared here", at: dependency.service.nameRange)
                bag.add(.serviceNeedsModel, message, at: dependency.range, help: help, notes: [note])
            }
        }
    }
}
