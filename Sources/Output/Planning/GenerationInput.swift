import Support

/// A file from which outputs are generated. Manifests contain its hash, so that a check can report which file has changed.
package struct GenerationInput: Sendable {
    package enum Kind: Equatable, Sendable {
        case spec
        /// A template, with its name in manifests.
        case template(String)
        case settings
    }

    package let kind: Kind
    /// Relative to the project.
    package let path: String
    let hash: ContentHash

    package init(_ kind: Kind, path: String, bytes: [UInt8]) {
        (self.kind, self.path) = (kind, path)
        hash = ContentHash(of: bytes)
    }
}

extension RegenerationPlanner {
    /// Notes the changed input for each file that is stale or missing: its own spec, its own template, or another input.
    mutating func noteCauses() {
        let changed = options.inputs.filter { input in
            store.manifests[input.kind == .spec ? input.path : nil].map {
                !($0.inputs[input.path]?.contains(input.hash) ?? false)
            } ?? false
        }
        guard !changed.isEmpty else { return }
        let planned = Dictionary(files.map { ($0.key, $0.hash) }) { first, _ in first }
        for index in result.changes.indices {
            guard let key = result.changes[index].key,
                [.rewrite, .merge, .conflict, .create, .move].contains(result.changes[index].kind),
                // A new spec, or a file that was deleted, has no cause among the inputs.
                store.manifests[key.spec] != nil, store.entry(key)?.renders.last != planned[key]
            else { continue }
            let own =
                changed.first { $0.kind == .spec && $0.path == key.spec }
                ?? changed.first { $0.kind == .template(key.template) }
            // A file without a difference has a conflict of an earlier run.
            result.changes[index].cause = (own ?? (result.changes[index].difference == nil ? nil : changed.first))?.path
        }
    }
}
