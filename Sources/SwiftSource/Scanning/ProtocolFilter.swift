import Diagnostics

/// The parts of a Swift file that can matter to protocols: what stands between braces is left out unless a word occurs there that matters.
///
/// It errs on the side of keeping. What it leaves is parsed, and where that fails the whole file is.
struct ProtocolFilter {
    /// Where one occurs, what is around it is kept.
    static let words = ["protocol", "typealias", "AutoMockable", "~Copyable", "~Escapable", "_exported"]

    /// Between braces.
    private struct Group {
        let start: Int
        /// Cuts made before it.
        let cutCount: Int
        /// Open around it.
        let brackets: Int
        /// A protocol's body, or something in one.
        let isWhole: Bool
        var matters: Bool
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let words: [[UInt8]]
    /// Those of them that name types, whose members matter.
    private let wanted: [[UInt8]]
    private var groups: [Group] = []
    /// Round and square ones that are open in the innermost braces.
    private var brackets = 0
    private var cuts: [Range<Int>] = []
    /// `protocol Name` stands before, or a type's name.
    private var isBeforeProtocol = false

    /// Nil if the brackets don't match.
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
            case .symbol: takeSymbol(scanner.range)
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
        let previous = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
        let word = bytes[(previous == UInt8(ascii: "~") ? range.lowerBound - 1 : range.lowerBound)..<range.upperBound]
        guard previous != UInt8(ascii: "."), words.contains(where: { word.elementsEqual($0) }) else { return }
        if !groups.isEmpty { groups[groups.count - 1].matters = true }
        if word.elementsEqual("protocol".utf8), nameFollows(range) { isBeforeProtocol = true }
        if wanted.contains(where: { word.elementsEqual($0) }) { isBeforeProtocol = true }
    }

    private func nameFollows(_ range: Range<Int>) -> Bool {
        let next = bytes[range.upperBound...].drop(while: \.isBlank)
        return next.startIndex > range.upperBound && next.first?.isPartOfName ?? false
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
