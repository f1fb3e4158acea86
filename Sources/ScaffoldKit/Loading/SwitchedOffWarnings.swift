import Diagnostics
import Specs
import YAML

/// The warnings that `warnings` in scaffold.yml switches off.
struct SwitchedOffWarnings: Sendable {
    /// The patterns by code; nil if a warning is off everywhere.
    private let files: [DiagnosticCode: PathPatterns?]

    /// - Parameter reader: the reader of the project's folder.
    init(_ entries: [NamedValue<WarningSpec>], reader: SourceReader) {
        let files = entries.compactMap { entry in
            DiagnosticCode(rawValue: entry.name.text).map {
                ($0, entry.value.files.map { PathPatterns($0.map { reader.relative($0.text, prefix: "") }) })
            }
        }
        self.files = Dictionary(files) { first, _ in first }
    }

    func contains(_ diagnostic: Diagnostic) -> Bool {
        guard let patterns = files[diagnostic.code] else { return false }
        guard let patterns else { return true }
        return diagnostic.path.map(patterns.contains) ?? false
    }
}

extension SourceReader {
    /// Reports paths that don't exist. Of a pattern, only the part before the first name with `*` is checked.
    func checkPaths(_ paths: [LocatedText], of key: String, into bag: inout DiagnosticBag) {
        for path in paths {
            let names = path.text.split(separator: "/", omittingEmptySubsequences: false)
            let beginning = names.prefix { !$0.contains("*") }.joined(separator: "/")
            if beginning.isEmpty || exists(beginning) { continue }
            let help = "correct the path, or remove it from `\(key)`"
            bag.add(.missingFolder, "missing file or folder `\(beginning)`", at: path.range, help: help)
        }
    }
}
