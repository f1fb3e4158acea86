import Output
import SwiftReader

/// The generated identifiers that a rename changes: those that the old renders have in their code, and whose new form the new renders have instead.
struct IdentifierRename: Sendable {
    /// The new form of each.
    let words: [String: String]
    private let forms: NameForms

    /// - Parameters:
    ///   - old: the files with the old name.
    ///   - new: the files with the new name.
    ///   - written: the Swift in specs, which still has the old identifiers.
    init(_ forms: NameForms, old: [PlannedFile], new: [PlannedFile], written: [String]) {
        self.forms = forms
        var present: Set<ArraySlice<UInt8>> = []
        for file in new { present.formUnion(Self.words(in: file.bytes).map { file.bytes[$0] }) }
        var remaining = present
        for text in written.map({ Array($0.utf8) }) { remaining.subtract(Self.words(in: text).map { text[$0] }) }
        var words: [String: String] = [:]
        for file in old {
            for word in Set(Self.identifiers(in: file.bytes, file.path, forms).map { file.bytes[$0] }) where !remaining.contains(word) {
                let name = String(decoding: word, as: UTF8.self)
                words[name] = forms.forms(of: name).first { $0 != name && present.contains(Array($0.utf8)[...]) }
            }
        }
        self.words = words
    }

    /// A text with the new names in its code.
    func applied(to text: [UInt8], path: String) -> [UInt8] {
        text.replacing(
            Self.identifiers(in: text, path, forms).compactMap { range in
                words[String(decoding: text[range], as: UTF8.self)].map { (range, $0) }
            }
        )
    }

    /// The numbers of the lines that have an old name, from 1.
    func lines(in text: [UInt8]) -> [Int] {
        text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().compactMap { number, line in
            let line = Array(line)
            return Self.words(in: line).contains { words[String(decoding: line[$0], as: UTF8.self)] != nil } ? number + 1 : nil
        }
    }

    /// In other languages than Swift code can't be distinguished from prose, in which the bare name is a word like any other.
    private static func identifiers(in text: [UInt8], _ path: String, _ forms: NameForms) -> [Range<Int>] {
        path.hasSuffix(".swift") ? SwiftReader.identifierRanges(in: text) : words(in: text).filter { !forms.isName(text[$0]) }
    }

    static func words(in text: [UInt8]) -> [Range<Int>] {
        text.split { !$0.isWordPart }.map(\.indices)
    }
}

extension [UInt8] {
    /// The text with other texts in place of ranges.
    func replacing(_ edits: [(range: Range<Int>, text: String)]) -> [UInt8] {
        var text: [UInt8] = []
        var end = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= end {
            text += self[end..<edit.range.lowerBound] + edit.text.utf8
            end = edit.range.upperBound
        }
        return text + self[end...]
    }
}
