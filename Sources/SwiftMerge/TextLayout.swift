/// The indentation and line endings of a file, and how text of another file takes them.
struct TextLayout {
    let newline: [UInt8]
    /// One level of indentation; nil if the file has none.
    let unit: [UInt8]?

    init(of text: UnitText) {
        let end = text.bytes.firstIndex(of: UInt8(ascii: "\n"))
        newline =
            if let end, end > 0, text.bytes[end - 1] == UInt8(ascii: "\r") { Array("\r\n".utf8) } else {
                Array("\n".utf8)
            }
        var unit: [UInt8]?
        for (index, member) in text.units.enumerated() where unit == nil && member.parent != 0 && index != 0 {
            guard [.type, .typeExtension].contains(text.units[member.parent].kind) else { continue }
            let outer = text.indentation(at: text.units[member.parent].range.lowerBound)
            let inner = text.indentation(at: member.range.lowerBound)
            if inner.count > outer.count, inner.starts(with: outer) { unit = Array(inner.dropFirst(outer.count)) }
        }
        self.unit = unit
    }

    /// Lines of another file with this file's indentation and line endings.
    ///
    /// - Parameters:
    ///   - source: the layout of the other file.
    ///   - old: the indentation of the first line there; the first line itself is without it.
    ///   - new: the indentation of the first line here.
    func adapt(_ text: ArraySlice<UInt8>, from source: TextLayout, _ old: [UInt8], to new: [UInt8]) -> [UInt8] {
        let lines = TextLines.split(text)
        let quotes = Array(repeating: UInt8(ascii: "\""), count: 3)
        // Indentation is a part of texts of several lines.
        let hasTexts = lines.contains { $0.firstRange(of: quotes) != nil }
        var result: [UInt8] = []
        for (index, line) in lines.enumerated() {
            let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
            if index > 0 { result += newline }
            guard index > 0, content.starts(with: old) else {
                result += content
                continue
            }
            let rest = Array(content.dropFirst(old.count))
            if rest.isEmpty, index + 1 < lines.count { continue }
            result += new + (hasTexts ? rest : converted(rest, from: source))
        }
        return result
    }

    private func converted(_ line: [UInt8], from source: TextLayout) -> [UInt8] {
        guard let unit, let old = source.unit, unit != old else { return line }
        var rest = line[...]
        var levels = 0
        while rest.starts(with: old) {
            rest = rest.dropFirst(old.count)
            levels += 1
        }
        return Array(repeatElement(unit, count: levels).joined()) + rest
    }
}

/// Lines of bytes.
enum TextLines {
    static let lineFeed = UInt8(ascii: "\n")

    /// The lines without their line feeds.
    static func split(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
        text.split(separator: lineFeed, omittingEmptySubsequences: false).map(Array.init)
    }

    static func isBlank(_ text: some Sequence<UInt8>) -> Bool {
        text.allSatisfy {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") || $0 == lineFeed
        }
    }
}

extension UnitText {
    /// Where the line of an offset begins.
    func lineStart(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: TextLines.lineFeed).map { $0 + 1 } ?? 0
    }

    /// Where the line after an offset begins, or the text ends.
    func nextLine(_ offset: Int) -> Int {
        bytes[offset...].firstIndex(of: TextLines.lineFeed).map { $0 + 1 } ?? bytes.count
    }

    /// The white space at the beginning of an offset's line.
    func indentation(at offset: Int) -> [UInt8] {
        Array(bytes[lineStart(offset)..<offset].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    }

    /// Whether nothing else is in the lines of a range.
    func fillsLines(_ range: Range<Int>) -> Bool {
        TextLines.isBlank(bytes[lineStart(range.lowerBound)..<range.lowerBound])
            && TextLines.isBlank(bytes[range.upperBound..<nextLine(range.upperBound)])
    }

    /// The number of blank lines between two offsets of different lines.
    func blankLines(_ start: Int, _ end: Int) -> Int {
        guard start < end else { return 0 }
        return max(0, bytes[start..<end].count { $0 == TextLines.lineFeed } - 1)
    }
}
