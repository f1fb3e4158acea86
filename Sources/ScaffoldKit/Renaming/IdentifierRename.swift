import Diagnostics
import Output
import Support
import SwiftSource

/// The generated identifiers that a rename changes: those that the old renders have in their code, and whose new form the new renders have instead.
struct IdentifierRename: Sendable {
    /// The new form of each.
    private(set) var words: [String: String]
    private let forms: [NameForms]
    /// The generated enums that have a bare name as a case: `DeepLink` has `login`.
    private var enums: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - old: the files with the old name.
    ///   - new: the files with the new name.
    ///   - written: the Swift in specs, which still has the old identifiers.
    init(_ forms: NameForms, old: [PlannedFile], new: [PlannedFile], written: [String]) {
        let present = Set(new.flatMap { file in Self.words(in: file.bytes).map { file.bytes[$0] } })
        // The mock of a protocol in a Swift file of the user's has the old names until the user renames them there.
        let isOfSpecs = { (file: PlannedFile) in file.origin?.file.path.hasSuffix(".swift") != true }
        let before = Self.counts(in: old.filter(isOfSpecs), forms)
        let after = Self.counts(in: new.filter(isOfSpecs), forms)
        var remaining = Set(after.keys)
        for text in written.map({ Array($0.utf8) }) {
            let names = Set(Self.words(in: text).map { text[$0] })
            remaining.subtract(names.filter { forms.moves($0, before, after, except: names) })
        }
        var words: [String: String] = [:]
        Self.find(among: Set(before.keys), [forms], present, remaining, into: &words)
        (self.words, self.forms) = (words, [forms])
        findEnums(in: old.map { ($0.bytes, $0) }, new: new)
    }

    /// - Parameter renders: the last renders of files, each with its file as it is rendered now.
    init(_ forms: [NameForms], renders: [(text: [UInt8], file: PlannedFile)]) {
        var words: [String: String] = [:]
        for (text, file) in renders where forms.contains(where: { $0.isIn(text) }) {
            let present = Set(Self.words(in: file.bytes).map { file.bytes[$0] })
            let identifiers = Set(Self.identifiers(in: text, file.path, forms).map { text[$0] })
            Self.find(among: identifiers, forms, present, present, into: &words)
        }
        (self.words, self.forms) = (words, forms)
        findEnums(in: renders, new: renders.map(\.file))
    }

    /// Other declarations may keep the bare name, such as a service's function `login`.
    private mutating func findEnums(in renders: [(text: [UInt8], file: PlannedFile)], new: [PlannedFile]) {
        func enums(_ name: String, _ texts: [(text: [UInt8], file: PlannedFile)]) -> Set<String> {
            let texts = texts.filter { $0.file.path.hasSuffix(".swift") && $0.text.contains("case \(name)".utf8) }
            return Set(texts.flatMap { CallReader($0.text)?.enums(withCase: name) ?? [] })
        }
        for forms in forms {
            let name = forms.variableName
            let changed = enums(name, renders).subtracting(enums(name, new.map { ($0.bytes, $0) }))
            guard !changed.isEmpty else { continue }
            self.enums[name] = changed
            words[name] = forms.applied(to: name)
        }
    }

    /// Adds functions that have the old name in their names. A function whose new name is taken stays.
    ///
    /// - Returns: whether there are new names.
    mutating func add(functions: [String], new: [PlannedFile]) -> Bool {
        var hasNew = false
        func isTaken(_ name: String) -> Bool {
            new.contains { file in
                file.bytes.contains(name.utf8)
                    && Self.words(in: file.bytes).contains { file.bytes[$0].elementsEqual(name.utf8) }
            }
        }
        for name in functions where words[name] == nil && !isBare(Array(name.utf8)[...]) {
            guard let renamed = forms.lazy.map({ $0.applied(to: name) }).first(where: { $0 != name }),
                !isTaken(renamed)
            else { continue }
            words[name] = renamed
            hasNew = true
        }
        return hasNew
    }

    mutating func add(_ other: IdentifierRename) {
        words.merge(other.words) { mine, _ in mine }
    }

    /// How often each identifier is in the files that contain the old or the new name.
    private static func counts(in files: [PlannedFile], _ forms: NameForms) -> [ArraySlice<UInt8>: Int] {
        var counts: [ArraySlice<UInt8>: Int] = [:]
        for file in files where forms.isIn(file.bytes) || forms.inverse.isIn(file.bytes) {
            for range in identifiers(in: file.bytes, file.path, [forms]) { counts[file.bytes[range], default: 0] += 1 }
        }
        return counts
    }

    /// Finds the old identifiers whose new form is present, without those that remain.
    private static func find(
        among identifiers: Set<ArraySlice<UInt8>>,
        _ forms: [NameForms],
        _ present: Set<ArraySlice<UInt8>>,
        _ remaining: Set<ArraySlice<UInt8>>,
        into words: inout [String: String]
    ) {
        for word in identifiers where !remaining.contains(word) {
            let name = String(decoding: word, as: UTF8.self)
            let new = forms.lazy.flatMap { $0.forms(of: name) }.first {
                $0 != name && present.contains(Array($0.utf8)[...])
            }
            if let new { words[name] = new }
        }
    }

    /// A text of a user-owned file with the new names in its code. Names that the file still gets from its template stay.
    func applied(to text: [UInt8], _ file: PlannedFile) -> [UInt8] {
        guard !words.isEmpty else { return text }
        let generated = Set(Self.identifiers(in: file.bytes, file.path, forms).map { file.bytes[$0] })
        let code = file.path.hasSuffix(".swift") ? CallReader(text) : nil
        return text.replacing(
            Self.identifiers(in: text, file.path, forms).compactMap { range in
                let name = String(decoding: text[range], as: UTF8.self)
                guard enums[name] != nil || !generated.contains(text[range]), isGenerated(range, in: text, code) else {
                    return nil
                }
                return words[name].map { (range, $0) }
            }
        )
    }

    /// Returns true if a text contains an old name.
    func isIn(_ text: [UInt8]) -> Bool {
        Self.words(in: text).contains { words[String(decoding: text[$0], as: UTF8.self)] != nil }
    }

    /// The old names in a text, in order: in code, comments and texts.
    func remaining(in text: [UInt8], path: String) -> [Range<Int>] {
        let found = Self.words(in: text).filter { words[String(decoding: text[$0], as: UTF8.self)] != nil }
        guard found.contains(where: { Self.isName(text[$0], forms) }) else { return found }
        // In prose, the bare name is a word like any other.
        let identifiers = Set(Self.identifiers(in: text, path, forms))
        let code = path.hasSuffix(".swift") ? CallReader(text) : nil
        return found.filter {
            !Self.isName(text[$0], forms) || identifiers.contains($0) && isGenerated($0, in: text, code)
        }
    }

    /// The new names in Swift code of a spec, in which a bare name alone is a name of the user's.
    func renamed(in text: LocatedText) -> [(SourceRange, String)] {
        let bytes = Array(text.text.utf8)
        guard let code = CallReader(bytes) else { return [] }
        return code.identifierRanges.compactMap { range in
            let name = String(decoding: bytes[range], as: UTF8.self)
            guard isGenerated(range, in: bytes, code), !isBare(bytes[range]) || enums[name] != nil else { return nil }
            return words[name].map { (text.range(of: range), $0) }
        }
    }

    /// Returns false for a bare name that means something else: `.search` of UIKit, or a variable `search`.
    ///
    /// The bare name of a module is a case of generated enums: `DeepLink.search`, or `.search` in a text that names the enum. That of a service is a property
    /// or a parameter.
    private func isGenerated(_ range: Range<Int>, in text: [UInt8], _ code: CallReader?) -> Bool {
        guard isBare(text[range]) else { return true }
        let name = String(decoding: text[range], as: UTF8.self)
        let enums = enums[name] ?? []
        switch code?.base(ofMemberAt: range.lowerBound) {
        case .type(let name): return enums.contains(name)
        case .contextualType:
            return enums.isSuperset(of: code?.enums(withCase: name) ?? [])
                && Self.words(in: text).contains { enums.contains(String(decoding: text[$0], as: UTF8.self)) }
        case .value, nil: return enums.isEmpty
        }
    }

    private func isBare(_ word: ArraySlice<UInt8>) -> Bool {
        word.first?.isLowercase == true && Self.isName(word, forms)
    }

    /// In languages other than Swift, code can't be distinguished from prose.
    private static func identifiers(in text: [UInt8], _ path: String, _ forms: [NameForms]) -> [Range<Int>] {
        path.hasSuffix(".swift")
            ? CallReader(text)?.identifierRanges ?? [] : words(in: text).filter { !isName(text[$0], forms) }
    }

    private static func isName(_ word: ArraySlice<UInt8>, _ forms: [NameForms]) -> Bool {
        forms.contains { $0.isName(word) }
    }

    static func words(in text: [UInt8]) -> [Range<Int>] {
        text.split { !$0.isPartOfWord }.map(\.indices)
    }
}

extension NameForms {
    /// Returns true if some places of a name in a spec have a new form instead. A name that has the same places as before comes only from specs: it is
    /// the user's.
    ///
    /// - Parameter names: all names in the same text of the spec, which can't be new forms.
    fileprivate func moves(
        _ word: ArraySlice<UInt8>,
        _ before: [ArraySlice<UInt8>: Int],
        _ after: [ArraySlice<UInt8>: Int],
        except names: Set<ArraySlice<UInt8>>
    ) -> Bool {
        guard after[word, default: 0] < before[word, default: 0] else { return false }
        return forms(of: String(decoding: word, as: UTF8.self)).contains { form in
            let new = Array(form.utf8)[...]
            return after[new, default: 0] > before[new, default: 0] && !names.contains(new)
        }
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
