import Diagnostics

/// Finds where in the source each part of a scalar was written.
///
/// Exact to the byte for literal blocks, for plain and quoted text on one line, and for double-quoted text; by line for folded text.
struct ScalarLocator {
    let file: SourceFile
    /// Where the scalar begins, behind its anchor and tag.
    let start: Int
    /// Where it ends, as libyaml has it.
    let end: Int

    func scalar(_ text: String, style: YAMLScalar.Style, tag: String?) -> YAMLScalar {
        switch style {
        case .plain: folded(text, style, tag, inside: start..<end)
        case .singleQuoted: folded(text, style, tag, inside: inner)
        case .doubleQuoted: doubleQuoted(tag)
        case .literal: literal(text, tag)
        case .folded: foldedBlock(text, tag)
        }
    }

    private var inner: Range<Int> {
        start + 1 < end ? start + 1..<end - 1 : end..<end
    }

    private func scalar(
        _ text: String,
        _ style: YAMLScalar.Style,
        _ tag: String?,
        _ content: Range<Int>,
        _ segments: [LocatedText.Segment],
        range: Range<Int>
    ) -> YAMLScalar {
        YAMLScalar(
            content: LocatedText(
                text: text,
                range: SourceRange(file: file, start: content.lowerBound, end: content.upperBound),
                segments: segments.isEmpty ? [(0, content.lowerBound)] : segments
            ),
            style: style,
            tag: tag,
            range: SourceRange(file: file, start: range.lowerBound, end: range.upperBound)
        )
    }

    private func doubleQuoted(_ tag: String?) -> YAMLScalar {
        let decoded = DoubleQuotedText(decoding: file.bytes, inner)
        return scalar(decoded.text, .doubleQuoted, tag, inner, decoded.segments, range: start..<end)
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
            range: start..<contentEnd
        )
    }

    private func foldedBlock(_ text: String, _ tag: String?) -> YAMLScalar {
        let header = lineEnd(from: start)
        var contentEnd = min(end, file.bytes.count)
        while contentEnd > header.end, file.bytes[contentEnd - 1].isBlankOrBreak { contentEnd -= 1 }
        return folded(text, .folded, tag, inside: min(header.next, contentEnd)..<contentEnd)
    }

    /// Walks through the source line by line and finds each line's text again, with what folding made of the breaks between.
    private func folded(_ text: String, _ style: YAMLScalar.Style, _ tag: String?, inside range: Range<Int>)
        -> YAMLScalar
    {
        let bytes = file.bytes
        let utf8 = Array(text.utf8)
        var map = SegmentMap()
        var source = range.lowerBound
        var target = 0
        var isFirstLine = style != .folded
        while source < range.upperBound {
            let line = lineEnd(from: source)
            let next = min(line.next, range.upperBound)
            var lineEnd = min(line.end, range.upperBound)
            if !isFirstLine {
                while source < lineEnd, bytes[source].isBlankOrBreak { source += 1 }
                while source < lineEnd, target < utf8.count, utf8[target].isBlankOrBreak { target += 1 }
            }
            if style != .folded, lineEnd < range.upperBound {
                while lineEnd > source, bytes[lineEnd - 1].isBlankOrBreak { lineEnd -= 1 }
            }
            while source < lineEnd {
                map.add(target, source)
                let isDoubledQuote = style == .singleQuoted && bytes[source] == UInt8(ascii: "'")
                source += isDoubledQuote ? 2 : 1
                target += 1
            }
            source = next
            isFirstLine = false
        }
        return scalar(text, style, tag, range, map.segments, range: start..<(style == .folded ? range.upperBound : end))
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

/// Collects segments, one for each place where text and source stop running alongside.
struct SegmentMap {
    private(set) var segments: [LocatedText.Segment] = []
    private var distance = Int.min

    mutating func add(_ textOffset: Int, _ sourceOffset: Int) {
        guard sourceOffset - textOffset != distance else { return }
        distance = sourceOffset - textOffset
        segments.append((textOffset, sourceOffset))
    }
}
