package import Diagnostics
import Support

extension Schema where Value == LocatedText {
    /// Returns the schema of a scalar, which is always read as text: `no`, `1.10` and `12:30` stay as written.
    ///
    /// - Parameter isAllowed: whether the help for another value can propose a text.
    package static func text(
        _ description: String = "text",
        isAllowed: @escaping @Sendable (String) -> Bool = { _ in true }
    ) -> Schema {
        Schema(shape: .scalar(description: description)) { node, bag in
            if case .scalar(let scalar) = node, !scalar.isNothing, !scalar.isLonelyProperty {
                if description == "text", let number = scalar.numberInComment {
                    let message =
                        "`\(number.text)` is not a part of the text: a `#` after a space begins a YAML comment"
                    let help =
                        "if this belongs to the text, put the text in quotes; if it is a comment, write a space after the `#`"
                    bag.add(.textEndsAtComment, message, at: number, help: help)
                }
                return scalar.content
            }
            // If any text is allowed, no help is shown: `[Todo]` may be a type.
            let help = description == "text" ? nil : node.helpToText(isAllowed)
            bag.add(.wrongKind(node, expected: description, help: help))
            return nil
        }
    }

    /// Returns the schema of a Swift type or expression. The text as written is the value: `[Todo]` is a type, not a list, and `{}` is a closure.
    ///
    /// - Parameter help: the help for a value that is not Swift.
    package static func swift(_ description: String, help: String? = nil) -> Schema {
        let types = ["string", "number", "boolean", "array", "object"]
        return Schema(shape: .scalar(description: description, types: types)) { node, bag in
            switch node {
            case .scalar(let scalar) where !scalar.isNull && !scalar.isLonelyProperty: return scalar.content
            case .sequence(let sequence) where sequence.range.text.hasPrefix("["): return LocatedText(sequence.range)
            case .mapping(let mapping) where mapping.range.text.hasPrefix("{") && mapping.typeWithDefault == nil:
                return LocatedText(mapping.range)
            default:
                var help = help
                if case .mapping(let mapping) = node, let meant = mapping.typeWithDefault { help = "write `\(meant)`" }
                if case .scalar(let scalar) = node, scalar.isNull, !scalar.isNothing {
                    help = description.contains("type") ? "remove the key" : "write `nil`, or remove the key"
                }
                bag.add(.wrongKind(node, expected: description, help: help))
                return nil
            }
        }
    }

    /// Returns the schema of Swift declarations. Several lines need a literal block (`|`). An empty value has no declarations.
    package static func swiftBody(_ description: String) -> Schema {
        Schema(shape: .scalar(description: description, types: ["string", "number", "boolean", "null"])) { node, bag in
            switch node {
            case .scalar(let scalar) where scalar.joinsLines:
                let message = "expected a literal block (`|`); without `|`, YAML joins these lines into one"
                let help = "write `|` after the colon, and the members on the lines below it"
                bag.add(.wrongKind, message, at: scalar.range, help: help)
                return nil
            case .scalar(let scalar) where !scalar.isLonelyProperty: return scalar.content
            default:
                let help = "write `|` after the colon, and the members as Swift below it"
                bag.add(.wrongKind(node, expected: description, help: help))
                return nil
            }
        }
    }

    /// Returns the schema of one of a few words. A word that ends in `(…)` takes an argument in parentheses.
    ///
    /// - Parameter hints: frequent mistakes, each with the help for it.
    package static func choice(_ words: [String], hints: [String: String] = [:]) -> Schema {
        let shape = SchemaShape.choice(words)
        let isKnown = { @Sendable (text: String) in
            words.contains { word in
                guard let bracket = word.firstIndex(of: "(") else { return text == word }
                return text.hasPrefix(word[...bracket]) && text.hasSuffix(")")
            }
        }
        return Schema(shape: shape) { node, bag in
            guard let text = Schema.text(shape.description, isAllowed: isKnown).decode(node, &bag) else { return nil }
            if isKnown(text.text) { return text }
            // The user may have written `tab 1` instead of `tab(1)`.
            let parts = text.text.split(separator: " ", maxSplits: 1)
            let name = parts.first.flatMap { words.contains("\($0)(…)") ? $0 : nil }
            let help =
                hints[text.text]
                ?? name.map { "write `\($0)(\(parts.count > 1 ? parts[1] : "…"))`" }
                ?? Spelling.nearest(to: text.text, in: words).map { "did you mean `\($0)`?" }
            bag.add(.unknownValue, "expected \(shape.description), found `\(text.text)`", at: text.range, help: help)
            return nil
        }
    }
}

extension Schema where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    /// Returns the schema of the words of an enum.
    package static func word(hints: [String: String] = [:]) -> Schema {
        Schema<LocatedText>.choice(Value.allCases.map(\.rawValue), hints: hints)
            .flatMap { word, _ in Value(rawValue: word.text) }
    }
}

extension YAMLScalar {
    /// Whether nothing is written, not even `null`.
    fileprivate var isNothing: Bool { isNull && text.isEmpty }

    /// Whether YAML joins several lines of the source into one.
    fileprivate var joinsLines: Bool {
        switch style {
        case .literal: false
        case .folded: range.text.split(whereSeparator: \.isNewline).dropFirst().count { $0.contains { $0 != " " } } > 1
        case .plain, .singleQuoted, .doubleQuoted: range.text.utf8.contains(UInt8(ascii: "\n"))
        }
    }
}

extension Schema where Value == Bool {
    package static var boolean: Schema {
        Schema(shape: .boolean) { node, bag in
            var meant: Bool?
            if case .scalar(let scalar) = node {
                if scalar.style == .plain, let value = Bool(scalar.text) { return value }
                // Other tools read these words as Booleans.
                switch scalar.text.lowercased() {
                case "true", "yes", "on", "y": meant = true
                case "false", "no", "off", "n": meant = false
                default: break
                }
            }
            bag.add(.wrongKind(node, expected: "`true` or `false`", help: meant.map { "write `\($0)`" }))
            return nil
        }
    }
}

extension Schema where Value == YAMLNode {
    package static var anything: Schema {
        Schema(shape: .anything) { node, _ in node }
    }
}

extension Schema {
    /// Returns the schema of a list. A missing value is an empty list, because every item may be commented out.
    package static func list<Element>(of element: Schema<Element>) -> Schema where Value == [Element] {
        Schema(shape: .list(element.shape)) { node, bag in
            switch node {
            case .sequence(let sequence):
                return sequence.items.compactMap { item in
                    if case .scalar(let scalar) = item, scalar.style == .plain, scalar.text.hasPrefix("// ") {
                        bag.add(SwiftComment.diagnostic(at: scalar.range))
                        return nil
                    }
                    // A text of several lines may contain a dash.
                    guard element.shape.description != "text", let inner = item.indentedItem
                    else { return element.decode(item, &bag) }
                    let message = "unexpected list item: its indentation makes this line a part of the value above"
                    bag.add(.yamlSyntax, message, at: inner, help: "indent all items of a list alike")
                    return nil
                }
            case .scalar(let scalar) where scalar.isNull: return []
            case .scalar(let scalar):
                bag.add(.wrongKind(node, expected: "a list", help: scalar.helpToList))
                return nil
            default:
                var help = "begin each item with `- `"
                if case .scalar = element.shape, let names = node.keys {
                    help = "write `[\(names.joined(separator: ", "))]`"
                }
                bag.add(.wrongKind(node, expected: "a list", help: help))
                return nil
            }
        }
    }

    /// Returns the schema of a mapping whose keys the user chooses, in source order. A missing value is an empty mapping.
    package static func dictionary<Element>(
        key: String,
        of element: Schema<Element>
    ) -> Schema where Value == [NamedValue<Element>] {
        Schema(shape: .dictionary(key: key, element.shape)) { node, bag in
            switch node {
            case .mapping(let mapping):
                var rest = CutText()
                let whole = YAMLMapping(entries: mapping.entries.filter { !rest.takes($0) }, range: mapping.range)
                let allowsAnyKey = if case .anything = element.shape { true } else { false }
                let repaired = whole.repaired(
                    allowsAnyKey: allowsAnyKey,
                    lacksColon: { !element.accepts($1.value) },
                    into: &bag
                )
                let keys = element.shape.keys
                let (entries, unindented) = UnindentedEntries.removed(
                    from: repaired,
                    isInside: { entry, key, _ in keys.contains(key) && !element.accepts(entry.value) },
                    isComplete: { element.accepts($0.value) }
                )
                if let (key, owner) = unindented {
                    bag.remove { found in
                        guard found.code == .yamlDuplicateKey, let place = found.range else { return false }
                        return place.file === mapping.range.file && keys.contains(place.text)
                            && mapping.range.start..<mapping.range.end ~= place.start
                    }
                    let message = "unexpected key `\(key.text)`: it is not indented more than `\(owner.text):`"
                    let help = "indent the keys of `\(owner.text)` more than `\(owner.text):`"
                    bag.add(.yamlSyntax, message, at: key.range, help: help)
                }
                return entries.compactMap { entry in
                    let name = Schema<LocatedText>.text(key).decode(entry.key, &bag)
                    let value = element.decode(entry.value, &bag)
                    guard let name, let value else { return nil }
                    return NamedValue(name: name, value: value)
                }
            case .scalar(let scalar) where scalar.isNull: return []
            default:
                let lines = MissingColon.lines(of: node) { _ in true }
                for line in lines { bag.add(line) }
                guard lines.isEmpty else { return nil }
                let expected =
                    switch element.shape {
                    case .dictionary, .object: "a mapping with \(key) as each key"
                    default: "a mapping from \(key) to \(element.shape.description)"
                    }
                bag.add(.wrongKind(node, expected: expected, help: node.helpToMapping))
                return nil
            }
        }
    }
}

extension Schema {
    private func accepts(_ node: YAMLNode) -> Bool {
        var found = DiagnosticBag()
        _ = decode(node, &found)
        return !found.hasErrors
    }
}

extension Diagnostic {
    /// Returns the error for a value of the wrong kind, or for a tag or an anchor without a value.
    package static func wrongKind(_ node: YAMLNode, expected: String, help: String? = nil) -> Diagnostic {
        let found: String
        switch node {
        case .invalid: found = "something else"
        case .scalar(let scalar) where scalar.isLonelyProperty:
            return UnquotedText.diagnostic(scalar.range.text, at: scalar.range)
        case .scalar(let scalar) where scalar.isNothing: found = "nothing"
        case .scalar(let scalar): found = "`\(scalar.shown)`"
        case .sequence(let sequence): found = sequence.items.isEmpty ? "an empty list" : "a list"
        case .mapping(let mapping): found = mapping.entries.isEmpty ? "an empty mapping" : "a mapping"
        }
        return Diagnostic(.wrongKind, "expected \(expected), found \(found)", at: node.range, help: help)
    }
}
