import Diagnostics
import Support
import YAML

/// Reports options that no template pack declares.
enum UnknownOptionCheck {
    static func run(_ spec: ProjectSpec, _ packs: PackDeclarations, into bag: inout DiagnosticBag) {
        guard let known = packs.options else { return }
        let options = spec.settings.options + spec.moduleSpecs.flatMap(\.options) + spec.flowSpecs.flatMap(\.options)
        for option in options where !known.contains(option.name.text) && !packs.mayDeclareMore(option.name.text) {
            let help =
                Spelling.nearest(to: option.name.text, in: known).map { "did you mean `\($0)`?" }
                ?? "correct the name, or declare the option under `options` in the `pack.yml` of your pack"
            bag.add(.unknownOption, "unknown option `\(option.name.text)`", at: option.name.range, help: help)
        }
    }
}
