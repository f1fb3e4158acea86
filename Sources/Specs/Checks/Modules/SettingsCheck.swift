import Diagnostics
import YAML

/// Checks `types` and `templates` in `scaffold.yml`.
enum SettingsCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let settings = graph.settings
        for entry in settings.types.items {
            Identifier.checkType(entry.name, as: "the name of a type", into: &bag)
            if let module = entry.value.importedModule {
                Identifier.checkModule(module, into: &bag)
            }
        }
        _ = RepeatedItems.removed(from: settings.packs ?? [], of: "packs", into: &bag)
        _ = RepeatedItems.removed(from: settings.templates.items.compactMap(\.folder), of: "templates", into: &bag)
    }
}
