import SwiftReader

/// What a rename changes in a module's files: the identifiers that the module's last renders had in their code, and whose new form stands in the new
/// ones instead. The module's name in other names, and in a person's texts and comments, is not the tool's to change.
struct RenamedWords {
    private let rename: ModuleRename
    /// The new form of each.
    private let words: [[UInt8]: [UInt8]]

    /// - Parameters:
    ///   - old: the last renders, as far as they are known, with their paths.
    ///   - new: the new ones.
    init(_ rename: ModuleRename, old: [(path: String, text: [UInt8])], new: [[UInt8]]) {
        self.rename = rename
        var present: Set<ArraySlice<UInt8>> = []
        for text in new { present.formUnion(Self.wordRanges(in: text).map { text[$0] }) }
        var words: [[UInt8]: [UInt8]] = [:]
        for (path, text) in old {
            for word in Set(Self.identifierRanges(in: text, of: path, rename).map { text[$0] }) where !present.contains(word) {
                let forms = rename.forms(of: String(decoding: word, as: UTF8.self)).map { Array($0.utf8) }
                words[Array(word)] = forms.first { present.contains($0[...]) }
            }
        }
        self.words = words
    }

    /// The last render and the disk's text, both with the new names, to be merged with the new render.
    ///
    /// Lines of the last render change as the render did, whatever they hold; in other lines, a person's, only code changes.
    func applied(to disk: [UInt8], base: [UInt8], new: [UInt8], of path: String) -> (disk: [UInt8], base: [UInt8]) {
        let present = Set(DiffLines.lines(new))
        var lines: [ArraySlice<UInt8>: [UInt8]] = [:]
        for line in DiffLines.lines(base) where lines[line] == nil {
            let text = Array(line)
            let whole = Self.replacing(Self.wordRanges(in: text), in: text) { word in
                words[Array(word)] ?? Array(rename.applied(to: String(decoding: word, as: UTF8.self)).utf8)
            }
            lines[line] = present.contains(whole[...]) ? whole : Self.replacing(Self.wordRanges(in: text), in: text) { words[Array($0)] }
        }
        var result: [UInt8] = []
        var ranges = Self.identifierRanges(in: disk, of: path, rename)[...]
        for line in DiffLines.lines(disk) {
            let own = ranges.prefix { $0.upperBound <= line.endIndex }
            ranges = ranges.dropFirst(own.count)
            result += lines[line] ?? Self.replacing(Array(own), in: disk, within: line.indices) { words[Array($0)] }
        }
        return (result, DiffLines.lines(base).flatMap { lines[$0] ?? Array($0) })
    }

    /// A text with the new name in all words.
    static func applied(_ rename: ModuleRename, to text: [UInt8]) -> [UInt8] {
        replacing(wordRanges(in: text), in: text) { Array(rename.applied(to: String(decoding: $0, as: UTF8.self)).utf8) }
    }

    /// The numbers of the lines that have one of the old identifiers, from 1.
    func lines(in text: [UInt8]) -> [Int] {
        DiffLines.lines(text).enumerated().compactMap { number, line in
            let line = Array(line)
            return Self.wordRanges(in: line).contains { words[Array(line[$0])] != nil } ? number + 1 : nil
        }
    }

    private static func replacing(
        _ ranges: [Range<Int>],
        in text: [UInt8],
        within bounds: Range<Int>? = nil,
        by new: (ArraySlice<UInt8>) -> [UInt8]?
    ) -> [UInt8] {
        let bounds = bounds ?? text.indices
        var result: [UInt8] = []
        var end = bounds.lowerBound
        for range in ranges {
            guard let word = new(text[range]) else { continue }
            result += text[end..<range.lowerBound] + word
            end = range.upperBound
        }
        return result + text[end..<bounds.upperBound]
    }

    /// In other languages code can't be told from prose, in which the bare name is a word like any other.
    private static func identifierRanges(in text: [UInt8], of path: String, _ rename: ModuleRename) -> [Range<Int>] {
        guard !path.hasSuffix(".swift") else { return SwiftReader.identifierRanges(in: text) }
        let bare = [rename.old, ModuleRename.lowered(rename.old)].map { Array($0.utf8)[...] }
        return wordRanges(in: text).filter { !bare.contains(text[$0]) }
    }

    private static func wordRanges(in text: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while index < text.count {
            guard text[index].isWordPart else {
                index += 1
                continue
            }
            let start = index
            while index < text.count, text[index].isWordPart { index += 1 }
            ranges.append(start..<index)
        }
        return ranges
    }
}
