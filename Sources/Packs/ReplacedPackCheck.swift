import Diagnostics
import TemplateEngine
import YAML

/// Reports manifests of the team that replace a built-in one and lack options that templates use.
enum ReplacedPackCheck {
    static func run(_ library: PackLibrary, into bag: inout DiagnosticBag) {
        for pack in library.packs where !PackLayer.isBuiltIn(pack.range.file) {
            let isShared = pack.name.text == PackLibrary.sharedPack
            let own = Set(library.options(of: pack).map(\.name.text))
            let texts = texts(of: isShared ? library.packs : [pack], in: library)
            let missing = library.builtInOptions(of: pack).filter { option in
                !own.contains(option) && texts.contains { $0.contains("options.\(option)") }
            }
            if !missing.isEmpty { bag.add(.missingOptions(pack, missing)) }
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

extension Diagnostic {
    fileprivate static func missingOptions(_ pack: PackManifest, _ missing: [String]) -> Diagnostic {
        let names = missing.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .missingOptions,
            "this file replaces the built-in pack `\(pack.name.text)`, but lacks its options \(names), which templates use",
            at: pack.name.range,
            help: "add `extends: \(pack.name.text)` to change the built-in pack, or declare these options"
        )
    }
}
