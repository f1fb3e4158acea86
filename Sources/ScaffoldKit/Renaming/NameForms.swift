import Support
import SwiftSource

/// A name that changes in identifiers: `Login` in `LoginView`, and `login` in `loginView`.
struct NameForms: Sendable {
    private let words: [(old: [UInt8], new: [UInt8])]
    /// The number of places in one identifier for which all combinations of old and new names are formed.
    private static let mostPlaces = 4

    /// - Parameter old: a name in upper or lower camel case.
    init(old: String, new: String) {
        let (old, new) = (old.typeName, new.typeName)
        words = [(old, new), (NameCase.camelCase.applied(to: old), NameCase.camelCase.applied(to: new))]
            .map { (Array($0.utf8), Array($1.utf8)) }
    }

    private init(words: [(old: [UInt8], new: [UInt8])]) { self.words = words }

    /// Returns everything that an identifier can become: with the new name in all places of the old one, in some of them, or in none.
    /// `ScreenFormScreen` of the module `Screen` can become `CarFormScreen`. The form with the most new names comes first.
    func forms(of identifier: String) -> [String] {
        let bytes = Array(identifier.utf8)
        var forms: [[UInt8]] = [[]]
        var index = 0
        var places = 0
        while index < bytes.count {
            let match = words.first { isPlace(of: $0.old, at: index, in: bytes) }
            let end = index + (match?.old.count ?? 1)
            let kept = bytes[index..<end]
            if let match {
                places += 1
                forms =
                    places > Self.mostPlaces
                    ? forms.map { $0 + match.new } : forms.flatMap { [$0 + match.new, $0 + kept] }
            } else {
                forms = forms.map { $0 + kept }
            }
            index = end
        }
        return forms.map { String(decoding: $0, as: UTF8.self) }
    }

    func applied(to identifier: String) -> String {
        forms(of: identifier)[0]
    }

    func isIn(_ text: [UInt8]) -> Bool {
        words.contains { WordSearch.holds($0.old, text) }
    }

    var inverse: NameForms { NameForms(words: words.map { (old: $0.new, new: $0.old) }) }

    /// The old name in lower camel case.
    var variableName: String { String(decoding: words[1].old, as: UTF8.self) }

    func isName(_ text: String) -> Bool {
        words.contains { $0.old.elementsEqual(text.utf8) }
    }

    /// Returns true if a word is part of an identifier at an index. `Login` is not part of `Loginless`, and `login` is only at the beginning.
    private func isPlace(of word: [UInt8], at index: Int, in bytes: [UInt8]) -> Bool {
        let end = index + word.count
        guard let first = word.first, bytes[index...].starts(with: word), end == bytes.count || !bytes[end].isLowercase
        else { return false }
        return !first.isLowercase || index == 0 || !bytes[index - 1].isPartOfWord
    }
}

extension UInt8 {
    var isLowercase: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
    }
}
