/// Suggestions for misspelled words, and lists of words for messages.
package enum Spelling {
    /// Returns the candidate nearest to `word`; nil if none is similar enough. If several are equally near, returns the first.
    ///
    /// Long texts are not compared. This would take too long, and they are unlikely to be typing errors.
    package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
        guard word.utf8.count <= longest else { return nil }
        let limit = max(1, word.count / 3)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate != word && candidate.utf8.count <= longest {
            let distance = distance(word.lowercased(), candidate.lowercased())
            let isAlike = distance <= limit && distance < max(word.count, candidate.count)
            if isAlike, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    private static let longest = 100

    /// Returns the path that a template's name may refer to: one that ends with the name, with or without an ending such as `.md.stencil`, or else
    /// the nearest one.
    package static func nearestPath(to name: String, in paths: [String]) -> String? {
        paths.first { "/\($0)".hasSuffix("/\(name)") || "/\($0)".hasSuffix("/\(name).stencil") }
            ?? paths.first { path in
                let ending = "/\(path)".firstRange(of: "/\(name).").map { "/\(path)"[$0.upperBound...] }
                return ending.map { !$0.contains("/") } ?? false
            }
            ?? nearest(to: name, in: paths)
    }

    /// Returns the number of edits between two words. An exchange of two adjacent characters is one edit (optimal string alignment).
    package static func distance(_ left: String, _ right: String) -> Int {
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

    /// Returns a help text with the nearest candidate, or with all candidates if there are at most eight; otherwise nil.
    ///
    /// - Parameter only: the words before the only candidate.
    package static func help(for word: String, in candidates: [String], only: String = "there is only") -> String? {
        if let nearest = nearest(to: word, in: candidates) { return "did you mean `\(nearest)`?" }
        switch candidates.count {
        case 1: return "\(only) `\(candidates[0])`"
        case 2...8: return "choose \(alternatives(candidates))"
        default: return nil
        }
    }

    /// Joins words as `a`, `b` and `c`.
    package static func conjunction(_ words: [String]) -> String {
        joined(words, by: "and")
    }

    /// Joins words as `a`, `b` or `c`.
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
    /// The text as one argument of a shell command, in quotes if it needs them.
    package var shellWord: String {
        let isPlain = utf8.allSatisfy { $0.isPartOfWord && $0 < 0x80 || "/.+-".utf8.contains($0) }
        return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
