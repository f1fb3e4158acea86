package import Diagnostics
import SwiftSource
import YAML

/// The text form of a type's values in links.
package struct LinkValueType: Sendable {
    package enum Form: String, Sendable {
        case losslessString, rawValue, codable, character, url, uuid, date
    }

    package enum Count: String, Sendable {
        case one, optional, list
    }

    package let form: Form
    package let count: Count
    let rank: Int
    var isInteger = false
    /// The entry of `types` in scaffold.yml; nil for types of the standard library and Foundation.
    package var declaration: LinkFormDeclaration?
}

extension LinkValueType {
    func mayRead(_ text: String) -> Bool {
        switch (form, rank) {
        case _ where declaration != nil: true
        case (.losslessString, LinkValueTypes.Rank.choice): Bool(text) != nil
        case (.losslessString, _) where isInteger: Int64(text) != nil || UInt64(text) != nil
        case (.losslessString, LinkValueTypes.Rank.number): Double(text) != nil
        case (.character, _): text.count == 1
        case (.uuid, _): text.utf8.count == 36
        default: true
        }
    }
}

/// The entry of a type under `types` in scaffold.yml.
package struct LinkFormDeclaration: Sendable {
    package let type: String
    package let form: LinkValueType.Form
    package let range: SourceRange
}

/// The text forms of types: of common types, and of those under `types` in scaffold.yml.
struct LinkValueTypes {
    fileprivate enum Rank {
        static let (choice, number, text) = (1, 2, 3)
    }

    private let declared: [String: LinkFormDeclaration]
    /// The types under `types` in scaffold.yml, with and without a text form.
    let listed: Set<String>
    /// The types with an invalid entry under `types`, which has been reported; nil if `types` can't be read.
    private let invalid: Set<String>?

    init(_ settings: Settings) {
        let forms = settings.types.items.compactMap { entry -> LinkFormDeclaration? in
            guard let text = entry.value.value?.text.value, let form = LinkValueType.Form(rawValue: text.text) else {
                return nil
            }
            return LinkFormDeclaration(type: entry.name.text, form: form, range: text.range)
        }
        declared = Dictionary(first: forms.map { ($0.type, $0) })
        listed = Set(settings.types.items.map(\.name.text))
        let wrong = settings.types.items.filter { $0.value.value?.text.isInvalid ?? true }
        invalid = settings.types.isInvalid ? nil : Set(wrong.map(\.name.text))
    }

    /// Returns true if the text form of a type is invalid, which has been reported.
    func isInvalid(_ type: SwiftType) -> Bool {
        switch type.shape {
        case .optional(let inner), .array(let inner): isInvalid(inner)
        default: invalid?.contains(type.text) ?? true
        }
    }

    /// Returns the text form of a type; nil if it has none.
    func text(of type: SwiftType) -> LinkValueType? {
        if let text = text(of: type, count: .one) { return text }
        switch type.shape {
        case .optional(let wrapped): return text(of: wrapped, count: .optional)
        case .array(let element): return text(of: element, count: .list)
        default: return nil
        }
    }

    private func text(of type: SwiftType, count: LinkValueType.Count) -> LinkValueType? {
        if let declared = declared[type.text] {
            let rank = declared.form == .rawValue ? Rank.choice : Rank.text
            return LinkValueType(form: declared.form, count: count, rank: rank, declaration: declared)
        }
        guard case .named(let name, let arguments) = type.shape, arguments.isEmpty else { return nil }
        let isInteger = name.hasPrefix("Int") || name.hasPrefix("UInt")
        return Self.known[name].map { LinkValueType(form: $0.form, count: count, rank: $0.rank, isInteger: isInteger) }
    }

    var names: [String] { (Array(declared.keys) + Self.known.keys).sorted() }

    private static let known: [String: (form: LinkValueType.Form, rank: Int)] = {
        let numbers = ["Int", "UInt"].flatMap { name in ["", "8", "16", "32", "64"].map { name + $0 } }
        let forms: [([String], LinkValueType.Form, Int)] = [
            (["Bool"], .losslessString, Rank.choice),
            (numbers + ["Double", "Float", "TimeInterval"], .losslessString, Rank.number),
            (["Character"], .character, Rank.text),
            (["String", "Substring"], .losslessString, Rank.text),
            (["Date"], .date, Rank.text),
            (["URL"], .url, Rank.text),
            (["UUID"], .uuid, Rank.text),
        ]
        return Dictionary(first: forms.flatMap { names, form, rank in names.map { ($0, (form, rank)) } })
    }()
}
