import Diagnostics

/// A template's bytes, with the way back to where they were written.
struct TemplateText: Sendable {
    let bytes: [UInt8]
    /// As in `include`; empty for a text that is no file.
    let name: String
    private let file: SourceFile
    private let located: LocatedText?

    init(file: SourceFile, name: String) {
        bytes = file.bytes
        self.name = name
        self.file = file
        located = nil
    }

    init(_ located: LocatedText) {
        bytes = Array(located.text.utf8)
        name = ""
        file = located.range.file
        self.located = located
    }

    func range(_ part: Range<Int>) -> SourceRange {
        located?.range(of: part) ?? SourceRange(file: file, start: part.lowerBound, end: part.upperBound)
    }

    func string(_ part: Range<Int>) -> String {
        String(decoding: bytes[part], as: UTF8.self)
    }

    /// `path:line`
    func line(of part: Range<Int>) -> String {
        "\(file.path):\(range(part).startPosition.line)"
    }
}
