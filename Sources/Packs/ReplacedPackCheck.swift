import Diagnostics
import TemplateEngine
import YAML

/// Reports manifests of the team that replace a built-in one and lack options or roles that templates use.
enum ReplacedPackCheck {
    static func run(_ library: PackLibrary, into bag: inout DiagnosticBag) {
        for pack in library.packs where !PackLayer.isBuiltIn(pack.range.file) {
            guard let replaced = library.builtIn(pack) else { continue }
            let isShared = pack.name.text == PackLibrary.sharedPack
            let texts = texts(of: isShared ? library.packs : [pack], in: library)
            let own = Set(
                library.options(of: pack).map { "options.\($0.name.text)" } + pack.roles.map { "roles.\($0.name.text)" }
            )
            let missing = { (names: [LocatedText], kind: String) in
                names.map(\.text).filter { name in
                    !own.contains("\(kind).\(name)") && texts.contains { $0.hasWord("\(kind).\(name)") }
                }
            }
            for (kind, names) in [("options", replaced.options.map(\.name)), ("roles", replaced.roles.map(\.name))] {
                let missing = missing(names, kind)
                if !missing.isEmpty { bag.add(.missingNames(kind, of: pack, missing)) }
            }
        }
    }

    /// Returns the texts that can use the options of some packs.
    private static func texts(of packs: [PackManifest], in library: PackLibrary) -> [String] {
        let files = packs.flatMap(\.files)
        var ignored = DiagnosticBag()
        let names = Set(
            files.map(\.template.text).flatMap { name in
                library.templates.compile(name, into: &ignored)?.fileNames ?? [name]
            }
        )
        let templates = library.templates.sources.filter { names.contains($0.name) }.map {
            String(decoding: $0.file.bytes, as: UTF8.self)
        }
        let roles = packs.flatMap(\.roles).flatMap { [$0.value.suffix, $0.value.when] }
        return templates + files.flatMap { [$0.path] + $0.conditions }.map(\.text)
            + (files.map(\.each) + roles).compactMap { $0?.text }
    }
}

extension String {
    /// Returns true if a word is in the text, and not only as a part of a longer one.
    fileprivate func hasWord(_ word: String) -> Bool {
        ranges(of: word).contains { range in
            !(self[range.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
        }
    }
}

extension Diagnostic {
    fileprivate static func missingNames(_ kind: String, of pack: PackManifest, _ missing: [String]) -> Diagnostic {
        let names = missing.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .missingOptions,
            "this file replaces the built-in pack `\(pack.name.text)`, but lacks its \(kind) \(names), which templates use",
            at: pack.name.range,
            help: "add `extends: \(pack.name.text)` to change the built-in pack, or declare these \(kind)"
        )
    }
}
