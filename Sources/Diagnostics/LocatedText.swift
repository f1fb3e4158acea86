/// A text taken out of a source file (a YAML scalar, without indentation, quotes and escapes) that knows where each part of it was written.
package struct LocatedText: Sendable {
    /// From an offset in the text on, the source runs alongside byte by byte, up to the next segment.
    package typealias Segment = (textOffset: Int, sourceOffset: Int)

    package let text: String
    /// All that the text was taken from.
    package let range: SourceRange
    private let segments: [Segment]

    /// - Parameter segments: in the order of their text offsets; the first begins at 0.
    package init(text: String, range: SourceRange, segments: [Segment]) {
        self.text = text
        self.range = range
        self.segments = segments
    }

    /// A text that stands in the source exactly as it is.
    package init(_ range: SourceRange) {
        self.init(text: range.text, range: range, segments: [(0, range.start)])
    }

    /// Where a part of the text, given in UTF-8 offsets, was written.
    package func range(of part: Range<Int>) -> SourceRange {
        let start = sourceOffset(part.lowerBound)
        let end = part.isEmpty ? start : sourceOffset(part.upperBound - 1) + 1
        return SourceRange(file: range.file, start: start, end: min(max(start, end), range.file.byteCount))
    }

    /// Returns the text with another one in place of each of some parts, which are given in UTF-8 offsets and in their order.
    package func replacing(_ parts: [Range<Int>], with replacement: String) -> LocatedText {
        let bytes = Array(text.utf8)
        var (result, moved, end): ([UInt8], [Segment], Int) = ([], [], 0)
        for part in parts + [bytes.count..<bytes.count] {
            moved.append((result.count, sourceOffset(end)))
            for segment in segments where end < segment.textOffset && segment.textOffset < part.lowerBound {
                moved.append((result.count + segment.textOffset - end, segment.sourceOffset))
            }
            result += bytes[end..<part.lowerBound]
            guard !part.isEmpty else { continue }
            moved.append((result.count, sourceOffset(part.lowerBound)))
            result += replacement.utf8
            end = part.upperBound
        }
        return LocatedText(text: String(decoding: result, as: UTF8.self), range: range, segments: moved)
    }

    private func sourceOffset(_ offset: Int) -> Int {
        guard let segment = segments.last(where: { $0.textOffset <= offset }) else { return range.start }
        return min(segment.sourceOffset + offset - segment.textOffset, range.end)
    }
}
