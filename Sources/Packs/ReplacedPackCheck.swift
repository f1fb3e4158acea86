import Diagnostics
import YAML

/// Reports manifests of the team that replace a built-in one and lack options or roles that templates use.
enum ReplacedPackCheck {
    /// - Parameter builtIn: the built-in packs, with all that they extend and include.
    static func run(_ library: PackLibrary, builtIn: [PackManifest], into bag: inout DiagnosticBag) {
        for pack in library.packs where !PackLayer.isBuiltIn(pack.range.file) {
            guard let replaced = builtIn.first(where: { $0.name.text == pack.name.text }) else { continue }
            let texts = PackTexts(of: pack, in: library)
            let own = Set(
                library.options(of: pack).map { "options.\($0.name.text)" } + pack.roles.map { "roles.\($0.name.text)" }
            )
            for (kind, names) in [("options", replaced.options.map(\.name)), ("roles", replaced.roles.map(\.name))] {
                let missing = names.map(\.text).filter { !own.contains("\(kind).\($0)") && texts.use($0, of: kind) }
                guard !missing.isEmpty else { continue }
                bag.add(
                    .missingOptions,
                    "this file replaces the built-in pack `\(pack.name.text)`, but lacks its \(kind) "
                        + missing.map { "`\($0)`" }.joined(separator: ", ") + ", which templates use",
                    at: pack.name.range,
                    help: "add `extends: \(pack.name.text)` to change the built-in pack, or declare these \(kind)"
                )
            }
        }
    }
}
