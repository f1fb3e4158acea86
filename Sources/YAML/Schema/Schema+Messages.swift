import Diagnostics
import Support

extension Diagnostic {
    static func unknownKey(_ key: LocatedText, of object: String, help: String) -> Diagnostic {
        let space = key.text.unicodeScalars.first(where: \.isNonBreakingSpace)
        let ofSpace = space.map { "replace the non-breaking space (\($0.codePoint)) in the key with a plain space" }
        let ofHidden = key.text.hiddenScalar.map { "delete the invisible character \($0.codePoint)" }
        let help = ofSpace ?? ofHidden ?? help
        return Diagnostic(.unknownKey, "unknown key `\(key.text)` in \(object)", at: key.range, help: help)
    }
}

extension YAMLScalar {
    /// The scalar as messages show it: its first line, with quotes if the source has them.
    var shown: Substring {
        switch style {
        case .plain, .singleQuoted, .doubleQuoted: Substring(range.text).prefix { !$0.isNewline }
        case .literal, .folded: text.prefix { !$0.isNewline }
        }
    }

    /// The `#12` of `Fixes #12`, which YAML reads as a comment; nil if there is none.
    var numberInComment: SourceRange? {
        guard style == .plain else { return nil }
        let rest = range.file.bytes[range.end...]
        let comment = rest.drop(while: \.isBlank)
        let digits = comment.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard comment.startIndex > rest.startIndex, comment.first == UInt8(ascii: "#"), !digits.isEmpty
        else { return nil }
        return range.file.range(comment.startIndex..<digits.endIndex)
    }

    var helpToList: String {
        if let item = MissingDash.item(of: shown) { return "begin each item with `- `: `- \(item)`" }
        if range.text.contains(where: \.isNewline) { return "begin each item with `- `: `- \(shown)`" }
        var items = shown
        while items.last == "]", items.count(where: { $0 == "]" }) > items.count(where: { $0 == "[" }) {
            items = items.dropLast()
        }
        // Other languages write lists in parentheses.
        let inParentheses = items.wholeMatch(of: /\(([^()]*)\)/)?.1
        return "write `[\(inParentheses ?? items)]`"
    }
}

extension YAMLNode {
    /// The line of an item that is indented too far. YAML reads it as a part of the item above: `a - b`.
    var indentedItem: SourceRange? {
        guard case .scalar(let scalar) = self, scalar.style == .plain else { return nil }
        var start = scalar.range.start
        for line in scalar.range.text.split(separator: "\n", omittingEmptySubsequences: false) {
            let content = line.drop { $0 == " " }
            if start > scalar.range.start, content.hasPrefix("- ") {
                let end = start + line.utf8.count
                return scalar.range.file.range(end - content.utf8.count..<end)
            }
            start += line.utf8.count + 1
        }
        return nil
    }

    /// Returns the help that tells how to write a list of one item, or a mapping with a `name` or only one entry, as a text; nil for
    /// other values, and if the text is not allowed.
    func helpToText(_ isAllowed: (String) -> Bool) -> String? {
        var texts: [String] = []
        switch self {
        case .sequence(let sequence) where sequence.items.count == 1:
            guard case .scalar(let item) = sequence.items[0], !item.text.isEmpty,
                !item.range.text.contains(where: \.isNewline)
            else { return nil }
            texts = [item.range.text]
        case .mapping(let mapping):
            let named = mapping.entries.first { $0.key.range.text == "name" }
            guard let entry = named ?? mapping.entries.first, named != nil || mapping.entries.count == 1,
                case .scalar(let value) = entry.value, !value.text.isEmpty
            else { return nil }
            texts = (named == nil ? [entry.key.range.text] : []) + [String(value.shown)]
        default: return nil
        }
        texts = texts.filter(isAllowed).map { "`\($0)`" }
        guard texts.count > 1 else { return texts.first.map { "write \($0)" } }
        return "write only \(texts.joined(separator: " or only "))"
    }

    var keys: [String]? {
        guard case .mapping(let mapping) = self, 1...8 ~= mapping.entries.count else { return nil }
        return mapping.entries.map(\.key.range.text)
    }

    var helpToMapping: String {
        if case .scalar(let scalar) = self, scalar.text.contains("：") {
            "write `:` and a space in place of the full-width colon `：`"
        } else if case .sequence(let sequence) = self {
            if sequence.range.text.hasPrefix("[") {
                "write braces instead of the brackets: `{key: value}`"
            } else if case .mapping(let first)? = sequence.items.first, let entry = first.namedType {
                "write `\(entry)` in place of an item with `name` and `type`"
            } else {
                "leave out the `- ` before each key"
            }
        } else {
            "write `{key: value}` instead"
        }
    }
}

extension YAMLMapping {
    /// The entry `id: Int = 1` that `{name: id, type: Int, default: 1}` stands for; nil for other mappings.
    var namedType: String? {
        let (names, others) = (
            entries.filter { $0.key.range.text == "name" }, entries.filter { $0.key.range.text != "name" }
        )
        guard names.count == 1, case .scalar(let name) = names[0].value else { return nil }
        return YAMLMapping(entries: others, range: range).typeWithDefault.map { "\(name.text): \($0)" }
    }

    /// The type and default value of `{type: String, default: nil}` in Swift, as in `String? = nil`; nil for other mappings.
    var typeWithDefault: String? {
        var values: [String: YAMLNode] = [:]
        for entry in entries { values[entry.key.range.text] = entry.value }
        guard let type = values.removeValue(forKey: "type"), case .scalar(let scalar) = type, !scalar.isNull
        else { return nil }
        guard let value = values.removeValue(forKey: "default") else { return values.isEmpty ? scalar.text : nil }
        guard values.isEmpty, !value.range.text.contains(where: \.isNewline) else { return nil }
        let isNil = ["", "~", "null", "nil"].contains(value.range.text)
        let isOptional = scalar.text.hasSuffix("?")
        let text = scalar.text + (isNil && !isOptional ? "?" : "") + " = " + (isNil ? "nil" : value.range.text)
        return text.hasPrefix("[") ? YAMLQuoting.quoted(text) : text
    }
}
