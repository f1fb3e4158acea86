/// The Sourcery annotations for several declarations. `// sourcery:begin: AutoMockable` applies up to `// sourcery:end` or the end of the file;
/// `// sourcery:file:` applies to the whole file.
struct SourceryBlocks {
    private struct Block {
        var range: Range<Int>
        /// The annotation as a comment above one declaration: `// sourcery: AutoMockable`.
        let comment: String
    }

    private var blocks: [Block] = []

    private static let beginning = "sourcery:begin:"
    private static let end = "sourcery:end"
    private static let ofFile = "sourcery:file:"

    init(_ bytes: [UInt8]) {
        guard WordSearch.holds(Self.beginning, bytes) || WordSearch.holds(Self.ofFile, bytes) else { return }
        var open: [Block] = []
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            guard let text = Self.text(ofComment: line) else { continue }
            if text.hasPrefix(Self.ofFile) {
                let annotations = text.dropFirst(Self.ofFile.count)
                blocks.append(Block(range: 0..<bytes.count, comment: "// sourcery:\(annotations)"))
            } else if text.hasPrefix(Self.beginning) {
                let annotations = text.dropFirst(Self.beginning.count)
                open.append(Block(range: line.endIndex..<bytes.count, comment: "// sourcery:\(annotations)"))
            } else if text.hasPrefix(Self.end) {
                blocks += open.map { Block(range: $0.range.lowerBound..<line.startIndex, comment: $0.comment) }
                open = []
            }
        }
        blocks += open
    }

    /// Returns the comments of all blocks around an offset in the file.
    func comments(at offset: Int) -> [String] {
        blocks.filter { $0.range.contains(offset) }.map(\.comment)
    }

    private static func text(ofComment line: ArraySlice<UInt8>) -> String? {
        let code = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard code.starts(with: "//".utf8) || code.starts(with: "/*".utf8) else { return nil }
        let text = code.drop {
            $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
        return String(decoding: text, as: UTF8.self)
    }
}
