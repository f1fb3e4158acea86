import Diagnostics

/// Returns the range of a file that is marked in its text: `module: «Lgin»`.
func marked(_ text: String, path: String = "Specs/Login.yml") -> SourceRange {
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }.map(String.init)
    let start = parts[0].utf8.count
    let file = SourceFile(path: path, text: parts.joined())
    return SourceRange(file: file, start: start, end: start + parts[1].utf8.count)
}
