package import Diagnostics
import Support
import YAML

package struct WarningSpec: Sendable {
    /// The files and folders without the warning; nil if the warning is off everywhere.
    package var files: [LocatedText]?
}

extension WarningSpec {
    private static let word = Schema.choice(["off"], hints: ["false": help, "no": help, "none": help])
    private static let help = "write `off`, or `{off: [Specs/Legacy]}` for some files"

    private static let object = Schema<WarningSpec>.object(
        "an entry of `warnings`",
        "The files for which a warning is switched off."
    ) { _ in
        WarningSpec()
    } fields: {
        Field(required: "off", \.files, Schema.list(of: .text("a file or folder")).map { $0 }) {
            "The files and folders without this warning. `*` matches any part of a name, and `**` matches any number of folders."
        }
    }

    private static let wordOrObject = Schema.either(word.map { _ in WarningSpec() }, object)

    private static let schema = Schema<WarningSpec>(shape: wordOrObject.shape) { node, bag in
        guard case .sequence = node else { return wordOrObject.decode(node, &bag) }
        bag.add(.wrongKind(node, expected: "`off` or a mapping", help: "write `off:` before the list"))
        return nil
    }

    /// The schema of `warnings`: the warnings that are switched off, by code.
    static let entriesSchema = Schema.dictionary(key: "a warning's code", of: schema).flatMap { entries, bag in
        entries.filter { isWarning($0.name, into: &bag) }
    }

    private static func isWarning(_ code: LocatedText, into bag: inout DiagnosticBag) -> Bool {
        let known = DiagnosticCode(rawValue: code.text)
        if let known, DiagnosticCode.warnings.contains(known) { return true }
        let codes = DiagnosticCode.warnings.map(\.rawValue).sorted()
        let nearest = Spelling.nearest(to: code.text, in: codes)
        bag.add(
            .notAWarning,
            known == nil
                ? "unknown warning `\(code.text)`"
                : "`\(code.text)` is an error, and only warnings can be switched off",
            at: code.range,
            help: known != nil
                ? "remove this entry; `scaffold explain \(code.text)` says how to fix the error"
                : nearest.map { "did you mean `\($0)`?" }
                    ?? "write the code at the end of the warning, such as `SC0642`"
        )
        return false
    }
}
