import Diagnostics

/// A locator that finds the source offset of each part of a scalar.
///
/// The offsets are exact, except for white space in folded blocks.
struct ScalarLocator {
    let file: SourceFile
    let start: Int
    let end: Int

    func scalar(_ text: String, style: YAMLScalar.Style, tag: String?) -> YAMLScalar {
        var text = text
        var content = start..<end
        var segments: [LocatedText.Segment] = []
        switch style {
        case .plain: break
        case .singleQuoted, .doubleQuoted: content = start + 1 < end ? start + 1..<end - 1 : end..<end
        case .literal: (content, segments) = literal(Array(text.utf8))
        case .folded: content = foldedBlock
        }
        // Line folding and `''` never make a text longer. If text and source have the same length, they have the same offsets.
        let isAsWritten = (style == .plain || style == .singleQuoted) && text.utf8.count == content.count
        if style != .literal, !isAsWritten {
            let folded = FoldedText(text, style, in: file.bytes, content)
            (text, segments) = (folded.text, folded.segments)
        }
        if segments.isEmpty { segments = [(0, content.lowerBound)] }
        let located = LocatedText(text: text, range: file.range(content), segments: segments)
        let end = style == .literal || style == .folded ? content.upperBound : end
        return YAMLScalar(content: located, style: style, tag: tag, range: file.range(start..<end))
    }

    /// Returns the range and the segments of a literal block. The text of each line is the end of a source line.
    private func literal(_ text: [UInt8]) -> (content: Range<Int>, segments: [LocatedText.Segment]) {
        var segments: [LocatedText.Segment] = []
        var line = lineEnd(from: start)
        let headerEnd = line.end
        var offset = 0
        while offset < text.count {
            let textEnd = text[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            line = lineEnd(from: line.next)
            segments.append((offset, max(headerEnd, line.end - (textEnd - offset))))
            offset = textEnd + 1
        }
        return ((segments.first?.sourceOffset ?? line.end)..<line.end, segments)
    }

    private var foldedBlock: Range<Int> {
        let header = lineEnd(from: start)
        var contentEnd = min(end, file.bytes.count)
        while contentEnd > header.end, file.bytes[contentEnd - 1].isBlankOrBreak { contentEnd -= 1 }
        return min(header.next, contentEnd)..<contentEnd
    }

    /// Returns the end of the line that contains an offset, before and after its line break.
    private func lineEnd(from offset: Int) -> (end: Int, next: Int) {
        let bytes = file.bytes
        let end = bytes[min(offset, bytes.count)...].firstIndex(where: \.isBreak) ?? bytes.count
        return (end, end + (bytes[end...].starts(with: [0x0D, 0x0A]) ? 2 : min(1, bytes.count - end)))
    }
}
