import Diagnostics

extension DeepLink {
    /// Reads `/login?email={prefilledEmail}`: each name in braces is a parameter of the module.
    static func read(_ text: LocatedText, signature: ModuleSignature, into bag: inout DiagnosticBag) -> DeepLink? {
        guard text.text.hasPrefix("/") else {
            bag.add(
                Diagnostic(
                    .invalidDeepLink,
                    "expected a path that begins with `/`, found `\(text.text)`",
                    at: text.range,
                    help: "write `/\(text.text)`"
                )
            )
            return nil
        }
        guard let names = names(in: text, into: &bag) else { return nil }
        var carried: Set<String> = []
        for name in names {
            if signature.parameters.contains(where: { $0.name == name.text }) {
                carried.insert(name.text)
            } else {
                bag.add(
                    Diagnostic(
                        .invalidDeepLink,
                        "`\(signature.name)` has no parameter `\(name.text)`",
                        at: name.range,
                        help: Spelling.help(for: name.text, in: signature.parameters.map(\.name)) ?? "it has no parameters"
                    )
                )
            }
        }
        for parameter in signature.parameters where parameter.defaultValue == nil && !carried.contains(parameter.name) {
            bag.add(
                Diagnostic(
                    .invalidDeepLink,
                    "the link does not carry `\(parameter.name)`, which has no default",
                    at: text.range,
                    help: "add `{\(parameter.name)}` to the link, or a default to the parameter",
                    notes: [.init("declared here", at: parameter.nameRange)]
                )
            )
        }
        return DeepLink(path: text.text, parameters: signature.parameters.filter { carried.contains($0.name) })
    }

    private static func names(in text: LocatedText, into bag: inout DiagnosticBag) -> [LocatedText]? {
        var names: [LocatedText] = []
        var open: Int?
        for (offset, byte) in text.text.utf8.enumerated() {
            switch (byte, open) {
            case (UInt8(ascii: "{"), nil): open = offset + 1
            case (UInt8(ascii: "}"), let start?):
                names.append(LocatedText(text.range(of: start..<offset)))
                open = nil
            case (UInt8(ascii: "{"), _), (UInt8(ascii: "}"), nil):
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

extension Diagnostic {
    fileprivate static func unbalancedBraces(_ text: LocatedText) -> Diagnostic {
        Diagnostic(
            .invalidDeepLink,
            "the braces of the link `\(text.text)` don't match",
            at: text.range,
            help: "put each parameter's name between `{` and `}`"
        )
    }
}
