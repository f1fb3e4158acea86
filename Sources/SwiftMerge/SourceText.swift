import Support

/// The bytes of a file with its line endings and indentation.
struct SourceText {
    let bytes: [UInt8]
    let newline: [UInt8]
    /// One level of indentation; nil if the file has none.
    let level: [UInt8]?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let lines = bytes.lines
        newline = Array((lines.count > 1 && lines[0].last == UInt8(ascii: "\r") ? "\r\n" : "\n").utf8)
        let code = lines.lazy.filter { !$0.isBlank }
        level =
            zip(code, code.dropFirst()).lazy.compactMap { line, next in
                let (outer, inner) = (line.indentation, next.indentation)
                let isDeeper =
                    line.contains(UInt8(ascii: "{")) && inner.count > outer.count && inner.starts(with: outer)
                return isDeeper ? Array(inner.dropFirst(outer.count)) : nil
            }.first
    }

    func lineStart(_ offset: Int) -> Int { bytes[..<offset].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0 }

    /// Returns the offset at which the next line begins, or the end of the text.
    func nextLine(_ offset: Int) -> Int { bytes[offset...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.count }

    func indentation(at offset: Int) -> [UInt8] { bytes[lineStart(offset)..<offset].indentation }

    /// Returns whether the lines of a range contain nothing else but white space.
    func fillsLines(_ range: Range<Int>) -> Bool {
        bytes[lineStart(range.lowerBound)..<range.lowerBound].isBlank
            && bytes[range.upperBound..<nextLine(range.upperBound)].isBlank
    }

    /// Returns lines of another text with this text's indentation and line endings.
    ///
    /// The first line has the indentation `old` there and `indentation` here; the text begins after it.
    func adapted(_ text: [UInt8], from source: SourceText, _ old: [UInt8], to indentation: [UInt8]) -> [UInt8] {
        let lines = text.lines
        // Indentation is part of the value of a multi-line string.
        let hasTexts = text.firstRange(of: Array("\"\"\"".utf8)) != nil
        var result: [UInt8] = []
        for (index, line) in lines.enumerated() {
            var rest = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if index > 0 { result += newline }
            if index > 0, !rest.isEmpty, rest.starts(with: old) {
                rest = rest.dropFirst(old.count)
                result += indentation
                while let theirs = source.level, let level, !hasTexts, rest.starts(with: theirs) {
                    rest = rest.dropFirst(theirs.count)
                    result += level
                }
            }
            result += rest
        }
        return result
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
}

extension Collection<UInt8> {
    /// The lines without their line feeds.
    var lines: [SubSequence] { split(separator: .lineFeed, omittingEmptySubsequences: false) }

    var isBlank: Bool { allSatisfy { $0 == UInt8(ascii: " ") || (9...13).contains($0) } }

    var indentation: [UInt8] { Array(prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) }

    /// The lines of a comment without indentation and without blank lines.
    var commentWords: [String] {
        let lines = String(decoding: Array(self), as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.map { String($0.trimming(while: \.isWhitespace)) }.filter { !$0.isEmpty }
    }
}
