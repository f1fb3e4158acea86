import Diagnostics
import SwiftSyntax

extension ParsedText {
    /// Returns a file without the code that doesn't parse and that all compilers of Swift 5 and 6 skip because of `#if compiler(…)` or
    /// `#if swift(…)`; nil if there is no such code.
    static func withoutSkippedCode(_ file: SourceFile) -> LocatedText? {
        var ignored = DiagnosticBag()
        guard let source = ParsedText(LocatedText(file.range), in: .file, into: &ignored) else { return nil }
        var cuts: [Range<Int>] = []
        var open = [source.tree]
        while let node = open.popLast() {
            if let clauses = node.as(IfConfigDeclSyntax.self)?.clauses {
                let certain = clauses.first { $0.value ?? false }
                for clause in clauses where clause.hasError {
                    guard clause.value == false || certain.map({ $0.position < clause.position }) ?? false else {
                        open.append(Syntax(clause))
                        continue
                    }
                    let start = clause.condition?.endPosition ?? clause.poundKeyword.endPosition
                    let range = source.range(start..<clause.endPosition)
                    cuts.append(range.start..<range.end)
                }
            } else {
                open += node.children(viewMode: .all).filter(\.hasError)
            }
        }
        return cuts.isEmpty ? nil : LocatedText(file, excluding: cuts.sorted { $0.lowerBound < $1.lowerBound })
    }
}

extension IfConfigClauseSyntax {
    /// The value of the condition, if it is the same for all compilers of Swift 5 and 6: false for `DEBUG && compiler(>=7)`; nil otherwise.
    fileprivate var value: Bool? {
        let text = condition?.tokens(viewMode: .sourceAccurate).map(\.text).joined() ?? ""
        guard !text.contains("||") else { return nil }
        let values = text.split(separator: "&&").map(Self.value)
        return values.contains(false) ? false : values.contains(nil) || values.isEmpty ? nil : true
    }

    /// Returns the value of a condition such as `compiler(>=6.2)`; nil if it isn't the same for all compilers.
    private static func value(of version: Substring) -> Bool? {
        let parts = version.split { "(<>=.)".contains($0) }
        guard parts.count > 1, parts[0] == "compiler" || parts[0] == "swift", let major = Int(parts[1]) else {
            return nil
        }
        if major > 6 { return version.contains("<") }
        return major < 5 || major == 5 && parts.count == 2 ? !version.contains("<") : nil
    }
}
