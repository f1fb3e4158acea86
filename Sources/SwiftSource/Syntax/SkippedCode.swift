import Diagnostics
import SwiftSyntax

extension ParsedText {
    /// Returns a file without the code under `#if compiler(…)` and `#if swift(…)` that doesn't parse, because compilers of other versions skip it; nil if
    /// there is none.
    static func withoutSkippedCode(_ file: SourceFile) -> LocatedText? {
        var ignored = DiagnosticBag()
        guard let source = ParsedText(LocatedText(file.range), in: .file, into: &ignored) else { return nil }
        var cuts: [Range<Int>] = []
        var open = [source.tree]
        while let node = open.popLast() {
            if let clauses = node.as(IfConfigDeclSyntax.self)?.clauses, clauses.contains(where: \.dependsOnVersion) {
                for clause in clauses where clause.hasError {
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
    fileprivate var dependsOnVersion: Bool {
        condition?.tokens(viewMode: .sourceAccurate).contains { ["compiler", "swift"].contains($0.text) } ?? false
    }
}
