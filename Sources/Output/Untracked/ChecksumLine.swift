/// The last line of a generated file of which no manifest is kept. It tells whether the file is as it was generated.
enum ChecksumLine {
    private static let start = Array("// As made by scaffold: ".utf8)

    /// Returns the text with its line.
    ///
    /// - Parameter name: of the file; under another one the text is somebody's copy.
    static func added(to text: [UInt8], of name: String) -> [UInt8] {
        text + start + ContentHash(of: name.utf8 + text).hex.utf8.prefix(16) + [UInt8(ascii: "\n")]
    }

    /// Whether a text ends with its line.
    ///
    /// - Parameter text: as `TextForm.normalized` leaves it.
    static func matches(_ text: [UInt8], of name: String) -> Bool {
        DiffLines.lines(text).last.map { added(to: Array(text[..<$0.startIndex]), of: name) == text } ?? false
    }

    static func begins(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: start)
    }
}
