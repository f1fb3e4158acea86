/// The merge of a body that both the user and the template have changed.
struct BodyMerge {
    struct Outcome {
        var edits: [TextEdit] = []
        var hasConflict = false
        /// Whether the conflict is about the line of the signature too.
        var isWhole = false
    }

    private let merge: UnitMerge

    init(_ merge: UnitMerge) {
        self.merge = merge
    }

    /// Keeps what the user has written, and adds the template's changes of lines that the user has left as they were.
    func outcome() throws(MergeDoubt) -> Outcome {
        guard let version = merge.bases.first else { return Outcome() }
        let range = merge.old.range(of: .body)
        let base = lines(version)
        let (ours, theirs) = (TextLines.split(merge.disk.text.text(range)), lines(merge.new))
        let isNamedByUser = merge.old.parameters.map(\.name) != version.text.units[version.unit].parameters.map(\.name)
        let sequence = SequenceMerge(base: keys(base), ours: keys(ours), theirs: keys(theirs))
        let written = Set(code(sequence.base[...]))
        guard !isNamedByUser, ours.count > 1, !written.isDisjoint(with: sequence.ours) else { return Outcome() }
        guard let pieces = sequence.pieces() else { throw MergeDoubt() }
        var outcome = Outcome()
        var result: [[UInt8]] = []
        for piece in pieces {
            switch piece {
            case .ours(let range): result += ours[range]
            case .theirs(let range, let replaced): result += aligned(theirs[range], with: ours[replaced].first)
            case .conflict(let before, let mine, let now):
                guard code(sequence.base[...]).count > 1, isEdit(sequence.ours[mine], of: sequence.base[before]),
                    !code(sequence.theirs[now]).isEmpty
                else {
                    result += ours[mine]
                    continue
                }
                outcome.hasConflict = true
                guard mine.lowerBound > 0, mine.upperBound < ours.count else {
                    outcome.isWhole = true
                    return outcome
                }
                let text = ConflictText(newline: merge.layout.newline)
                    .text(ours: joined(ours[mine]), base: joined(base[before]), theirs: joined(theirs[now]))
                result += TextLines.split(text.dropLast()[...])
            }
        }
        // The first line has the signature too.
        let start = result.first == ours.first ? merge.disk.text.nextLine(range.lowerBound) : range.lowerBound
        let lines = start > range.lowerBound ? result.dropFirst() : result[...]
        outcome.edits = [
            TextEdit(range: start..<range.upperBound, text: Array(lines.joined(separator: [TextLines.lineFeed])))
        ]
        return outcome
    }

    /// Lines with the indentation of the line that they replace: the user may have taken it out of a block.
    private func aligned(_ lines: ArraySlice<[UInt8]>, with replaced: [UInt8]?) -> [[UInt8]] {
        func indentation(_ line: [UInt8]) -> [UInt8] {
            Array(line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
        }
        guard let replaced, let old = lines.first.map(indentation) else { return Array(lines) }
        return lines.map { $0.starts(with: old) ? indentation(replaced) + $0.dropFirst(old.count) : $0 }
    }

    /// The lines of another version's body as the file on the disk would have them.
    private func lines(_ version: UnitMerge.Version) -> [[UInt8]] {
        TextLines.split(merge.adapted(version.text.units[version.unit].range(of: .body), of: version)[...])
    }

    private func joined(_ lines: ArraySlice<[UInt8]>) -> [UInt8] {
        Array(lines.map { $0 + [TextLines.lineFeed] }.joined())
    }

    private func keys(_ lines: [[UInt8]]) -> [String] {
        lines.map { String(decoding: $0, as: UTF8.self).trimmed }
    }

    /// The lines that say something.
    private func code(_ lines: ArraySlice<String>) -> [String] {
        lines.filter { $0.contains { $0.isLetter || $0.isNumber } && $0 != "}" }
    }

    /// Whether the user changed lines rather than writing others: half of the words are still there.
    private func isEdit(_ mine: ArraySlice<String>, of base: ArraySlice<String>) -> Bool {
        let words = base.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let kept = Set(mine.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        return !words.isEmpty && words.count(where: kept.contains) * 2 >= words.count
    }
}
