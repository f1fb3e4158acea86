import Diagnostics
import Support

/// A line or an entry between braces that should be `key: value`, and lacks the colon or the space after it.
enum MissingColon {
    /// The maximum length of a line or entry in bytes. A longer one has another mistake.
    private static let longest = 200

    /// - Parameters:
    ///   - extent: the range that the repair covers.
    ///   - endsBlock: whether a block of text ends right before the line. The line may belong to this block.
    static func repair(
        of extent: ClosedRange<Int>,
        at range: Range<Int>,
        endsBlock: Bool = false,
        _ text: ReadText
    ) -> SyntaxRepair? {
        let bytes = text.bytes
        let (start, end) = (range.lowerBound, range.upperBound)
        let line = bytes[..<end]
        guard start < end, end - start <= longest, bytes[start] < 0x80,
            !"[]{}\"'&*!|>%@`,#".utf8.contains(bytes[start]), text.hardSpace(in: range) == nil
        else { return nil }
        if let colon = wideColon(in: text.file.text(range), at: text.range(range)) {
            return SyntaxRepair(diagnostic: colon, extent: extent, edit: nil)
        }
        let beforeBracket = keyEndBeforeBracket(bytes[range])
        let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":"))
        let keyEnd = beforeBracket ?? colon ?? bytes[start..<end].firstIndex(where: \.isBlank) ?? end
        let hasColon = colon == keyEnd
        let key = text.file.text(start..<keyEnd)
        let rest = text.file.text(min(keyEnd + 1, end)..<end)
        let value = rest.drop(while: isBeforeValue)
        let diagnostic = Diagnostic(
            .yamlMissingColon,
            message(key, hasColon: hasColon),
            at: text.range(range),
            help: help(key, value, endsBlock: endsBlock)
        )
        // The text after the key must be long enough to be replaced by a colon, a space and a value.
        let maskStart = line.skipBlanks(min(keyEnd + 2, end))
        let canReadKey = maskStart < end && bytes[keyEnd + 1] < 0x80
        guard canReadKey else { return SyntaxRepair(diagnostic: diagnostic, extent: extent, edit: nil) }
        return SyntaxRepair(diagnostic: diagnostic, extent: extent) { text in
            text.bytes[keyEnd] = UInt8(ascii: ":")
            text.bytes[keyEnd + 1] = UInt8(ascii: " ")
            text.mask(maskStart..<end, of: end - value.utf8.count..<end)
        }
    }

    /// Returns true for the signs between a key and its value. The user may have written `key = value`.
    private static func isBeforeValue(_ character: Character) -> Bool {
        " =:\t".contains(character)
    }

    /// Returns the error for the full-width colon of Chinese and Japanese texts, as in `id： Int`; nil if the text has none.
    private static func wideColon(in text: String, at range: SourceRange) -> Diagnostic? {
        let parts = text.split(separator: "：", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].contains(":"), !parts[0].contains(" ") else { return nil }
        let message = "expected `:` after `\(parts[0])`, found the full-width colon `：` (U+FF1A)"
        let help = "write `\(parts[0]): \(parts[1].drop(while: \.isWhitespace))`"
        return Diagnostic(.yamlMissingColon, message, at: range, help: help)
    }

    private static func message(_ key: String, hasColon: Bool) -> String {
        "missing \(hasColon ? "space after `\(key):`" : "colon after `\(key)`")"
    }

    private static func help(_ key: String, _ value: some StringProtocol, endsBlock: Bool) -> String {
        let isSwift = isIntroducer(key)
        let indent = "indent the line like the text above"
        if isSwift { return endsBlock ? indent : "for Swift code, write `|` after the key above" }
        return (endsBlock ? "\(indent), or " : "") + "write `\(key):\(value.isEmpty ? "" : " \(value)")`"
    }
}

// MARK: - Lines of a text

extension MissingColon {
    /// Returns the start of the line `view:|` or `view |`, if the text that libyaml has read begins with this line.
    static func keyBeforeBlock(_ syntax: SyntaxProblem) -> Int? {
        guard let start = syntax.continuedValue else { return nil }
        let line = syntax.text.line(at: start)
        let content = syntax.text.bytes[line.itemStart..<line.end]
        guard start == line.itemStart, let end = wordEnd(content), end < line.end else { return nil }
        let rest = syntax.text.file.text(end..<line.end)
        return rest.wholeMatch(of: #/(?::|\s+)[|>][-+0-9]*\s*/#) == nil ? nil : start
    }

    /// Returns an error for each line such as `id Int`, which lacks the colon or the space after it. Reads the lines with the indentation of the
    /// first line, and stops at a line that is not a key with a value.
    static func lines(of node: YAMLNode, isKey: (String) -> Bool) -> [Diagnostic] {
        guard case .scalar(let scalar) = node, scalar.style == .plain else { return [] }
        let (file, end) = (scalar.range.file, scalar.range.end)
        let first = BlockLine(around: scalar.range.start, in: file.bytes, from: 0)
        guard first.contentStart == scalar.range.start else { return [] }
        var (line, found) = (first, [Diagnostic]())
        while true {
            let content = file.range(line.contentStart..<min(line.end, end))
            if line.contentStart < end, line.indentation == first.indentation {
                let text = LocatedText(content)
                let key = YAMLScalar(content: text, style: .plain, tag: nil, range: content)
                guard let meant = Entry(key, to: content.end, onlyBeforeBracket: false), isKey(meant.key.text),
                    !isIntroducer(meant.key.text)
                else { return found }
                found.append(meant.diagnostic)
            }
            guard line.end < end else { return found }
            line = BlockLine(around: line.end + 1, in: file.bytes, from: 0)
        }
    }

    private static func isIntroducer(_ word: String) -> Bool {
        ["func", "var", "static", "init", "subscript"].contains(word)
    }
}

// MARK: - Before brackets

extension MissingColon {
    /// Returns the end of the key of `key:{…}`, `key:[…]` or `key {…}`; nil for other texts.
    static func keyEndBeforeBracket(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let keyEnd = wordEnd(bytes), keyEnd < bytes.endIndex else { return nil }
        let rest = bytes[keyEnd...]
        let value = rest.first == UInt8(ascii: ":") ? rest.dropFirst() : rest.drop(while: \.isBlank)
        guard value.startIndex > keyEnd, let first = value.first, "[{".utf8.contains(first) else { return nil }
        return keyEnd
    }

    private static func wordEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first, first.isPartOfWord, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
            first < 0x80
        else { return nil }
        return bytes.firstIndex { !$0.isPartOfWord || $0 >= 0x80 } ?? bytes.endIndex
    }
}

// MARK: - Entries that YAML could read

extension MissingColon {
    /// An entry whose value YAML reads as a part of the key: `id:Int` or `id Int` between braces, or `id:{…}`.
    struct Entry {
        let key: LocatedText
        let hasColon: Bool
        let diagnostic: Diagnostic

        init?(_ written: YAMLScalar, to end: Int, onlyBeforeBracket: Bool) {
            let bytes = Array(written.text.utf8)
            let beforeBracket = keyEndBeforeBracket(bytes[...])
            guard written.style == .plain, !onlyBeforeBracket || beforeBracket != nil,
                let keyEnd = wordEnd(bytes[...]), keyEnd + 1 < bytes.count,
                bytes[keyEnd] == UInt8(ascii: ":") || bytes[keyEnd].isBlank
            else { return nil }
            key = LocatedText(written.content.range(of: 0..<keyEnd))
            hasColon = bytes[keyEnd] == UInt8(ascii: ":")
            let file = written.range.file
            let rest = file.text(key.range.end + 1..<max(key.range.end + 1, end))
            let value = rest.drop(while: isBeforeValue)
            let isWhole = CutText.isBalanced(value) && !value.contains { $0.isNewline }
            diagnostic = Diagnostic(
                .yamlMissingColon,
                message(key.text, hasColon: hasColon),
                at: written.range,
                help: "write `\(key.text):\(isWhole ? " \(value)`" : "` with a space after it")"
            )
        }

        func entry(_ value: SourceRange) -> YAMLMapping.Entry {
            let key = YAMLScalar(content: key, style: .plain, tag: nil, range: key.range)
            return YAMLMapping.Entry(key: .scalar(key), value: .invalid(value))
        }

        /// Creates an entry from one that YAML has read; nil if that entry has a value.
        init?(_ entry: YAMLMapping.Entry) {
            guard case .scalar(let key) = entry.key, case .scalar(let value) = entry.value,
                value.range.start == value.range.end, value.range.start == key.range.end
            else { return nil }
            self.init(key, to: key.range.end, onlyBeforeBracket: false)
        }
    }
}
