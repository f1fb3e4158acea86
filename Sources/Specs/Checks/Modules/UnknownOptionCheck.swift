import Diagnostics
import Support
import YAML

/// Reports options that no template pack declares.
enum UnknownOptionCheck {
    static func run(_ spec: ProjectSpec, _ packs: PackDeclarations, into bag: inout DiagnosticBag) {
        guard let known = packs.options else { return }
        var options = spec.settings.options
        for document in spec.documents {
            switch document {
            case .module(let module): options += module.options
            case .flow(let flow): options += flow.options
            case .services, .invalid: break
            }
        }
        for option in options where !known.contains(option.name.text) && !packs.invalid.mayDeclare(option.name.text) {
            bag.add(
                .unknownOption,
                "unknown option `\(option.name.text)`",
                at: option.name.range,
                help: Spelling.nearest(to: option.name.text, in: known).map { "did you mean `\($0)`?" }
                    ?? "declare it under `options` in the `pack.yml` of the pack whose templates use it"
            )
        }
    }
}
