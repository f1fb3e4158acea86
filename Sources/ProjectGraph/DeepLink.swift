import Diagnostics

extension DeepLink {
    /// Reads `/login?email={prefilledEmail}`: each name in braces is a parameter of the module.
    static func read(_ text: LocatedText, signature: ModuleSignature, into bag: inout DiagnosticBag) -> DeepLink? {
        guard text.text.hasPrefix("/") else {
            bag.add(.invalidLink("expected a path that begins with `/`, found \(text.quoted)", at: text.range, help: "write `/\(text.text)`"))
            return nil
        }
        guard checkCharacters(of: text, into: &bag), let names = names(in: text, into: &bag) else { return nil }
        let carried = checkNames(names, signature, into: &bag)
        for parameter in signature.parameters where parameter.defaultValue == nil && !carried.contains(parameter.name) {
            bag.add(
                .invalidLink(
                    "the link does not carry `\(parameter.name)`, which has no default",
                    at: text.range,
                    help: "add `{\(parameter.name)}` to the link, or a default to the parameter",
                    notes: [.init("declared here", at: parameter.nameRange)]
                )
            )
        }
        return DeepLink(path: text.text, parameters: signature.parameters.filter { carried.contains($0.name) })
    }

    private static func checkCharacters(of text: LocatedText, into bag: inout DiagnosticBag) -> Bool {
        var offset = 0
        var isName = false
        for character in text.text {
            let next = offset + character.utf8.count
            if "{}".contains(character) { isName = character == "{" }
            if !isName, character.isWhitespace || "\"#<>\\^`|".contains(character) || character.unicodeScalars.contains(where: \.isControl) {
                bag.add(
                    .invalidLink(
                        "the path of a link can't have this character",
                        at: text.range(of: offset..<next),
                        help: "write a path and a query, such as `/login?email={email}`; other characters as `%20`"
                    )
                )
                return false
            }
            offset = next
        }
        return true
    }

    private static func checkNames(_ names: [LocatedText], _ signature: ModuleSignature, into bag: inout DiagnosticBag) -> Set<String> {
        var carried: Set<String> = []
        let known = signature.parameters.map(\.name)
        for name in names {
            if known.contains(name.text) {
                if carried.insert(name.text).inserted { continue }
                bag.add(.invalidLink("the link carries `\(name.text)` twice", at: name.range, help: "remove one of them"))
            } else if !signature.mayHaveParameter(name.text) {
                bag.add(
                    .invalidLink(
                        "`\(signature.name)` has no parameter \(name.quoted)",
                        at: name.range,
                        help: Spelling.help(for: name.text, in: known) ?? (known.isEmpty ? "it has no parameters" : nil)
                    )
                )
            }
        }
        return carried
    }

    private static func names(in text: LocatedText, into bag: inout DiagnosticBag) -> [LocatedText]? {
        var names: [LocatedText] = []
        var open: Int?
        for (offset, byte) in text.text.utf8.enumerated() {
            switch (byte, open) {
            case (UInt8(ascii: "{"), nil): open = offset + 1
            case (UInt8(ascii: "}"), let start?) where start < offset:
                names.append(LocatedText(text.range(of: start..<offset)))
                open = nil
            case (UInt8(ascii: "{"), _), (UInt8(ascii: "}"), _):
                bag.add(.unbalancedBraces(text))
                return nil
            default: break
            }
        }
        if open != nil {
            bag.add(.unbalancedBraces(text))
            return nil
        }
        return names
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        properties.generalCategory == .control
    }
}

extension Diagnostic {
    fileprivate static func invalidLink(
        _ message: String,
        at range: SourceRange,
        help: String?,
        notes: [Note] = []
    ) -> Diagnostic {
        Diagnostic(.invalidDeepLink, message, at: range, help: help, notes: notes)
    }

    fileprivate static func unbalancedBraces(_ text: LocatedText) -> Diagnostic {
        .invalidLink(
            "the braces of the link `\(text.text)` don't each hold a name",
            at: text.range,
            help: "put each parameter's name between `{` and `}`"
        )
    }
}
