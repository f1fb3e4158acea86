/// A text with edits.
struct EditedText {
    private(set) var bytes: [UInt8] = []
    private let edits: [TextEdit]

    /// nil if edits overlap.
    init?(_ text: [UInt8], _ edits: [TextEdit]) {
        let ordered = edits.enumerated().sorted { left, right in
            (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
                < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
        }
        self.edits = ordered.map(\.element)
        var place = 0
        for edit in self.edits {
            guard edit.range.lowerBound >= place, edit.range.upperBound <= text.count else { return nil }
            bytes += text[place..<edit.range.lowerBound] + edit.text
            place = edit.range.upperBound
        }
        bytes += text[place...]
    }

    /// The line, from 1, of an offset of the original text.
    func line(_ offset: Int) -> Int {
        let before = edits.prefix {
            $0.range.upperBound <= offset && $0.range.lowerBound < offset || $0.range.upperBound < offset
                || $0.range.isEmpty && $0.range.lowerBound == offset
        }
        let moved = before.reduce(offset) { $0 + $1.text.count - $1.range.count }
        return bytes.prefix(max(0, moved)).count { $0 == TextLines.lineFeed } + 1
    }
}

/// The ranges of units that are removed from a text, with the lines and blank lines around them.
struct UnitRemoval {
    let text: UnitText
    let units: Set<Int>

    /// The units with all that is in them.
    var removedUnits: Set<Int> {
        units.union(units.flatMap(text.descendants))
    }

    /// One range for units that follow each other.
    var ranges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for container in text.units.indices where text.units[container].isContainer && !units.contains(container) {
            var run: [Int] = []
            for child in text.children[container] {
                if units.contains(child) {
                    run.append(child)
                } else if !run.isEmpty {
                    ranges.append(range(of: run, in: container))
                    run = []
                }
            }
            if !run.isEmpty { ranges.append(range(of: run, in: container)) }
        }
        let removed = removedUnits
        return ranges.filter { range in
            !text.units.indices.contains {
                removed.contains($0) && text.units[$0].range.lowerBound < range.lowerBound
                    && range.upperBound <= text.units[$0].range.upperBound
            }
        }
    }

    private func range(of run: [Int], in container: Int) -> Range<Int> {
        let inner = text.units[run[0]].range.lowerBound..<text.units[run[run.count - 1]].range.upperBound
        guard text.fillsLines(inner) else { return inner }
        var (start, end) = (text.lineStart(inner.lowerBound), text.nextLine(inner.upperBound))
        let siblings = text.children[container]
        let isFirst = siblings.first == run[0]
        let isLast = siblings.last == run[run.count - 1]
        if isFirst || start == 0 {
            while end < text.bytes.count, TextLines.isBlank(text.bytes[end..<text.nextLine(end)]) {
                end = text.nextLine(end)
            }
        }
        guard !isFirst || isLast else { return start..<end }
        while start > 0, TextLines.isBlank(text.bytes[text.lineStart(start - 1)..<start]) {
            start = text.lineStart(start - 1)
        }
        return start..<end
    }
}
