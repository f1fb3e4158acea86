import Output

/// The last line of a generated file of which no manifest is kept: by it anybody can tell whether the file is as it was made.
enum Seal {
    private static let mark = Array("// As made by scaffold: ".utf8)

    /// - Parameter name: of the file; under another one the text is somebody's copy.
    static func sealed(_ text: [UInt8], _ name: String) -> [UInt8] {
        text + mark + ContentHash(of: name.utf8 + text).hex.utf8.prefix(16) + [UInt8(ascii: "\n")]
    }

    /// - Parameter text: as `TextForm.normalized` leaves it.
    static func isWhole(_ text: [UInt8], _ name: String) -> Bool {
        DiffLines.lines(text).last.map { sealed(Array(text[..<$0.startIndex]), name) == text } ?? false
    }

    static func isSeal(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: mark)
    }
}
