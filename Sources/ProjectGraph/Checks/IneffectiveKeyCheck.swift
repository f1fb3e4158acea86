import Diagnostics
import ProjectSpec
import YAML

/// Keys that the language has and that nothing comes of: whoever writes one is told.
enum IneffectiveKeyCheck {
    static func run(_ spec: ProjectSpec, into bag: inout DiagnosticBag) {
        for entry in spec.settings.types {
            guard let text = entry.value.text else { continue }
            report("text", at: text.range, help: "remove it: links are not read from text", into: &bag)
        }
    }

    private static func report(_ key: String, at range: SourceRange, help: String, into bag: inout DiagnosticBag) {
        bag.add(Diagnostic(.keyWithoutEffect, "`\(key)` has no effect in this version", at: range, severity: .warning, help: help))
    }
}
