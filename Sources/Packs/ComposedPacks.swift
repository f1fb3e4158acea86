package import Diagnostics
import Support
import YAML

struct ComposedPacks {
    /// The manifests of all layers by the pack's name, the strongest first.
    private let manifests: [String: [PackManifest]]
    private let invalid: [SourceFile]

    /// - Parameter manifests: those of all layers, the strongest layer first.
    init(_ manifests: [PackManifest], invalid: [SourceFile]) {
        self.manifests = Dictionary(grouping: manifests, by: \.name.text)
        self.invalid = invalid
    }

    private func hasErrors(_ pack: PackManifest) -> Bool {
        invalid.contains { $0.path == pack.range.file.path }
    }

    /// Returns a pack with the contents of the packs that it extends and includes. Its own roles and options replace those of the same names.
    ///
    /// - Parameter chain: the packs whose composition needs this pack. Each one extends or includes the next.
    func composed(
        _ pack: PackManifest,
        inside chain: [PackManifest] = [],
        into bag: inout DiagnosticBag
    ) -> PackManifest {
        let chain = chain + [pack]
        var result = pack
        var inherited = PackManifest(range: pack.range, name: pack.name)
        // A name under `without` may belong to a pack that is missing or has errors.
        var isWhole = !hasErrors(pack)
        for (name, isIncluded) in pack.bases {
            guard let found = find(name, in: chain, into: &bag) else {
                isWhole = false
                continue
            }
            let base = composed(found, inside: chain, into: &bag)
            if hasErrors(found) { isWhole = false }
            inherited.roles = inherited.roles.replaced(by: base.roles)
            inherited.options = inherited.options.replaced(by: base.options)
            inherited.files += isIncluded ? base.files.filter { $0.subject == .module } : base.files
            result.needs += base.needs
            result.included += (isIncluded ? [name.text] : []) + base.included
        }
        var removed: Set<String> = []
        for name in pack.without where removed.insert(name.text).inserted {
            let names = inherited.files.map(\.template.text) + inherited.roles.map(\.name.text)
            if names.contains(name.text) {
                inherited.files.removeAll { $0.template.text == name.text }
                inherited.roles.removeAll { $0.name.text == name.text }
                continue
            }
            guard isWhole else { continue }
            let message = "no pack under `extends` or `includes` has a template or role `\(name.text)`"
            let help =
                pack.bases.isEmpty
                ? "write under `extends` the name of the pack that has it"
                : Spelling.nearest(to: name.text, in: names).map { "did you mean `\($0)`?" }
                    ?? "`scaffold templates list` shows the templates of each pack"
            bag.add(.wrongBase, message, at: name.range, help: help)
        }
        // The roles of included packs come last.
        result.roles =
            pack.extended == nil
            ? pack.roles + inherited.roles.filter { role in !pack.roles.contains { $0.name.text == role.name.text } }
            : inherited.roles.replaced(by: pack.roles)
        result.options = inherited.options.replaced(by: pack.options)
        // Two of the packs may include the same pack.
        var places: Set<String> = []
        result.files = inherited.files.filter { places.insert($0.place).inserted } + pack.files
        return result
    }

    /// Returns the pack with a name. A pack that extends its own name extends the pack that it replaces.
    private func find(_ name: LocatedText, in chain: [PackManifest], into bag: inout DiagnosticBag) -> PackManifest? {
        let isSeen = { (pack: PackManifest) in chain.contains { $0.range.file.path == pack.range.file.path } }
        let candidates = manifests[name.text] ?? []
        if chain.last?.name.text == name.text {
            if let replaced = candidates.first(where: { !isSeen($0) }) { return replaced }
        } else if let found = candidates.first, !isSeen(found) {
            return found
        }
        if !candidates.isEmpty {
            bag.add(.circular(chain.drop { $0.name.text != name.text }))
        } else if !invalid.mayDeclare(name.text, besides: name.range) {
            // A pack can only extend its own name if it replaces another pack.
            let known = manifests.filter { $0.key != chain.last?.name.text || $0.value.count > 1 }.keys.sorted()
            bag.add(.unknownPack(.wrongBase, name, known: known))
        }
        return nil
    }
}

extension PackManifest {
    fileprivate var bases: [(name: LocatedText, isIncluded: Bool)] {
        [extended].compactMap(\.self).map { ($0, false) } + includes.map { ($0, true) }
    }
}

extension Array {
    /// Returns the values in their order. `others` replace the values of the same names, and their new names come last.
    fileprivate func replaced<Value>(by others: Self) -> Self where Element == NamedValue<Value> {
        let names = Set(map(\.name.text))
        return map { value in others.first { $0.name.text == value.name.text } ?? value }
            + others.filter { !names.contains($0.name.text) }
    }
}

extension Diagnostic {
    /// - Parameter cycle: the packs of the cycle. Each one names the next, and the last one names the first.
    fileprivate static func circular(_ cycle: ArraySlice<PackManifest>) -> Diagnostic {
        // The cycle is found from each of its packs. It always begins with the same one, so that it is reported once.
        let first = cycle.indices.min { cycle[$0].name.text < cycle[$1].name.text } ?? cycle.startIndex
        let packs = Array(cycle[first...] + cycle[..<first])
        let names = packs.map(\.name.text) + packs.prefix(1).map(\.name.text)
        let links = zip(packs, names.dropFirst()).compactMap { pack, next in
            pack.bases.first { $0.name.text == next }?.name
        }
        return Diagnostic(
            .wrongBase,
            packs.count == 1
                ? "the pack `\(names[0])` extends or includes itself"
                : "packs extend or include each other: \(names.map { "`\($0)`" }.joined(separator: " → "))",
            at: links.first?.range ?? packs[0].name.range,
            help: packs.count == 1 ? "remove this name" : "remove one of these names",
            notes: links.dropFirst().map { .init("`\($0.text)` is named here", at: $0.range) }
        )
    }

    static func unknownPack(_ code: DiagnosticCode, _ name: LocatedText, known: [String]) -> Diagnostic {
        let help = Spelling.help(for: name.text, in: known) ?? "the packs are \(Spelling.conjunction(known))"
        return Diagnostic(code, "unknown pack `\(name.text)`", at: name.range, help: help)
    }

    package static func unknownRole(_ name: LocatedText, known: [String]) -> Diagnostic {
        let message = "unknown role `\(name.text)`"
        return Diagnostic(.wrongRole, message, at: name.range, help: Spelling.help(for: name.text, in: known))
    }
}
