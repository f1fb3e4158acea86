import Git

/// The lines of the renders in recent commits. If git merges unedited renders of several branches, the result has no other lines.
struct RenderedLines {
    private let lines: Set<ArraySlice<UInt8>>

    init(in history: GitHistory) {
        func field(_ bytes: ArraySlice<UInt8>) -> ContentHash? {
            ContentHash(hex: String(decoding: bytes, as: UTF8.self))
        }
        let manifests = history.texts(of: ScaffoldFolder.isManifest)
        let separators = Set("\t\n".utf8)
        let renders = Set(manifests.flatMap { $0.split(whereSeparator: separators.contains).compactMap(field) })
        let texts = history.texts { !$0.hasPrefix(ScaffoldFolder.name + "/") }.map(TextForm.normalized)
        // The hash of an edited text is in no manifest.
        lines = Set(texts.filter { renders.contains(ContentHash(of: $0)) }.flatMap(DiffLines.lines))
    }

    /// Returns whether a text has only lines of these renders and of another one. Then nothing is lost if it is overwritten.
    func cover(_ text: [UInt8], with render: [UInt8]?) -> Bool {
        let others = Set(DiffLines.lines(render ?? []))
        return DiffLines.lines(text).allSatisfy { others.contains($0) || lines.contains($0) }
    }
}
