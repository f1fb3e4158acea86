import Diagnostics
import Output
import Packs
import Specs
import Support
import YAML

/// The names that the packs have changed since the last run, for example from `LoginRouting` to `LoginNavigation`.
struct RenamedWords {
    /// The identifiers that can only mean what the packs have renamed, in any file.
    let words: IdentifierRename
    let outputs: OutputRename

    init(
        _ packs: PackLibrary,
        _ files: [PlannedFile],
        of graph: ProjectGraph,
        _ specs: [SpecDocument],
        in folder: ProjectFolder
    ) {
        let renaming = packs.packs.filter { !$0.renamedWords.isEmpty }
        let former = renaming.flatMap(\.forms).map(\.inverse)
        let keys = Self.keys(of: files, former)
        let renders = renaming.isEmpty ? [] : folder.lastRenders(of: files, renamed: keys)
        let inputs = (renders.isEmpty ? [] : specs).map { spec in
            GenerationInput(.spec, path: spec.file.path, bytes: spec.file.bytes)
        }
        let changed = inputs.isEmpty ? [] : folder.changedSpecs(among: inputs)
        // A new word in a changed spec can be the user's.
        let changedWords = Set(
            specs.map(\.file).filter { changed.contains($0.path) }.flatMap { $0.bytes.words.map(\.name) }
        )
        let roles = Set(packs.packs.flatMap(\.roles).map(\.name.text))
        let certain = renders.ofSpecs(except: changed)
        let renames = renaming.compactMap { pack in
            let forms = pack.forms.filter { forms in
                let words = changedWords.filter { forms.inverse.isIn(Array($0.utf8)) }
                let newTypes = { (renders: [LastRender]) in
                    IdentifierRename([forms], renders: renders).words.values.filter { $0.first?.isUppercase == true }
                }
                // `LoginNavigation` in a file of an unchanged spec can't come from the word `navigation` in another spec. A changed key
                // under `protocols` is the name of a role.
                return words.isEmpty
                    || newTypes(certain).contains { type in !words.contains(where: type.contains) }
                    || words.isSubset(of: roles) && !newTypes(renders).isEmpty
            }
            return PackRename(forms, renders, changed: changed, files, packs.uses(of: pack, graph, files))
        }
        var words = IdentifierRename([], renders: [])
        for rename in renames { words.join(rename.unambiguous) }
        self.words = words
        let userOwned = Set(files.filter { $0.owner == .user }.compactMap(\.key))
        outputs = OutputRename(
            keys: keys.filter { userOwned.contains($0.value) },
            ownNames: { text, renders in
                Set(
                    renames.map(\.words).flatMap { words in
                        let generated = renders.map(words.declared)
                        return words.declared(in: text).filter { name, types in
                            !types.isSubset(of: generated.flatMap { $0[name] ?? [] })
                        }.keys
                    }
                )
            },
            apply: { text, file, own in
                renames.reduce(text) { $1.words(in: file)?.without(own).applied(to: $0, file) ?? $0 }
            }
        )
    }

    /// Returns the keys of outputs, by former key. A former key has a former word in the name of its template or instance.
    ///
    /// - Parameter former: the forms from new to old words.
    private static func keys(of files: [PlannedFile], _ former: [NameForms]) -> [OutputKey: OutputKey] {
        let planned = files.compactMap(\.key)
        let known = Set(planned)
        var keys: [OutputKey: OutputKey] = [:]
        for forms in former {
            let names = Set(planned.flatMap { [$0.template, $0.instance] }).filter { forms.isIn(Array($0.utf8)) }
            for key in planned where names.contains(key.template) || names.contains(key.instance) {
                for template in forms.forms(of: key.template) {
                    for instance in forms.forms(of: key.instance) {
                        let old = OutputKey(spec: key.spec, pack: key.pack, template: template, instance: instance)
                        if !known.contains(old) { keys[old] = key }
                    }
                }
            }
        }
        return keys
    }
}

/// The names that one pack has changed.
private struct PackRename: Sendable {
    let words: IdentifierRename
    /// The words without names that modules of other styles still have.
    let unambiguous: IdentifierRename
    /// Whether the style of a module uses the pack, by the path of the module's spec.
    private let uses: [String: Bool]
    /// The names that have changed in files of the whole project.
    private let shared: [OutputKey?: IdentifierRename]

    /// Creates the rename; nil if the pack has changed no names.
    ///
    /// - Parameter changed: the specs that have changed. A member of their outputs can have another name because of them. So a word only counts as
    ///   renamed if the name of a type, or another output, has changed.
    init?(
        _ forms: [NameForms],
        _ renders: [LastRender],
        changed: Set<String>,
        _ files: [PlannedFile],
        _ uses: [String: Bool]
    ) {
        let renders = renders.filter { $0.file.usesPack(uses) != false }
        let certain = renders.ofSpecs(except: changed)
        let forms = forms.filter { forms in
            !IdentifierRename([forms], renders: certain).words.isEmpty
                || IdentifierRename([forms], renders: renders).words.keys.contains { $0.first?.isUppercase == true }
        }
        guard !forms.isEmpty else { return nil }
        words = IdentifierRename(forms, renders: renders)
        let others = files.filter { file in file.usesPack(uses) == false && forms.contains { $0.isIn(file.bytes) } }
        unambiguous = words.without(Set(others.flatMap { $0.bytes.words.map(\.name) }))
        self.uses = uses
        let sharedRenders = Dictionary(grouping: renders.filter { $0.file.usesPack(uses) == nil }, by: \.file.key)
        shared = sharedRenders.mapValues { IdentifierRename(forms, renders: $0) }
    }

    /// Returns the names that change in a file; nil for a file of a module whose style doesn't use the pack.
    ///
    /// In a file of the whole project, `analytics.setUp()` can mean anything, if the last render didn't have the name.
    func words(in file: PlannedFile) -> IdentifierRename? {
        switch file.usesPack(uses) {
        case true?: words
        case nil: unambiguous.withLabels(except: shared[file.key]?.words.keys.map(\.self) ?? [])
        case false?: nil
        }
    }
}

extension PlannedFile {
    /// Returns whether the style of the file's module uses a pack; nil for a file of no module.
    fileprivate func usesPack(_ uses: [String: Bool]) -> Bool? { key?.spec.flatMap { uses[$0] } }
}

extension PackLibrary {
    /// Returns whether the style of each module uses a pack, by the path of the module's spec.
    ///
    /// A pack that no style uses generates files for all modules. A pack that is not a style can generate files for modules of all styles.
    fileprivate func uses(of pack: PackManifest, _ graph: ProjectGraph, _ files: [PlannedFile]) -> [String: Bool] {
        let bases = Dictionary(packs.map { ($0.name.text, $0.uses) }) { first, _ in first }
        let users = Set(
            styles.map(\.name.text).filter { style in
                var (used, open) = (Set<String>(), [style])
                while let name = open.popLast() {
                    if used.insert(name).inserted { open += bases[name] ?? [] }
                }
                return used.contains(pack.name.text)
            }
        )
        let served = Set(files.compactMap(\.key).filter { $0.pack == pack.name.text }.compactMap(\.spec))
        let modules = graph.modules.map { module in
            let path = module.specPath
            return (path, users.isEmpty || users.contains(module.style.name) || served.contains(path))
        }
        return Dictionary(modules) { first, _ in first }
    }
}

extension PackManifest {
    fileprivate var forms: [NameForms] { renamedWords.map { NameForms(old: $0.name.text, new: $0.value.text) } }

    /// The packs that this pack extends, includes and needs.
    fileprivate var uses: [String] { [extended?.text].compactMap(\.self) + included + needs.map(\.text) }
}

extension [LastRender] {
    fileprivate func ofSpecs(except specs: Set<String>) -> [LastRender] {
        filter { render in !(render.file.key?.spec.map(specs.contains) ?? false) }
    }
}
