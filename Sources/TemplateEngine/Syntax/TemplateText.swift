import Diagnostics

/// The bytes of a template, with their ranges in the source file.
struct TemplateText: Sendable {
    let bytes: [UInt8]
    /// The name, as in `include`. Empty if the text is not a file.
    let name: String
    private let located: LocatedText

    init(file: SourceFile, name: String) {
        bytes = file.bytes
        self.name = name
        located = LocatedText(file.range)
    }

    init(_ located: LocatedText) {
        bytes = Array(located.text.utf8)
        name = ""
        self.located = located
    }

    func range(_ part: Range<Int>) -> SourceRange {
        located.range(of: part)
    }

    func string(_ part: Range<Int>) -> String {
        String(decoding: bytes[part], as: UTF8.self)
    }

    func line(of part: Range<Int>) -> String {
        "\(located.range.file.path):\(range(part).startPosition.line)"
    }
}
