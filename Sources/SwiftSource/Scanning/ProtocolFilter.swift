import Diagnostics
import Support

/// The parts of a Swift file that can matter to protocols: bodies and declarations in which no word occurs that matters are cut out.
///
/// It errs on the side of keeping. What it leaves is parsed, and where that fails the whole file is.
struct ProtocolFilter {
    /// Where one occurs, the declaration is kept.
    static let words = ["protocol", "typealias", "AutoMockable", "~Copyable", "~Escapable"]

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

    /// Declarations at the top of the file, from where one begins to where another does.
    private struct Chunk {
        var start = 0
        var matters = false
        var firstCut = 0
        /// Where the next chunk may begin: after the line on which this one's braces close.
        var end: Int?
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let words: [[UInt8]]
    /// Those of them that name types, whose members matter.
    private let wanted: [[UInt8]]
    private var groups: [Group] = []
    /// Round and square ones that are open in the innermost braces.
    private var brackets = 0
    private var cuts: [Range<Int>] = []
    /// The last byte of the token before.
    private var previous: UInt8 = 0
    /// `protocol Name` stands before, or a type's name.
    private var isBeforeProtocol = false
    private var chunk = Chunk()
    private var annotations = SourceryMarks()

    /// Nil if the brackets don't match.
    static func find(in file: SourceFile, words: [String]) -> LocatedText? {
        file.bytes.withUnsafeBufferPointer { bytes in
            var text = ProtocolFilter(bytes, words: words)
            guard let cuts = text.run() else { return nil }
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
            guard take(token, scanner.range) else { return nil }
        }
        guard groups.isEmpty, brackets == 0, !scanner.isBroken else { return nil }
        if !chunk.matters { drop(to: bytes.count) }
        return cuts
    }

    private mutating func drop(to end: Int) {
        cuts.removeSubrange(chunk.firstCut...)
        if end > chunk.start { cuts.append(chunk.start..<end) }
    }
}

// MARK: - Tokens
extension ProtocolFilter {
    /// False if a bracket has no partner.
    private mutating func take(_ token: SwiftScanner.Kind, _ range: Range<Int>) -> Bool {
        switch token {
        case .newline: return true
        case .comment:
            annotations.note(bytes[range])
            return true
        default: break
        }
        if let end = chunk.end { beginChunk(at: end, before: range.lowerBound) }
        defer { previous = bytes[range.upperBound - 1] }
        switch token {
        case .word: takeWord(range)
        case .opensInterpolation: brackets += 1
        case .closesInterpolation: brackets -= 1
        case .symbol: return takeSymbol(range)
        case .newline, .comment, .literal: break
        }
        return brackets >= 0
    }

    private mutating func takeSymbol(_ range: Range<Int>) -> Bool {
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "{"): open(range)
        case UInt8(ascii: "}"): return close(range)
        case UInt8(ascii: "("), UInt8(ascii: "["): brackets += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets -= 1
        // The branches of a condition stay together.
        case UInt8(ascii: "#") where ["#if", "#else", "#endif"].contains { bytes.follows($0, at: range.lowerBound) }:
            chunk.matters = true
        default: break
        }
        return brackets >= 0
    }

    /// A line that begins so continues nothing.
    private mutating func beginChunk(at end: Int, before index: Int) {
        chunk.end = nil
        let byte = bytes[index]
        let begins = byte.isPartOfWord || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
        guard begins, !["else", "catch", "while"].contains(where: { bytes.follows($0, at: index) }) else { return }
        if !chunk.matters { drop(to: end) }
        chunk = Chunk(start: end, firstCut: cuts.count)
    }

    private mutating func takeWord(_ range: Range<Int>) {
        let isSuppressed = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "~")
        let word = bytes[(isSuppressed ? range.lowerBound - 1 : range.lowerBound)..<range.upperBound]
        if annotations.take() { chunk.matters = true }
        if word.elementsEqual("import".utf8), groups.isEmpty { chunk.matters = true }
        guard previous != UInt8(ascii: "."), words.contains(where: { word.elementsEqual($0) }) else { return }
        chunk.matters = true
        if !groups.isEmpty { groups[groups.count - 1].matters = true }
        if word.elementsEqual("protocol".utf8), nameFollows(range) { isBeforeProtocol = true }
        if wanted.contains(where: { word.elementsEqual($0) }) { isBeforeProtocol = true }
    }

    private func nameFollows(_ range: Range<Int>) -> Bool {
        var next = range.upperBound
        while next < bytes.count, bytes[next].isBlank { next += 1 }
        return next > range.upperBound && next < bytes.count && bytes[next].isPartOfName
    }

    private mutating func open(_ range: Range<Int>) {
        let isWhole = isBeforeProtocol || groups.last?.isWhole ?? false
        isBeforeProtocol = false
        groups.append(
            Group(start: range.upperBound, cutCount: cuts.count, brackets: brackets, isWhole: isWhole, matters: isWhole)
        )
        brackets = 0
    }

    private mutating func close(_ range: Range<Int>) -> Bool {
        guard brackets == 0, let group = groups.popLast() else { return false }
        brackets = group.brackets
        if !group.matters {
            cuts.removeSubrange(group.cutCount...)
            if range.lowerBound > group.start { cuts.append(group.start..<range.lowerBound) }
        } else if !groups.isEmpty {
            groups[groups.count - 1].matters = true
        }
        if groups.isEmpty { chunk.end = endOfLine(after: range.upperBound) }
        return true
    }

    /// Nil if more than a comment follows on the line.
    private func endOfLine(after index: Int) -> Int? {
        var next = index
        while next < bytes.count,
            bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") || bytes[next] == UInt8(ascii: "\r")
        {
            next += 1
        }
        if bytes.follows("//", at: next) {
            while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
        }
        return next < bytes.count && bytes[next] == UInt8(ascii: "\n") ? next + 1 : nil
    }
}
