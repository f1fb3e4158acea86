package import Diagnostics
import EmbeddedText
import Support
package import TemplateEngine
package import YAML

/// A folder of packs.
package struct PackLayer: Sendable {
    /// Nil for the built-in packs.
    package let folder: String?
    /// Whether the folder is a copy from another repository.
    package let isVendored: Bool
    /// The files. The name of each file is its path in the folder.
    package let files: [TemplateSource]
    /// Returns true if the folder has a file with this path, which may not be a template.
    package let hasFile: @Sendable (_ path: String) -> Bool

    package init(
        folder: String?,
        isVendored: Bool = false,
        files: [TemplateSource],
        hasFile: @escaping @Sendable (_ path: String) -> Bool = { _ in false }
    ) {
        (self.folder, self.isVendored, self.files, self.hasFile) = (folder, isVendored, files, hasFile)
    }

    /// The prefix of the paths of built-in files, which are in no folder.
    private static let builtInFolder = "built-in/"

    /// Returns true if a file comes with scaffold.
    package static func isBuiltIn(_ file: SourceFile) -> Bool {
        file.path.hasPrefix(builtInFolder)
    }

    package static var builtIn: PackLayer {
        let files = BuiltInTemplates.files.map { file in
            TemplateSource(name: file.path, file: SourceFile(path: builtInFolder + file.path, text: file.text))
        }
        return PackLayer(folder: nil, files: files)
    }
}

/// The packs that a project can use. The team's files replace the built-in files with the same paths.
package struct PackLibrary: Sendable {
    /// The layers, the strongest first. The last one is the built-in layer.
    package let layers: [PackLayer]
    /// The packs in the order of their names.
    package let packs: [PackManifest]
    package let templates: TemplateLibrary
    /// The `pack.yml` of the packs with errors. They may declare names that are not known.
    package let invalid: [SourceFile]

    /// Returns the path of the file that declares a pack, relative to the folder of all packs.
    package func manifestName(of pack: PackManifest) -> String? {
        layers.lazy.flatMap(\.files).first { $0.file.path == pack.range.file.path }?.name
    }

    /// The names of the packs whose manifests are the team's.
    package var ownPacks: Set<String> {
        Set(packs.filter { !PackLayer.isBuiltIn($0.range.file) }.map(\.name.text))
    }

    /// The names of the built-in packs that packs of the team replace.
    package var replaced: Set<String> {
        let builtIn = Set(layers.last?.files.map(\.name) ?? [])
        return ownPacks.filter { builtIn.contains("\($0)/pack.yml") }
    }

    package var styles: [PackManifest] { packs.filter(\.isStyle) }

    /// The name of the pack whose options all packs have.
    package static let sharedPack = "common"

    /// Returns the options of a pack, and those of the pack `common`, which all packs have.
    package func options(of pack: PackManifest) -> [NamedValue<PackOption>] {
        let own = Set(pack.options.map(\.name.text))
        let shared = packs.first { $0.name.text == Self.sharedPack && $0.name.text != pack.name.text }?.options ?? []
        return shared.filter { !own.contains($0.name.text) } + pack.options
    }

    /// - Parameter layers: the team's template folders, the strongest first.
    package static func read(layers: [PackLayer], filters: FilterTable, into bag: inout DiagnosticBag) -> PackLibrary {
        let layers = layers + [.builtIn]
        var sources: [String: TemplateSource] = [:]
        for layer in layers.reversed() {
            for source in layer.files { sources[source.name] = source }
        }
        for layer in layers {
            for source in layer.files where source.name == "pack.yml" {
                bag.add(.packWithoutFolder(source, in: layer.folder ?? ""))
            }
        }
        for source in layers.filter({ $0.folder != nil }).flatMap(\.files) where source.name.hasSuffix(".stencil") {
            source.checkText(into: &bag)
        }
        let sorted = sources.values.sorted { $0.name < $1.name }
        let files = layers.flatMap(\.files).filter { $0.name.hasSuffix("/pack.yml") }.map(\.file)
        var findings = DiagnosticBag()
        let manifests = files.compactMap { file in
            YAMLReader.readDocument(file, into: &findings).flatMap { PackManifest.schema.decode($0, &findings) }
        }
        let inForce = Set(sources.values.map(\.file.path))
        let composed = ComposedPacks(manifests, invalid: findings.invalid(among: files))
        let packs = manifests.filter { inForce.contains($0.range.file.path) }
            .map { composed.composed($0, into: &findings) }
            .sorted { ($0.name.text, $0.range.file.path) < ($1.name.text, $1.range.file.path) }
        PackNamesCheck.run(packs, into: &findings)
        bag.add(contentsOf: findings)
        check(packs, into: &bag)
        let templates = TemplateLibrary(sources: sorted.filter { $0.name.hasSuffix(".stencil") }, filters: filters)
        for option in manifests.flatMap(\.options) { option.value.check(named: option.name, in: templates, into: &bag) }
        let builtIn = manifests.filter { PackLayer.isBuiltIn($0.range.file) }.map { composed.composed($0, into: &bag) }
        let invalid = findings.invalid(among: files)
        let library = PackLibrary(layers: layers, packs: packs, templates: templates, invalid: invalid)
        library.checkReplaced(builtIn, into: &bag)
        return library
    }

    /// Reports manifests of the team that replace a built-in one and lack options or roles that templates use.
    ///
    /// - Parameter builtIn: the built-in packs, with all that they extend and include.
    private func checkReplaced(_ builtIn: [PackManifest], into bag: inout DiagnosticBag) {
        for pack in packs where !PackLayer.isBuiltIn(pack.range.file) {
            guard let replaced = builtIn.first(where: { $0.name.text == pack.name.text }) else { continue }
            let texts = PackTexts(of: pack, in: self)
            let roles = pack.roles.map { "roles.\($0.name.text)" }
            // If a template needs a role under `without`, the error is reported in the template.
            let removed = pack.without.map { "roles.\($0.text)" }
            let own = Set(options(of: pack).map { "options.\($0.name.text)" } + roles + removed)
            for (kind, names) in [("options", replaced.options.map(\.name)), ("roles", replaced.roles.map(\.name))] {
                let missing = names.map(\.text).filter { !own.contains("\(kind).\($0)") && texts.use($0, of: kind) }
                guard !missing.isEmpty else { continue }
                let message =
                    "this file replaces the built-in pack `\(pack.name.text)`, but lacks \(kind) that templates "
                    + "need: " + missing.map { "`\($0)`" }.joined(separator: ", ")
                let help = "add `extends: \(pack.name.text)` to change the built-in pack, or declare these \(kind)"
                bag.add(.missingOptions, message, at: pack.name.range, help: help)
            }
        }
    }

    /// Reports invalid and duplicate names of packs, and files of a pack that would be the same output.
    private static func check(_ packs: [PackManifest], into bag: inout DiagnosticBag) {
        var names: [String: LocatedText] = [:]
        for pack in packs {
            if !pack.name.isPackName {
                let message =
                    pack.name.text.isEmpty
                    ? "the pack has an empty name" : "invalid pack name `\(pack.name.range.text)`"
                let help = "use letters, digits, `-`, `_` and `.`, as in `notes`"
                bag.add(.packName, message, at: pack.name.range, help: help)
            }
            if let first = names.updateValue(pack.name, forKey: pack.name.text) {
                let isBuiltIn = PackLayer.isBuiltIn(pack.name.range.file)
                let message = "duplicate pack `\(pack.name.text)`"
                let help =
                    isBuiltIn
                    ? "rename your pack; to replace the built-in pack, move your file to the folder `\(pack.name.text)` in your "
                        + "folder of templates"
                    : "rename one of them"
                let note = Diagnostic.Note("the other pack is here", at: (isBuiltIn ? pack.name : first).range)
                bag.add(.duplicatePack, message, at: (isBuiltIn ? first : pack.name).range, help: help, notes: [note])
            }
            var templates: [String: LocatedText] = [:]
            for file in pack.files {
                let key = "\(file.subject.rawValue) \(file.template.text)"
                if let first = templates.updateValue(file.template, forKey: key) {
                    // The team can't change the entries of two built-in packs.
                    let base = PackLayer.isBuiltIn(file.template.range.file) ? pack.includes.last?.range : nil
                    let own = pack.range.file.path
                    let isInherited = first.range.file.path != own && file.template.range.file.path == own
                    let without = "write `without: [\(file.template.text)]`"
                    bag.add(
                        .duplicateFile,
                        "`\(file.template.text)` is listed twice, but can generate only one file with `for: \(file.subject.rawValue)`",
                        at: base ?? file.template.range,
                        help: base != nil
                            ? "\(without), and list the file under `files` of this pack"
                            : isInherited
                                ? "\(without) in this pack: then this entry replaces the inherited entry"
                                : "use another template for the second file; the other template can include `\(file.template.text)`",
                        notes: [.init("the first one is here", at: first.range)]
                    )
                }
            }
        }
    }
}

extension DiagnosticBag {
    fileprivate func invalid(among files: [SourceFile]) -> [SourceFile] {
        let paths = Set(unsorted.filter { $0.severity == .error }.compactMap(\.path))
        return files.filter { paths.contains($0.path) }
    }
}

extension LocatedText {
    /// Whether specs and commands can use the text as the name of a pack, on one line and without quotes.
    fileprivate var isPackName: Bool {
        !text.isEmpty && !text.hasPrefix("-") && !text.hasPrefix(".")
            && text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    }
}

extension TemplateSource {
    /// Reports a file that is not text, or that has conflict markers: they would be in every generated file.
    fileprivate func checkText(into bag: inout DiagnosticBag) {
        for conflict in file.conflicts(.templateConflict) { bag.add(conflict) }
        let isText = { (bytes: ArraySlice<UInt8>) in
            !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
        }
        guard !isText(file.bytes[...]),
            let line = file.bytes.split(separator: UInt8(ascii: "\n")).first(where: { !isText($0) })?.indices
        else { return }
        let message = file.bytes[line].contains(0) ? "the line has a NUL character" : "the line is not valid UTF-8"
        bag.add(.templateEncoding, message, at: file.range(line), help: "save the file as UTF-8")
    }
}

extension Diagnostic {
    fileprivate static func packWithoutFolder(_ source: TemplateSource, in folder: String) -> Diagnostic {
        let message = "`pack.yml` is not in a subfolder of the template folder `\(folder)`"
        let help =
            "move `pack.yml` and the templates to a subfolder; if `\(folder)` is the folder of the pack itself, "
            + "list its parent folder under `templates` in `scaffold.yml`"
        return Diagnostic(.packWithoutFolder, message, at: .path(source.file.path), help: help)
    }
}
