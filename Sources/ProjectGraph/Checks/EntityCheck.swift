import Diagnostics
import SwiftInterface

/// Entities never reach the view: whoever presents them hands out plain values.
enum EntityCheck {
    static func run(_ modules: [Module], entities: Set<String>, into bag: inout DiagnosticBag) {
        guard !entities.isEmpty else { return }
        for contract in modules.flatMap(\.protocols) {
            guard case .role(let role) = contract.purpose, role.name == "view" else { continue }
            for name in contract.items.typeNames where entities.contains(String(name.root)) {
                bag.add(
                    Diagnostic(
                        .entityInView,
                        "the view protocol names the entity `\(name.root)`",
                        at: name.range,
                        help: "hand the view plain values: a struct of what it shows"
                    )
                )
            }
        }
    }
}
