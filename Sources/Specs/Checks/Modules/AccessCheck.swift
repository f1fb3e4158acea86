import Diagnostics
import YAML

/// Reports targets whose `access` hides declarations that generated code of other targets uses.
enum AccessCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let targets = graph.targets
        guard !targets.features.isEmpty, !targets.areInvalid else { return }
        let users = users(graph)
        let declaring = Set(
            graph.modules.map(\.target.name) + graph.services.map(\.target.name) + [targets.support.name]
        )
        for entry in graph.settings.targets.items {
            guard let written = entry.value.value?.access, let target = targets[entry.name.text],
                let level = level(target)
            else { continue }
            if level == 0, target.name != targets.app.name, declaring.contains(target.name) {
                let message = "`\(targets.app.name)` can't use the `internal` declarations of `\(target.name)`"
                let help = "write `access: package` or `access: public`"
                bag.add(.invisibleDeclaration, message, at: written.range, help: help)
                continue
            }
            guard let user = users[target.name]?.first(where: { self.level($0) ?? 0 > level }) else { continue }
            let message =
                "`\(user.name)` uses the `\(target.access)` declarations of `\(target.name)` in `\(user.access)` declarations"
            let help = "write `access: \(user.access)` here, or `access: \(target.access)` for `\(user.name)`"
            bag.add(.invisibleDeclaration, message, at: written.range, help: help)
        }
    }

    /// Returns the targets with generated declarations that use those of another target, by the name of the other target.
    private static func users(_ graph: ProjectGraph) -> [String: [Target]] {
        let support = graph.targets.support.name
        let ofModules = graph.modules.flatMap { module in
            ([support] + module.dependencies.map(\.target.name)).map { (user: module.target, used: $0) }
        }
        let ofServices = graph.services.flatMap { service in
            service.dependencies.map { (user: service.target, used: $0.target.name) }
        }
        return Dictionary(grouping: (ofModules + ofServices).filter { $0.user.name != $0.used }, by: \.used)
            .mapValues { $0.map(\.user) }
    }

    private static func level(_ target: Target) -> Int? {
        ["internal", "package", "public"].firstIndex(of: target.access)
    }
}
