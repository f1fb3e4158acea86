import Diagnostics

/// The size limits for files and protocols, above which there is a warning.
package struct Budget: Sendable {
    package let lines: Int
    package let functions: Int

    static func resolve(_ settings: Settings, into bag: inout DiagnosticBag) -> Budget {
        Budget(
            lines: number(settings.budget?.lines, into: &bag) ?? 400,
            functions: number(settings.budget?.functions, into: &bag) ?? 20
        )
    }

    private static func number(_ text: LocatedText?, into bag: inout DiagnosticBag) -> Int? {
        guard let text else { return nil }
        if let number = Int(text.text), number > 0 { return number }
        bag.add(
            Diagnostic(
                .invalidNumber,
                "expected a number above 0, found \(text.quoted)",
                at: text.range,
                help: "write it in digits, like `400`"
            )
        )
        return nil
    }
}
