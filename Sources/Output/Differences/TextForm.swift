/// The line endings and the byte order mark of a file.
package struct TextForm: Equatable {
    var hasByteOrderMark = false
    var endsLinesWithCRLF = false

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Reads the form of a file. The first line ending counts for all lines.
    package init(of bytes: [UInt8]) {
        guard !Self.isBinary(bytes) else { return }
        hasByteOrderMark = bytes.starts(with: Self.byteOrderMark)
        if let end = bytes.firstIndex(of: Self.lineFeed), end > 0 {
            endsLinesWithCRLF = bytes[end - 1] == Self.carriageReturn
        }
    }

    /// Returns a normalized text in this form.
    package func applied(to text: [UInt8]) -> [UInt8] {
        guard hasByteOrderMark || endsLinesWithCRLF, !Self.isBinary(text) else { return text }
        let lines = text.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
        let ending = endsLinesWithCRLF ? [Self.carriageReturn, Self.lineFeed] : [Self.lineFeed]
        return (hasByteOrderMark ? Self.byteOrderMark : []) + lines.joined(separator: ending)
    }

    /// Returns the text with plain line feeds and without a byte order mark, to compare, hash and merge it. Binary bytes, which contain
    /// a zero, stay as they are.
    package static func normalized(_ bytes: [UInt8]) -> [UInt8] {
        let hasMark = bytes.starts(with: byteOrderMark)
        guard hasMark || bytes.contains(carriageReturn), !isBinary(bytes) else { return bytes }
        let isKept = { (index: Int) in bytes[index] != carriageReturn || bytes[(index + 1)...].first != lineFeed }
        return bytes.indices.dropFirst(hasMark ? byteOrderMark.count : 0).filter(isKept).map { bytes[$0] }
    }

    private static func isBinary(_ bytes: [UInt8]) -> Bool {
        bytes.contains(0)
    }
}
