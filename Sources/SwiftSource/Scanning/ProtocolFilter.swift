import Diagnostics

/// A filter for the parts of a Swift file that can matter to protocols. It leaves out the code between braces if no relevant word is in it.
///
/// In doubt, it keeps code. If the kept code doesn't parse, the whole file is parsed.
struct ProtocolFilter {
    /// The words that keep the braces around them.
    static let words = ["protocol", "typealias", "AutoMockable", "~Copyable", "~Escapable", "_exported"]

    /// The code between two braces.
    private struct Group {
        let start: Int
        let cutCount: Int
        /// The number of brackets that are open between it and the braces around it.
        let brackets: Int
        /// Whether it is the body of a protocol or of a wanted type, or something in one. Then all of it is kept.
        let isWhole: Bool
        var matters: Bool
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let words: [[UInt8]]
    /// The words that name types, whose members matter.
    private let wanted: [[UInt8]]
    private var groups: [Group] = []
    /// The number of round and square brackets that are open in the innermost braces.
    private var brackets = 0
    private var cuts: [Range<Int>] = []
    /// Whether `protocol Name` or the name of a wanted type precedes the next brace.
    private var isBeforeProtocol = false
    /// Whether the last token was `protocol`, apart from comments and line ends.
    private var isAfterKeyword = false

    /// Returns the parts of a file that can matter; nil if the brackets don't match.
    static func find(in file: SourceFile, words: [String]) -> LocatedText? {
        file.bytes.withUnsafeBufferPointer { bytes in
            var filter = ProtocolFilter(bytes, words: words)
            guard let cuts = filter.run() else { return nil }
            return LocatedText(file, excluding: cuts)
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, words: [String]) {
        self.bytes = bytes
        wanted = words.map { Array($0.utf8) }
        self.words = Self.words.map { Array($0.utf8) } + wanted
    }

    private mutating func run() -> [Range<Int>]? {
        var scanner = SwiftScanner(bytes)
        while let token = scanner.next() {
            switch token {
            case .word: takeWord(scanner.range)
            case .opensInterpolation: brackets += 1
            case .closesInterpolation: brackets -= 1
            case .symbol:
                isAfterKeyword = false
                takeSymbol(scanner.range)
            case .newline, .comment, .literal: break
            }
            if brackets < 0 { return nil }
        }
        return groups.isEmpty && brackets == 0 && !scanner.isBroken ? cuts : nil
    }

    private mutating func takeSymbol(_ range: Range<Int>) {
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "{"): open(range)
        case UInt8(ascii: "}"): close(range)
        case UInt8(ascii: "("), UInt8(ascii: "["): brackets += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets -= 1
        default: break
        }
    }

    private mutating func takeWord(_ range: Range<Int>) {
        if isAfterKeyword { isBeforeProtocol = true }
        isAfterKeyword = false
        let previous = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
        let word = bytes[(previous == UInt8(ascii: "~") ? range.lowerBound - 1 : range.lowerBound)..<range.upperBound]
        guard previous != UInt8(ascii: "."), words.contains(where: { word.elementsEqual($0) }) else { return }
        if !groups.isEmpty { groups[groups.count - 1].matters = true }
        isAfterKeyword = word.elementsEqual("protocol".utf8)
        if wanted.contains(where: { word.elementsEqual($0) }) { isBeforeProtocol = true }
    }

    private mutating func open(_ range: Range<Int>) {
        let isWhole = isBeforeProtocol || groups.last?.isWhole ?? false
        isBeforeProtocol = false
        groups.append(
            Group(start: range.upperBound, cutCount: cuts.count, brackets: brackets, isWhole: isWhole, matters: isWhole)
        )
        brackets = 0
    }

    private mutating func close(_ range: Range<Int>) {
        guard brackets == 0, let group = groups.popLast() else {
            brackets = -1
            return
        }
        brackets = group.brackets
        if !group.matters {
            cuts.removeSubrange(group.cutCount...)
            cuts.append(group.start..<range.lowerBound)
        } else if !groups.isEmpty {
            groups[groups.count - 1].matters = true
        }
    }
}

extension LocatedText {
    /// Creates the text of a file without some parts. These must be in order and must not overlap.
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
