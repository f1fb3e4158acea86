import Support

/// The first line of a range as a terminal shows it, and the carets below it.
struct SourceExcerpt {
    let lineNumber: String
    /// The line. If it is too long, only the part around the range.
    let source: String
    /// The spaces before the carets.
    let indentation: String
    let underline: String

    /// The maximum number of columns of a line. Longer lines are cut.
    private static let maximumWidth = 200

    init(_ range: SourceRange) {
        let line = range.startPosition.line
        lineNumber = String(line)

        let content = Self.nearby(range.start, in: range.file.contentRange(ofLine: line), of: range.file)
        let text = range.file.text(content)
        let start = min(max(range.start, content.lowerBound), content.upperBound)
        let end = min(max(range.end, start), content.upperBound)
        // Offsets in the decoded text. It is longer than its bytes if they are not valid UTF-8.
        let prefix = range.file.text(content.lowerBound..<start).utf8.count
        let marked = prefix..<prefix + range.file.text(start..<end).utf8.count

        var cells: [VisibleCharacter] = []
        var marks: Range<Int>?
        var offset = 0
        for character in text {
            let next = offset + character.utf8.count
            if offset < max(marked.upperBound, marked.lowerBound + 1), next > marked.lowerBound {
                marks = (marks?.lowerBound ?? cells.count)..<cells.count + 1
            }
            cells.append(VisibleCharacter(character))
            offset = next
        }
        // A range after the end of the line is marked right after the last character.
        let markedCells = marks ?? cells.count..<cells.count
        let shown = Self.window(of: cells, around: markedCells)
        let before = shown.startIndex > 0 ? "…" : ""
        let after = shown.endIndex < cells.count ? "…" : ""
        source = String((before + shown.map(\.text).joined() + after).trimmingEnd { $0 == " " })
        func columns(before index: Int) -> Int {
            shown[..<min(index, shown.endIndex)].reduce(before.count) { $0 + $1.width }
        }
        indentation = String(repeating: " ", count: columns(before: markedCells.lowerBound))
        let width = columns(before: markedCells.upperBound) - indentation.utf8.count
        underline = String(repeating: "^", count: marked.isEmpty ? 1 : max(1, width))
    }

    /// Returns the part of a line near an offset, so that a long line takes no more time than a short one.
    private static func nearby(_ offset: Int, in line: Range<Int>, of file: SourceFile) -> Range<Int> {
        let reach = maximumWidth * 20
        guard line.count > reach * 2 else { return line }
        var start = max(line.lowerBound, min(offset, line.upperBound) - reach)
        while start > line.lowerBound, start < line.upperBound, file.bytes[start] & 0xC0 == 0x80 { start += 1 }
        return start..<max(start, min(line.upperBound, offset + reach))
    }

    /// Returns the cells to show: all cells if they fit; otherwise those of the range and as many on both sides as fit.
    private static func window(of cells: [VisibleCharacter], around marked: Range<Int>) -> ArraySlice<VisibleCharacter>
    {
        let width = cells.reduce(0) { $0 + $1.width }
        guard width > maximumWidth else { return cells[...] }

        var room = maximumWidth - 2
        var start = marked.lowerBound
        var end = marked.lowerBound
        func extendForward(to limit: Int) {
            while end < limit, cells[end].width <= room {
                room -= cells[end].width
                end += 1
            }
        }
        func extendBackward(leaving rest: Int) {
            while start > 0, cells[start - 1].width <= room - rest {
                room -= cells[start - 1].width
                start -= 1
            }
        }
        extendForward(to: marked.upperBound)
        extendBackward(leaving: room / 2)
        extendForward(to: cells.count)
        extendBackward(leaving: 0)
        return cells[start..<end]
    }
}
