package import Diagnostics
import Support

/// The packs that a project uses: the packs that it lists, its styles, and the packs that these include.
package struct PackSelection: Sendable {
    private let chosen: Set<String>
    private let included: Set<String>
    /// The packs that generate files for modules by themselves: the chosen packs, except those that another chosen pack or all styles include.
    private let moduleMakers: Set<String>
    /// The name of the pack that generates a file, by the place of the file. Only for files that are not for modules: packs that extend the same pack
    /// all have these files, but only one pack generates them.
    private var makers: [String: String] = [:]

    private var names: Set<String> { chosen.union(included) }

    /// Returns true if the project uses a pack, or another one that includes it.
    package func uses(_ pack: PackManifest) -> Bool {
        names.contains(pack.name.text)
    }

    /// Returns true if the pack generates a file. A pack that is only included does not generate files for modules by itself.
    package func uses(_ file: PackFile, of pack: PackManifest) -> Bool {
        file.subject == .module ? moduleMakers.contains(pack.name.text) : makers[file.place] == pack.name.text
    }
}

extension PackSelection {
    /// The packs of a project whose `scaffold.yml` has no `packs`, besides the team's own.
    private static let defaultPacks = ["locator", "mocks", "router", "tests"]

    /// - Parameters:
    ///   - listed: `packs` in `scaffold.yml`. If nil, the default packs and those packs of the team that no other pack includes.
    ///   - styles: the styles of the project's modules, each with a place that names it.
    package init(
        _ listed: [LocatedText]?,
        styles: [(name: String, range: SourceRange)],
        in library: PackLibrary,
        into bag: inout DiagnosticBag
    ) {
        let packs = Dictionary(library.packs.map { ($0.name.text, $0) }) { first, _ in first }
        for name in listed ?? [] where packs[name.text] == nil {
            bag.add(.unknownPack(.packNeeded, name, known: library.packs.map(\.name.text)))
        }
        let parts = Set(library.packs.flatMap(\.included))
        let own = library.packs.filter { !$0.isStyle && !parts.contains($0.name.text) }.map(\.name.text)
        let roots = listed?.map(\.text) ?? Self.defaultPacks + own.filter(library.ownPacks.contains)
        chosen = Set(roots + styles.map(\.name)).intersection(packs.keys)
        included = Set(chosen.flatMap { packs[$0]?.included ?? [] })
        let styleNames = Set(styles.map(\.name))
        let others = chosen.subtracting(styleNames)
        let includes = { (owner: String, name: String) in packs[owner]?.included.contains(name) ?? false }
        moduleMakers = chosen.filter { name in
            guard others.contains(name) else { return true }
            let isInAllStyles = !styleNames.isEmpty && styleNames.allSatisfy { includes($0, name) }
            return !isInAllStyles && !others.contains { includes($0, name) }
        }
        for pack in names.sorted().compactMap({ packs[$0] }) {
            for file in pack.files where makers[file.place] == nil || pack.declares(file) {
                makers[file.place] = pack.name.text
            }
        }
        // An unknown name may be a misspelled name of a needed pack.
        guard (listed ?? []).allSatisfy({ packs[$0.text] != nil }) else { return }
        var reported: Set<String> = []
        for pack in names.sorted().compactMap({ packs[$0] }) {
            let needs = pack.needs.filter { !names.contains($0.text) && reported.insert($0.text).inserted }
            for need in needs where packs[need.text] == nil {
                bag.add(.unknownPack(.packNeeded, need, known: library.packs.map(\.name.text)))
            }
            let missing = needs.filter { packs[$0.text] != nil }
            guard let need = missing.first else { continue }
            let quoted = Spelling.conjunction(missing.map(\.text))
            let (noun, pronoun) = missing.count == 1 ? ("pack", "it") : ("packs", "them")
            let change =
                listed == nil
                ? "write `packs: [\(complete(roots, in: packs).joined(separator: ", "))]` in scaffold.yml"
                : "add \(quoted) to `packs`"
            let includes = { (name: String) in
                name == pack.name.text || packs[name]?.included.contains(pack.name.text) == true
            }
            bag.add(
                .packNeeded,
                "the pack `\(pack.name.text)` needs the \(noun) \(quoted), but `packs` in scaffold.yml doesn't list \(pronoun)",
                at: listed?.first { includes($0.text) }?.range ?? styles.first { includes($0.name) }?.range
                    ?? need.range,
                help: "\(change), or use a pack that doesn't need \(pronoun)"
            )
        }
    }

    /// Returns the listed packs, and all other packs that the project's packs need.
    private func complete(_ listed: [String], in packs: [String: PackManifest]) -> [String] {
        var (complete, open) = (listed, names.sorted())
        while let name = open.popLast() {
            for need in packs[name]?.needs.map(\.text) ?? []
            where packs[need] != nil && !names.contains(need) && !complete.contains(need) {
                complete.append(need)
                open.append(need)
            }
        }
        return complete
    }
}

extension PackManifest {
    /// Returns true if this pack itself declares a file, and not a pack that it extends or includes.
    fileprivate func declares(_ file: PackFile) -> Bool {
        file.template.range.file.path == range.file.path
    }
}
