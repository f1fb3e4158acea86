import Diagnostics
import SwiftSource
import YAML

/// Reports entities in the protocols of roles that get plain values only.
enum EntityInViewCheck {
    static func run(_ modules: [Module], types: [NamedValue<TypeSpec>], into bag: inout DiagnosticBag) {
        let declared = types.filter { $0.value.isEntity == true }.map { ($0.name.text, $0.name.range) }
        let entities = Dictionary(declared, uniquingKeysWith: { first, _ in first })
        guard !entities.isEmpty else { return }
        for contract in modules.flatMap(\.protocols) {
            guard let role = contract.role, !role.mayNameEntities else { continue }
            for name in contract.items.typeNames {
                guard let entity = name.paths.first(where: { entities[$0] != nil }) else { continue }
                bag.add(
                    .entityInView,
                    "the protocol of `\(role.name)` uses the entity `\(entity)`",
                    at: name.range,
                    help: "use plain values, such as a struct with the texts to show",
                    notes: entities[entity].map { [.init("declared as an entity here", at: $0)] } ?? []
                )
            }
        }
    }
}
