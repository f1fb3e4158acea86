import SwiftReader
import SwiftSyntax

/// A Swift file as a sequence of units.
struct UnitText {
    let bytes: [UInt8]
    /// In source order; containers come before what they contain.
    var units: [MergeUnit]
    /// The indices of the units of each container.
    private(set) var children: [[Int]]
    let newline: [UInt8]
    /// One level of indentation; nil if the file has none.
    private(set) var indentationUnit: [UInt8]?

    /// nil if the text can't be read as Swift.
    init?(_ bytes: [UInt8]) {
        guard let file = ParsedFile(bytes) else { return nil }
        self.bytes = bytes
        units = UnitParser(bytes, file).units
        children = Array(repeating: [], count: units.count)
        let end = bytes.firstIndex(of: TextLines.lineFeed) ?? 0
        newline = Array((end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n").utf8)
        for (index, unit) in units.enumerated().dropFirst() {
            children[unit.parent].append(index)
            guard indentationUnit == nil, units[unit.parent].isType else { continue }
            let outer = indentation(at: units[unit.parent].range.lowerBound)
            let inner = indentation(at: unit.range.lowerBound)
            if inner.count > outer.count, inner.starts(with: outer) { indentationUnit = Array(inner[outer.count...]) }
        }
    }

    /// All units in a container, at any depth.
    func descendants(of index: Int) -> [Int] { children[index].flatMap { [$0] + descendants(of: $0) } }

    /// The units before and after a unit in its container.
    func neighbors(of index: Int) -> (previous: Int?, next: Int?) {
        let siblings = children[units[index].parent]
        guard let place = siblings.firstIndex(of: index) else { return (nil, nil) }
        return (place > 0 ? siblings[place - 1] : nil, place + 1 < siblings.count ? siblings[place + 1] : nil)
    }

    static func commentWords(_ bytes: some Sequence<UInt8>) -> [String] {
        String(decoding: Array(bytes), as: UTF8.self).split(whereSeparator: \.isNewline).map(\.trimmed).filter {
            !$0.isEmpty
        }
    }
}

// MARK: - Lines
extension UnitText {
    /// Where the line of an offset begins.
    func lineStart(_ offset: Int) -> Int { bytes[..<offset].lastIndex(of: TextLines.lineFeed).map { $0 + 1 } ?? 0 }

    /// Where the line after an offset begins, or the text ends.
    func nextLine(_ offset: Int) -> Int {
        bytes[offset...].firstIndex(of: TextLines.lineFeed).map { $0 + 1 } ?? bytes.count
    }

    /// The white space at the beginning of an offset's line.
    func indentation(at offset: Int) -> [UInt8] { TextLines.indentation(bytes[lineStart(offset)..<offset]) }

    /// Whether nothing else is in the lines of a range.
    func fillsLines(_ range: Range<Int>) -> Bool {
        TextLines.isBlank(bytes[lineStart(range.lowerBound)..<range.lowerBound])
            && TextLines.isBlank(bytes[range.upperBound..<nextLine(range.upperBound)])
    }

    /// The number of blank lines between two units of a container; 0 if there is only one.
    func blankLines(_ first: Int?, _ second: Int?) -> Int {
        guard let first, let second else { return 0 }
        let (start, end) = (units[first].range.upperBound, units[second].range.lowerBound)
        return start < end ? max(0, bytes[start..<end].count { $0 == TextLines.lineFeed } - 1) : 0
    }

    /// The ranges of units, and of all that is in them, with the lines and blank lines around them: one range for units that follow each other.
    func lines(of removed: Set<Int>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for (container, siblings) in children.enumerated() where !removed.contains(container) {
            for run in siblings.split(whereSeparator: { !removed.contains($0) }) {
                let inner = units[run.first ?? 0].range.lowerBound..<units[run.last ?? 0].range.upperBound
                var (start, end) = (inner.lowerBound, inner.upperBound)
                if fillsLines(inner) {
                    (start, end) = (lineStart(start), nextLine(end))
                    let (isFirst, isLast) = (run.startIndex == 0, run.endIndex == siblings.count)
                    while isFirst || start == 0, end < bytes.count, TextLines.isBlank(bytes[end..<nextLine(end)]) {
                        end = nextLine(end)
                    }
                    while !isFirst || isLast, start > 0, TextLines.isBlank(bytes[lineStart(start - 1)..<start]) {
                        start = lineStart(start - 1)
                    }
                }
                ranges.append(start..<end)
            }
        }
        return ranges
    }

    /// Lines of another text with this text's indentation and line endings.
    ///
    /// The first line has the indentation `old` there and `indentation` here; the text begins after it.
    func adapted(_ text: some Collection<UInt8>, from source: UnitText, _ old: [UInt8], to indentation: [UInt8])
        -> [UInt8]
    {
        let lines = TextLines.split(text)
        // Indentation is a part of texts of several lines.
        let hasTexts = lines.contains { $0.firstRange(of: Array("\"\"\"".utf8)) != nil }
        var result: [UInt8] = []
        for (index, line) in lines.enumerated() {
            var rest = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
            if index > 0 { result += newline }
            if index > 0, !rest.isEmpty, rest.starts(with: old) {
                rest = rest.dropFirst(old.count)
                result += indentation
                while let level = source.indentationUnit, let mine = indentationUnit, !hasTexts,
                    rest.starts(with: level)
                {
                    rest = rest.dropFirst(level.count)
                    result += mine
                }
            }
            result += rest
        }
        return result
    }
}

/// Lines of bytes.
enum TextLines {
    static let lineFeed = UInt8(ascii: "\n")

    /// The lines without their line feeds.
    static func split(_ text: some Collection<UInt8>) -> [[UInt8]] {
        text.split(separator: lineFeed, omittingEmptySubsequences: false).map { Array($0) }
    }

    static func isBlank(_ text: some Sequence<UInt8>) -> Bool {
        text.allSatisfy { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
    }

    static func indentation(_ line: some Sequence<UInt8>) -> [UInt8] {
        Array(line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    }
}

extension StringProtocol {
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

// MARK: - Edits
/// Bytes that take the place of a range of a text.
struct TextEdit {
    let range: Range<Int>
    let text: [UInt8]
    /// Whether the text is both sides of a conflict.
    var isConflict = false
}

/// A text with edits.
struct EditedText {
    private(set) var bytes: [UInt8] = []
    private let edits: [TextEdit]

    /// nil if edits overlap.
    init?(_ text: [UInt8], _ edits: [TextEdit]) {
        self.edits = edits.enumerated().sorted { left, right in
            (left.element.range.lowerBound, left.element.range.upperBound, left.offset) < (
                right.element.range.lowerBound, right.element.range.upperBound, right.offset
            )
        }.map(\.element)
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
            $0.range.upperBound <= offset && ($0.range.isEmpty || $0.range.lowerBound < offset)
        }
        let moved = before.reduce(offset) { $0 + $1.text.count - $1.range.count }
        return bytes.prefix(max(0, moved)).count { $0 == TextLines.lineFeed } + 1
    }
}
