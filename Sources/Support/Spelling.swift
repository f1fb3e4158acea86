/// Finds what a user may have meant.
package enum Spelling {
    /// The candidate nearest to `word`, or nil where none is near enough to be worth suggesting; the first wins among equals.
    package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
        let limit = max(1, word.count / 3)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate != word {
            let distance = distance(word.lowercased(), candidate.lowercased())
            let isAlike = distance <= limit && distance < max(word.count, candidate.count)
            if isAlike, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// The path that a template's name may stand for: one that ends with it, with or without `.stencil`, or else the nearest.
    package static func nearestPath(to name: String, in paths: [String]) -> String? {
        paths.first { "/\($0)".hasSuffix("/\(name)") || "/\($0)".hasSuffix("/\(name).stencil") }
            ?? (name.utf8.count <= 100 ? nearest(to: name, in: paths) : nil)
    }

    /// Edits from one word to the other, where exchanging two neighbours counts once (optimal string alignment).
    static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left)
        let right = Array(right)
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            for column in 1...right.count {
                var cost = min(
                    previous[column] + 1,
                    current[column - 1] + 1,
                    previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
                )
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, beforePrevious[column - 2] + 1)
                }
                current.append(cost)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }

    /// A help line that names the nearest candidate, or all candidates if they are few; nil if there are none.
    ///
    /// - Parameter only: the words in front of the only candidate.
    package static func help(for word: String, in candidates: [String], only: String = "there is only") -> String? {
        if let nearest = nearest(to: word, in: candidates) { return "did you mean `\(nearest)`?" }
        switch candidates.count {
        case 1: return "\(only) `\(candidates[0])`"
        case 2...8: return "choose \(alternatives(candidates))"
        default: return nil
        }
    }

    /// `a`, `b` and `c`
    package static func conjunction(_ words: [String]) -> String {
        joined(words, by: "and")
    }

    /// `a`, `b` or `c`
    package static func alternatives(_ words: [String]) -> String {
        joined(words, by: "or")
    }

    private static func joined(_ words: [String], by conjunction: String) -> String {
        let quoted = words.map { "`\($0)`" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

extension String {
    /// The text as a word of a shell, in quotes if it needs them.
    package var shellWord: String {
        let isPlain = utf8.allSatisfy { $0.isPartOfWord && $0 < 0x80 || "/.+-".utf8.contains($0) }
        return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
