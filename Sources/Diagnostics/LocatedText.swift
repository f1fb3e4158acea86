/// A text from a source file that knows the source range of each of its parts. An example is a YAML scalar without indentation, quotes and escapes.
package struct LocatedText: Sendable {
    /// A run of bytes that are contiguous in the text and in the source. It ends at the next segment.
    package typealias Segment = (textOffset: Int, sourceOffset: Int)

    package let text: String
    /// The source range of the whole text.
    package let range: SourceRange
    private let segments: [Segment]

    /// - Parameter segments: in the order of their text offsets; the first begins at 0. Empty for a text whose parts are not in the source.
    package init(text: String, range: SourceRange, segments: [Segment]) {
        self.text = text
        self.range = range
        self.segments = segments
    }

    /// Creates a text that is identical to its source.
    package init(_ range: SourceRange) {
        self.init(text: range.text, range: range, segments: [(0, range.start)])
    }

    /// Returns the source range of a part of the text. The part is in UTF-8 offsets. A text without segments has the same range for all parts.
    package func range(of part: Range<Int>) -> SourceRange {
        guard !segments.isEmpty else { return range }
        let start = sourceOffset(part.lowerBound)
        let end = part.isEmpty ? start : sourceOffset(part.upperBound - 1) + 1
        return range.file.range(start..<min(max(start, end), range.file.byteCount))
    }

    /// Returns the text with `replacement` instead of each part. The parts are UTF-8 offsets in ascending order.
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
