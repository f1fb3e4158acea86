import Diagnostics

/// Finds where in the source each part of a scalar was written.
///
/// Exact to the byte, but for the white space of folded blocks.
struct ScalarLocator {
    let file: SourceFile
    /// Where the scalar begins, behind its anchor and tag.
    let start: Int
    /// Where it ends, as libyaml has it.
    let end: Int

    func scalar(_ text: String, style: YAMLScalar.Style, tag: String?) -> YAMLScalar {
        switch style {
        case .plain: folded(text, style, tag, start..<end)
        case .singleQuoted, .doubleQuoted: folded(text, style, tag, start + 1 < end ? start + 1..<end - 1 : end..<end)
        case .literal: literal(text, tag)
        case .folded: foldedBlock(text, tag)
        }
    }

    private func scalar(
        _ text: String,
        _ style: YAMLScalar.Style,
        _ tag: String?,
        _ content: Range<Int>,
        _ segments: [LocatedText.Segment],
        end: Int
    ) -> YAMLScalar {
        YAMLScalar(
            content: LocatedText(
                text: text,
                range: SourceRange(file: file, start: content.lowerBound, end: content.upperBound),
                segments: segments.isEmpty ? [(0, content.lowerBound)] : segments
            ),
            style: style,
            tag: tag,
            range: SourceRange(file: file, start: start, end: end)
        )
    }

    private func folded(_ text: String, _ style: YAMLScalar.Style, _ tag: String?, _ range: Range<Int>) -> YAMLScalar {
        let scalarEnd = style == .folded ? range.upperBound : end
        // Folding only takes away, and so does a doubled quote: what is as long as its source is the same.
        if style == .plain || style == .singleQuoted, text.utf8.count == range.count {
            return scalar(text, style, tag, range, [], end: scalarEnd)
        }
        let folded = FoldedText(text, style, in: file.bytes, range)
        return scalar(folded.text, style, tag, range, folded.segments, end: scalarEnd)
    }

    /// Each line of a literal block stands in the source as it is, at the end of its line.
    private func literal(_ text: String, _ tag: String?) -> YAMLScalar {
        let text = Array(text.utf8)
        var segments: [LocatedText.Segment] = []
        var line = lineEnd(from: start)
        let headerEnd = line.end
        var contentStart: Int?
        var contentEnd = headerEnd
        var offset = 0
        while offset < text.count {
            let textEnd = text[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            line = lineEnd(from: line.next)
            let lineStart = max(headerEnd, line.end - (textEnd - offset))
            segments.append((offset, lineStart))
            contentStart = contentStart ?? lineStart
            contentEnd = line.end
            offset = textEnd + 1
        }
        return scalar(
            String(decoding: text, as: UTF8.self),
            .literal,
            tag,
            (contentStart ?? contentEnd)..<contentEnd,
            segments,
            end: contentEnd
        )
    }

    private func foldedBlock(_ text: String, _ tag: String?) -> YAMLScalar {
        let header = lineEnd(from: start)
        var contentEnd = min(end, file.bytes.count)
        while contentEnd > header.end, file.bytes[contentEnd - 1].isBlankOrBreak { contentEnd -= 1 }
        return folded(text, .folded, tag, min(header.next, contentEnd)..<contentEnd)
    }

    /// The end of the line that contains an offset, without and with its break.
    private func lineEnd(from offset: Int) -> (end: Int, next: Int) {
        let bytes = file.bytes
        var end = min(offset, bytes.count)
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        guard end < bytes.count else { return (end, end) }
        let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        return (end, end + (isPair ? 2 : 1))
    }
}
