import Diagnostics
import SwiftSource

/// Reports types of Swift modules that a role must not import.
enum ForbiddenTypeCheck {
    static func run(_ modules: [Module], into bag: inout DiagnosticBag) {
        for module in modules {
            for contract in module.protocols {
                guard let role = contract.role, !role.forbids.isEmpty else { continue }
                for name in contract.ownItems.typeNames {
                    let imported = module.signature.typeImports.known.modules(written: [], names: [name])
                    let found = imported + (UIKitCheck.isOfUIKit(name.root) ? ["UIKit"] : [])
                    guard let forbidden = found.first(where: role.forbids.contains) else { continue }
                    bag.add(
                        .forbiddenImport,
                        "the protocol of `\(role.name)` uses `\(name.name)` of `\(forbidden)`, which the role must not import",
                        at: name.range,
                        help: "use plain values, such as `Data` for an image"
                    )
                }
            }
        }
    }
}
