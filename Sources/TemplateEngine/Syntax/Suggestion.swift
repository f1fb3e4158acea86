import Support

enum Suggestion {
    /// Returns `did you mean …?`, or else a list of the known names. With `owner`, returns both.
    static func help(for name: String, among names: [String], of owner: String? = nil) -> String? {
        let nearest = nearest(to: name, in: names)
        guard let owner, !name.contains("\u{A0}") else {
            return nearest ?? (names.isEmpty ? nil : "known names: \(list(names))")
        }
        let all = names.isEmpty ? nil : "`\(owner)` has: \(list(names))"
        let parts = [nearest, all].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "  ")
    }

    static func nearest(to name: String, in names: [String]) -> String? {
        if name.contains("\u{A0}") { return "replace the non-breaking space (U+00A0) with a plain space" }
        return Spelling.nearest(to: name, in: names).map { "did you mean `\($0)`?" }
    }

    private static func list(_ names: [String]) -> String {
        let shown = 12
        var seen: Set<String> = []
        let names = names.filter { seen.insert($0).inserted }
        return names.prefix(shown).joined(separator: ", ") + (names.count > shown ? ", …" : "")
    }
}
