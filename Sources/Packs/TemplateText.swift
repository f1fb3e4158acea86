import Diagnostics
import Support
import TemplateEngine

extension TemplateSource {
    /// Reports what is no text, or one that a merge has left unfinished: it would get into every file that is made of it.
    func checkText(into bag: inout DiagnosticBag) {
        for line in ConflictMarkers.conflicts(in: file.bytes) {
            bag.add(
                .templateConflict,
                "unresolved merge conflict",
                at: SourceRange(file: file, start: line.lowerBound, end: line.upperBound),
                help: "keep the lines that you want, of one side or both, and delete the markers"
            )
        }
        guard let line = file.bytes.firstLineOfNoText else { return }
        bag.add(
            .templateEncoding,
            file.bytes[line].contains(0) ? "the line has a NUL character" : "the line is not valid UTF-8",
            at: SourceRange(file: file, start: line.lowerBound, end: line.upperBound),
            help: "save the file as UTF-8"
        )
    }
}

extension [UInt8] {
    fileprivate var firstLineOfNoText: Range<Int>? {
        guard contains(0) || String(validating: self, as: UTF8.self) == nil else { return nil }
        return split(separator: UInt8(ascii: "\n"))
            .first { $0.contains(0) || String(validating: $0, as: UTF8.self) == nil }
            .map { $0.startIndex..<$0.endIndex }
    }
}
