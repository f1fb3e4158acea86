import Diagnostics

extension LocatedText {
    /// A file's text with some parts left out, which are in order and apart.
    init(_ file: SourceFile, excluding cuts: [Range<Int>]) {
        let bytes = file.bytes
        var kept: [UInt8] = []
        var segments: [Segment] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        for cut in cuts + [bytes.count..<bytes.count] {
            if cut.lowerBound > start {
                segments.append((kept.count, start))
                kept.append(contentsOf: bytes[start..<cut.lowerBound])
            }
            start = max(start, cut.upperBound)
        }
        self.init(text: String(decoding: kept, as: UTF8.self), range: file.range, segments: segments)
    }
}

extension UInt8 {
    var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
            || self == UInt8(ascii: "\r")
    }
}
