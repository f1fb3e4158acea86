import Diagnostics

extension LocatedText {
    /// The error if this program is older than the version that `requires:` in `scaffold.yml` names, or if the text is not a version; nil otherwise.
    var versionProblem: Diagnostic? {
        guard let required = Self.numbers(text) else {
            return Diagnostic(
                .newerVersionRequired,
                "`\(text)` is not a version",
                at: range,
                help: "write up to three numbers with dots: `requires: \(Scaffold.version)`"
            )
        }
        guard let own = Self.numbers(Scaffold.version), own.lexicographicallyPrecedes(required) else { return nil }
        return Diagnostic(
            .newerVersionRequired,
            "the project requires scaffold \(text) or newer, but this is \(Scaffold.version)",
            at: range,
            help: "install a newer version; README.md of scaffold says how"
        )
    }

    /// Three numbers, missing ones being 0; nil if the text has other parts.
    private static func numbers(_ version: String) -> [Int]? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.allSatisfy(\.isWholeNumber) ? Int(part) : nil }
        guard 1...3 ~= parts.count, numbers.count == parts.count else { return nil }
        return numbers + Array(repeating: 0, count: 3 - numbers.count)
    }
}
