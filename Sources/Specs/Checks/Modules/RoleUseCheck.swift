import Diagnostics
import Support
import SwiftSource

/// Reports other parts of a module in the protocol of a role that must not use them.
enum RoleUseCheck {
    static func run(_ modules: [Module], into bag: inout DiagnosticBag) {
        for module in modules {
            for contract in module.protocols {
                guard let role = contract.role, let uses = role.uses else { continue }
                let others = module.style.roles.filter { $0.classOwner != role.classOwner && !uses.contains($0.name) }
                let names = others.flatMap { other in module.names(of: other).map { ($0, other.name) } }
                let forbidden = Dictionary(names) { first, _ in first }
                for name in contract.ownItems.typeNames {
                    guard let other = forbidden[String(name.root)] else { continue }
                    bag.add(
                        .otherRoleInProtocol,
                        "the protocol of `\(role.name)` uses `\(name.name)`, which belongs to `\(other)`",
                        at: name.range,
                        help: uses.isEmpty
                            ? "use plain values; in this style, the protocol can't name other parts"
                            : "use plain values, or \(Spelling.alternatives(uses))"
                    )
                }
            }
        }
    }
}

extension Module {
    /// The names of the class and the protocol of a role.
    fileprivate func names(of role: Style.Role) -> [String] {
        protocols.filter { $0.role?.name == role.name }.map(\.name)
            + (role.hasClass ? [existingType(of: role)?.text ?? typeName(of: role)] : [])
    }
}
