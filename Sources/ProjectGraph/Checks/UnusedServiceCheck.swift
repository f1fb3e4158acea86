import Diagnostics
import ProjectSpec
import SwiftInterface
import YAML

/// Reports unused services. A project without modules has no unused services.
enum UnusedServiceCheck {
    static func run(_ spec: ProjectSpec, _ services: [Service], flags: FlagService, unread: UnreadSpecs, into bag: inout DiagnosticBag) {
        var used: [LocatedText] = []
        var hidesNames: [SourceFile] = []
        var hasModules = false
        for document in spec.documents {
            switch document {
            case .module(let module):
                hasModules = true
                used += module.dependencies
                if module.unreadKeys.contains("dependencies") { hidesNames.append(module.range.file) }
            case .services(let document):
                for service in (document.services ?? []).compactMap(\.value) {
                    used += service.dependencies
                    if !service.unreadKeys.isDisjoint(with: ["dependencies", "make"]) { hidesNames.append(service.range.file) }
                }
                if (document.services ?? []).contains(where: { $0.value == nil }) { hidesNames.append(document.range.file) }
            case .flow(let flow):
                hasModules = true
                used += flow.dependencies
                // The arguments of its first module can use services.
                hidesNames.append(flow.range.file)
            case .unread: hasModules = true
            }
        }
        guard hasModules else { return }
        let names = services.map(\.name)
        let known = Set(names)
        var isUsed = Set(used.map { known.contains($0.text) ? $0.text : Spelling.nearest(to: $0.text, in: names) ?? $0.text })
        for service in services { isUsed.formUnion((service.make?.names ?? []).map { String($0.root) }) }
        if let name = flags.reference?.name { isUsed.insert(name) }
        let hidden = UnreadSpecs(hidesNames)
        for service in services where !isUsed.contains(service.name) {
            guard !unread.mayDeclare(service.name), !hidden.mayDeclare(service.name) else { continue }
            bag.add(
                Diagnostic(
                    .unusedService,
                    "unused service `\(service.name)`",
                    at: service.reference.nameRange,
                    severity: .warning,
                    help: "list it under `dependencies` of the module or service that uses it, or remove it"
                )
            )
        }
    }
}
