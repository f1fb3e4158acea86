import Diagnostics
import Output
import Packs
import Support
import YAML

/// The names that the packs have changed since the last run, for example from `LoginRouting` to `LoginNavigation`.
struct RenamedWords {
    /// The identifiers that change in the code of user-owned files.
    let words: IdentifierRename
    let outputs: OutputRename

    /// - Parameter files: all files that the run renders.
    init(_ packs: PackLibrary, _ files: [PlannedFile], in folder: ProjectFolder) {
        let renamed = packs.packs.flatMap(\.renamedWords)
        let keys = Self.keys(of: files, renamed.map { NameForms(old: $0.value.text, new: $0.name.text) })
        let renders = renamed.isEmpty ? [] : folder.lastRenders(of: files, renamed: keys)
        words = IdentifierRename(renamed.map { NameForms(old: $0.name.text, new: $0.value.text) }, renders: renders)
        outputs = OutputRename(keys: keys, apply: words.applied)
    }

    /// Returns the keys of user-owned outputs, by former key. A former key has a former word in the name of its template or instance.
    private static func keys(of files: [PlannedFile], _ former: [NameForms]) -> [OutputKey: OutputKey] {
        let planned = Set(files.compactMap(\.key))
        let userOwned = files.filter { $0.owner == .user }.compactMap(\.key)
        var keys: [OutputKey: OutputKey] = [:]
        for forms in former {
            let names = Set(userOwned.flatMap { [$0.template, $0.instance] }).filter { forms.isIn(Array($0.utf8)) }
            for key in userOwned where names.contains(key.template) || names.contains(key.instance) {
                for template in forms.forms(of: key.template) {
                    for instance in forms.forms(of: key.instance) {
                        let old = OutputKey(spec: key.spec, pack: key.pack, template: template, instance: instance)
                        if !planned.contains(old) { keys[old] = key }
                    }
                }
            }
        }
        return keys
    }
}
