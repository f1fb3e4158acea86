/// How a text lies on the disk, apart from what it says: its line endings and byte order mark.
package struct TextForm: Equatable {
    var hasByteOrderMark = false
    /// New lines end like that.
    var endsLinesWithCRLF = false
    /// The lines as they lie, where not all end alike.
    private var unlikeLines: [ArraySlice<UInt8>]?

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    init() {}

    /// The form of a file. As its first line ends, so do new ones.
    package init(of bytes: [UInt8]) {
        guard !Self.isBinary(bytes) else { return }
        hasByteOrderMark = bytes.starts(with: Self.byteOrderMark)
        if let end = bytes.firstIndex(of: Self.lineFeed), end > 0 {
            endsLinesWithCRLF = bytes[end - 1] == Self.carriageReturn
        }
        guard bytes.contains(Self.carriageReturn) else { return }
        let lines = DiffLines.lines(Array(bytes.dropFirst(hasByteOrderMark ? Self.byteOrderMark.count : 0)))
        let ended = lines.filter { $0.last == Self.lineFeed }
        let isAlike = ended.allSatisfy { ($0.dropLast().last == Self.carriageReturn) == endsLinesWithCRLF }
        if !isAlike { unlikeLines = lines }
    }

    /// A normalized text in this form. Lines that the file had already end as they did.
    package func applied(to text: [UInt8]) -> [UInt8] {
        guard hasByteOrderMark || endsLinesWithCRLF || unlikeLines != nil, !Self.isBinary(text) else { return text }
        var bytes = hasByteOrderMark ? Self.byteOrderMark : []
        bytes.reserveCapacity(text.count + text.count / 16)
        guard let old = unlikeLines else {
            append(text[...], to: &bytes)
            return bytes
        }
        let difference = DiffLines(Self.normalized(Array(old.joined())), text)
        var kept = 0
        for change in difference.changes {
            bytes += old[kept..<change.old.lowerBound].joined()
            for line in difference.new[change.new] { append(line, to: &bytes) }
            kept = change.old.upperBound
        }
        return bytes + old[kept...].joined()
    }

    private func append(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        for byte in text {
            if endsLinesWithCRLF, byte == Self.lineFeed { bytes.append(Self.carriageReturn) }
            bytes.append(byte)
        }
    }

    /// The text with line feeds and without byte order mark: what is compared, hashed and merged. Bytes that are no text (they
    /// hold a zero) stay as they are.
    package static func normalized(_ bytes: [UInt8]) -> [UInt8] {
        let hasMark = bytes.starts(with: byteOrderMark)
        guard hasMark || bytes.contains(carriageReturn), !isBinary(bytes) else { return bytes }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var index = hasMark ? byteOrderMark.count : 0
        while index < bytes.count {
            let isPair = bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed
            if !isPair { text.append(bytes[index]) }
            index += 1
        }
        return text
    }

    private static func isBinary(_ bytes: [UInt8]) -> Bool {
        bytes.contains(0)
    }
}
