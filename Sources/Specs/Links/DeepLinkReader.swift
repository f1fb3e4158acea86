import Diagnostics
import Support
import SwiftSource

/// Reads `/login?email={prefilledEmail}`: each name in braces is a parameter of the module or flow.
struct DeepLinkReader {
    let signature: ModuleSignature
    let texts: LinkValueTypes
    private(set) var bag = DiagnosticBag()
    private var carried: Set<String> = []
    private var misspelled: Set<String> = []
    /// True if the link has an unknown name that is not similar to a parameter.
    private var namesUnknown = false

    init(signature: ModuleSignature, texts: LinkValueTypes) {
        (self.signature, self.texts) = (signature, texts)
    }

    /// Returns nil if the link has errors, which have been reported.
    mutating func read(_ text: LocatedText) -> DeepLink? {
        guard text.text.hasPrefix("/") else {
            let message = "expected a path that begins with `/`, found \(text.quoted)"
            let help = "write only a path and a query, such as `/login?email={email}`"
            bag.add(.invalidDeepLink, message, at: text.range, help: help)
            return nil
        }
        guard checkCharacters(of: text) else { return nil }
        guard text.text.hasNamesInBraces else {
            let message = "the link `\(text.text)` has empty or unbalanced braces"
            bag.add(.invalidDeepLink, message, at: text.range, help: "put each parameter's name between `{` and `}`")
            return nil
        }
        let halves = text.parts(separatedBy: "?", limit: 1)
        let segments = halves[0].parts(separatedBy: "/").filter { !$0.text.isEmpty }.map { value($0, inPath: true) }
        var query: [(name: String, value: DeepLink.Value?)] = []
        for part in (halves.dropFirst().first?.parts(separatedBy: "&") ?? []) where !part.text.isEmpty {
            let item = item(part)
            if query.contains(where: { $0.name == item.name }) {
                let message = "duplicate query item `\(item.name)`"
                bag.add(.invalidDeepLink, message, at: part.range, help: "remove one of them")
            }
            query.append(item)
        }
        for parameter in signature.parameters
        where parameter.defaultValue == nil && !namesUnknown && !carried.union(misspelled).contains(parameter.name) {
            let message = "the link does not contain the parameter `\(parameter.name)`, which has no default"
            let help = "add `{\(parameter.name)}` to the link, or a default to the parameter"
            let note = Diagnostic.Note("declared here", at: parameter.nameRange)
            bag.add(.invalidDeepLink, message, at: text.range, help: help, notes: [note])
        }
        let values = segments.compactMap(\.self)
        let items = query.compactMap { item in item.value.map { (name: item.name, value: $0) } }
        guard !bag.hasErrors, values.count == segments.count, items.count == query.count else { return nil }
        return DeepLink(
            destination: signature,
            path: text.text,
            segments: values,
            query: items,
            parameters: signature.parameters.filter { carried.contains($0.name) },
            range: text.range
        )
    }

    /// Reads a query item: `email={prefilledEmail}`, `mode=edit` or `edit`.
    private mutating func item(_ text: LocatedText) -> (name: String, value: DeepLink.Value?) {
        let halves = text.parts(separatedBy: "=", limit: 1)
        if halves[0].text.contains("{") { bag.add(.partOfValue(halves[0])) }
        if halves[0].text.isEmpty {
            let help = "write a name before the `=`, such as `email={email}`"
            bag.add(.invalidDeepLink, "the query item `\(text.text)` has no name", at: text.range, help: help)
        }
        let name = decoded(halves[0]) ?? halves[0].text
        guard let written = halves.dropFirst().first else { return (name, .literal("")) }
        return (name, value(written, inPath: false))
    }

    private mutating func value(_ text: LocatedText, inPath: Bool) -> DeepLink.Value? {
        guard text.text.contains("{") else {
            let name = text.text.dropFirst()
            if text.text.hasPrefix(":"), signature.parameters.contains(where: { $0.name == name }) {
                carried.insert(String(name))
                let message = "expected a parameter in braces, found `\(text.text)`"
                bag.add(.invalidDeepLink, message, at: text.range, help: "write `{\(name)}`")
            }
            return decoded(text).map { .literal($0) }
        }
        let names = Self.names(in: text)
        guard names.count == 1, text.text.hasPrefix("{"), text.text.hasSuffix("}") else {
            carried.formUnion(names.map(\.text))
            bag.add(.partOfValue(text))
            return nil
        }
        return parameter(names[0], inPath: inPath)
    }

    private mutating func parameter(_ name: LocatedText, inPath: Bool) -> DeepLink.Value? {
        guard let parameter = signature.parameters.first(where: { $0.name == name.text }) else {
            let known = signature.parameters.map(\.name)
            let meant = Spelling.nearest(to: name.text, in: known)
            if let meant { misspelled.insert(meant) } else { namesUnknown = true }
            if !signature.mayHaveParameter(name) {
                let message = "`\(signature.name)` has no parameter \(name.quoted)"
                let help =
                    Spelling.help(for: name.text, in: known, only: signature.onlyParameter)
                    ?? (known.isEmpty ? "remove it from the link; `\(signature.name)` has no parameters" : nil)
                bag.add(.invalidDeepLink, message, at: name.range, help: help)
            }
            return nil
        }
        guard carried.insert(name.text).inserted else {
            let message = "the link contains `{\(name.text)}` twice"
            bag.add(.invalidDeepLink, message, at: name.range, help: "remove one of them")
            return nil
        }
        guard let text = texts.text(of: parameter.type) else {
            // A type with `!` has been reported.
            if case .implicitlyUnwrapped = parameter.type.shape { return nil }
            if !texts.isInvalid(parameter.type) { reportUnreadable(parameter, at: name.range) }
            return nil
        }
        if inPath, text.count == .list {
            let message = "the array `\(parameter.name)` can't be in the path of a link"
            let help =
                "move it to the query: `?\(parameter.name)={\(parameter.name)}`. A link can then repeat `\(parameter.name)=` for each element"
            let note = Diagnostic.Note("declared here", at: parameter.nameRange)
            bag.add(.unreadableParameter, message, at: name.range, help: help, notes: [note])
            return nil
        }
        return .parameter(parameter, text: text)
    }
}

extension DeepLinkReader {
    private mutating func reportUnreadable(_ parameter: Parameter, at range: SourceRange) {
        let type = parameter.type
        let one =
            switch type.shape {
            case .array(let inner), .optional(let inner): inner
            default: type
            }
        let help: String
        if case .named(let name, let arguments) = one.shape, arguments.isEmpty {
            // A type of another language is reported where it is written, unless scaffold.yml lists it.
            guard SpecChecks.foreignTypes[name] == nil || texts.listed.contains(name) else { return }
            let similar = Spelling.nearest(to: name, in: texts.names)
            help =
                (similar.map { "did you mean `\($0)`? Otherwise, " } ?? "")
                + "say under `types` in scaffold.yml how `\(name)` is written as text: `\(name): {text: …}`, with `losslessString`, `rawValue` or "
                + "`codable` in place of `…`"
        } else {
            help =
                "write a type such as `Int`, `Int?` or `[Int]`, or a typealias with a text form under `types` in scaffold.yml; "
                + "or remove it from the link" + (parameter.defaultValue == nil ? ", and give it a default" : "")
        }
        let what = type.isFunction ? "a closure" : "`\(type.text)`"
        let message = "`\(parameter.name)` can't be in a link: scaffold can't convert text to \(what)"
        let note = Diagnostic.Note("declared here", at: parameter.nameRange)
        bag.add(.unreadableParameter, message, at: range, help: help, notes: [note])
    }

    private mutating func checkCharacters(of text: LocatedText) -> Bool {
        let outside = text.text.replacing(/\{[^}]*\}?/) { String(repeating: "x", count: $0.output.utf8.count) }
        let forbidden = outside.firstIndex { character in
            character.isWhitespace || "\"#<>\\^`|".contains(character)
                || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
        guard let forbidden else { return true }
        let start = outside.utf8.distance(from: outside.startIndex, to: forbidden)
        bag.add(
            .invalidDeepLink,
            "a link can't contain \(outside[forbidden].isWhitespace ? "white space" : "this character")",
            at: text.range(of: start..<start + outside[forbidden].utf8.count),
            help: "write a path and a query, such as `/login?email={email}`, and percent-encode other "
                + "characters: `%20` for a space"
        )
        return false
    }

    private static func names(in text: LocatedText) -> [LocatedText] {
        text.parts(separatedBy: "{").dropFirst().map { $0.parts(separatedBy: "}")[0] }
    }

    /// Returns the text with percent-escapes decoded; nil if one is invalid, which is reported.
    private mutating func decoded(_ text: LocatedText) -> String? {
        if let decoded = text.text.withoutEscapes { return decoded }
        let help = "write `%` and two hexadecimal digits for each byte, and `%25` for `%` itself"
        bag.add(.invalidDeepLink, "`\(text.text)` has an invalid percent-escape", at: text.range, help: help)
        return nil
    }
}

extension LocatedText {
    /// Returns the parts between the separators. After `limit` separators, the last part has the rest.
    fileprivate func parts(separatedBy separator: Character, limit: Int = .max) -> [LocatedText] {
        var offset = 0
        return text.split(separator: separator, maxSplits: limit, omittingEmptySubsequences: false).map { part in
            let end = offset + part.utf8.count
            defer { offset = end + separator.utf8.count }
            let place = range(of: offset..<end)
            return LocatedText(text: String(part), range: place, segments: [(0, place.start)])
        }
    }
}

extension String {
    /// True if the braces are balanced, not nested and not empty.
    fileprivate var hasNamesInBraces: Bool { wholeMatch(of: /(?:[^{}]|\{[^{}]+\})*/) != nil }

    /// The text with percent-escapes decoded; nil if one is invalid.
    fileprivate var withoutEscapes: String? {
        let parts = utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        var bytes = Array(parts[0])
        for part in parts.dropFirst() {
            let digits = String(decoding: part.prefix(2), as: UTF8.self)
            guard part.count >= 2, digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: 16) else {
                return nil
            }
            bytes += [byte] + part.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension Diagnostic {
    fileprivate static func partOfValue(_ text: LocatedText) -> Diagnostic {
        let message = "a parameter can't be only a part of `\(text.text)`"
        let help = "use a parameter as a whole path component or a whole query value: `/todos/{id}?filter={filter}`"
        return Diagnostic(.invalidDeepLink, message, at: text.range, help: help)
    }
}
