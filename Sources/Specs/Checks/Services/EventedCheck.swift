import Diagnostics
import SwiftSource

/// Reports `Evented` in protocols of specs. They share values as `Observed`, because every caller with an `Evented`
/// can change it.
enum EventedCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let contracts = graph.modules.flatMap(\.protocols).filter { !$0.isWrittenByHand }
        for member in (contracts.flatMap(\.ownItems) + graph.services.flatMap(\.writtenItems)).members {
            for type in member.types {
                guard let name = type.names.first(where: { $0.name == "Evented" }) else { continue }
                let fix = type.text.replacing(/\bEvented\b/, with: "Observed")
                let message = "`\(member.fullName)` uses `Evented`, so every caller can change the value"
                bag.add(.eventedInProtocol, message, at: name.range, help: "write `\(fix)`, which is read-only")
            }
        }
    }
}
