import Diagnostics

/// The parts of a Swift file that can matter to protocols: bodies and declarations in which no word occurs that matters are cut out.
///
/// It errs on the side of keeping. What it leaves is parsed, and where that fails the whole file is.
struct RelevantText {
    /// Where one occurs, the declaration is kept.
    static let words = ["protocol", "typealias", "AutoMockable", "~Copyable", "~Escapable"]

    private enum Opener {
        case brace(Group)
        case interpolation(pounds: Int, isMultiline: Bool, parentheses: Int)
    }

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
    private var openers: [Opener] = []
    private var depth = 0
    /// Round and square ones that are open in the innermost braces.
    private var brackets = 0
    private var cuts: [Range<Int>] = []
    private var index = 0
    /// The last byte that is neither blank nor comment.
    private var previous: UInt8 = 0
    /// `protocol Name` stands before, or a type's name.
    private var isBeforeProtocol = false
    private var chunk = Chunk()
    private var annotations = SourceryMarks()

    /// Declarations at the top of the file, from where one begins to where another does.
    private struct Chunk {
        var start = 0
        var matters = false
        var firstCut = 0
        /// Where the next chunk may begin: behind the line on which this one's braces close.
        var end: Int?
    }

    /// Nil where the brackets don't match.
    static func find(in file: SourceFile, words: [String]) -> LocatedText? {
        file.bytes.withUnsafeBufferPointer { bytes in
            var text = RelevantText(bytes, words: words)
            guard let cuts = text.run() else { return nil }
            return LocatedText(file, without: cuts)
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, words: [String]) {
        self.bytes = bytes
        wanted = words.map { Array($0.utf8) }
        self.words = Self.words.map { Array($0.utf8) } + wanted
    }

    private mutating func run() -> [Range<Int>]? {
        while index < bytes.count {
            guard step() else { return nil }
        }
        guard openers.isEmpty, brackets == 0 else { return nil }
        if !chunk.matters { drop(to: bytes.count) }
        return cuts
    }

    private mutating func drop(to end: Int) {
        cuts.removeSubrange(chunk.firstCut...)
        if end > chunk.start { cuts.append(chunk.start..<end) }
    }
}

// MARK: - Code
extension RelevantText {
    /// False where a bracket has no partner.
    private mutating func step() -> Bool {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
            index += 1
            return true
        case UInt8(ascii: "/") where follows("//"):
            let start = index
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            annotations.note(bytes[start..<index])
            return true
        case UInt8(ascii: "/") where follows("/*"):
            let start = index
            defer { annotations.note(bytes[start..<index]) }
            return skipBlockComment()
        default: break
        }
        if let end = chunk.end { beginChunk(at: end, before: byte) }
        let isWord = byte.isPartOfWord
        if isWord || byte == UInt8(ascii: "~") {
            takeWord()
            return true
        }
        defer { previous = byte }
        index += 1
        switch byte {
        case UInt8(ascii: "{"): open()
        case UInt8(ascii: "}"): return close()
        case UInt8(ascii: "("): count(1)
        case UInt8(ascii: ")"): return closeParenthesis()
        case UInt8(ascii: "["): brackets += 1
        case UInt8(ascii: "]"): brackets -= 1
        case UInt8(ascii: "\""): takeString(pounds: 0)
        case UInt8(ascii: "#"): takePound()
        default: break
        }
        return true
    }

    /// A line that begins so continues nothing.
    private mutating func beginChunk(at end: Int, before byte: UInt8) {
        chunk.end = nil
        let begins = byte.isPartOfWord || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
        guard begins, !follows("else"), !follows("catch"), !follows("while") else { return }
        if !chunk.matters { drop(to: end) }
        chunk = Chunk(start: end, firstCut: cuts.count)
    }

    private mutating func takeWord() {
        let start = index
        index += 1
        while index < bytes.count, bytes[index].isPartOfWord { index += 1 }
        let word = bytes[start..<index]
        if annotations.take() { chunk.matters = true }
        let isMember = previous == UInt8(ascii: ".")
        previous = bytes[index - 1]
        if word.elementsEqual("import".utf8), depth == 0 { chunk.matters = true }
        guard !isMember, words.contains(where: { word.elementsEqual($0) }) else { return }
        chunk.matters = true
        if case .brace(var group) = openers.last {
            group.matters = true
            openers[openers.count - 1] = .brace(group)
        }
        if word.elementsEqual("protocol".utf8), nameFollows { isBeforeProtocol = true }
        if wanted.contains(where: { word.elementsEqual($0) }) { isBeforeProtocol = true }
    }

    private var nameFollows: Bool {
        var next = index
        while next < bytes.count, bytes[next].isBlank { next += 1 }
        return next > index && next < bytes.count && (bytes[next].isPartOfWord || bytes[next] == UInt8(ascii: "`"))
    }

    private mutating func open() {
        var isWhole = isBeforeProtocol
        if case .brace(let outer) = openers.last, outer.isWhole { isWhole = true }
        isBeforeProtocol = false
        openers.append(.brace(Group(start: index, cutCount: cuts.count, brackets: brackets, isWhole: isWhole, matters: isWhole)))
        brackets = 0
        depth += 1
    }

    private mutating func close() -> Bool {
        guard brackets == 0, case .brace(let group) = openers.popLast() else { return false }
        brackets = group.brackets
        depth -= 1
        if !group.matters {
            cuts.removeSubrange(group.cutCount...)
            if index - 1 > group.start { cuts.append(group.start..<(index - 1)) }
        } else if case .brace(var outer) = openers.last {
            outer.matters = true
            openers[openers.count - 1] = .brace(outer)
        }
        if depth == 0 { chunk.end = endOfLine }
        return true
    }

    /// Nil where more than a comment stands behind on the line.
    private var endOfLine: Int? {
        var next = index
        while next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") || bytes[next] == UInt8(ascii: "\r") {
            next += 1
        }
        if next + 1 < bytes.count, bytes[next] == UInt8(ascii: "/"), bytes[next + 1] == UInt8(ascii: "/") {
            while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
        }
        return next < bytes.count && bytes[next] == UInt8(ascii: "\n") ? next + 1 : nil
    }

    private mutating func count(_ parentheses: Int) {
        guard case .interpolation(let pounds, let isMultiline, let before) = openers.last else {
            brackets += parentheses
            return
        }
        openers[openers.count - 1] = .interpolation(pounds: pounds, isMultiline: isMultiline, parentheses: before + parentheses)
    }

    private mutating func closeParenthesis() -> Bool {
        guard case .interpolation(let pounds, let isMultiline, 0) = openers.last else {
            count(-1)
            return brackets >= 0
        }
        openers.removeLast()
        scanString(pounds: pounds, isMultiline: isMultiline)
        return true
    }

    private mutating func takePound() {
        var end = index
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        let pounds = end - index + 1
        if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
            index = end + 1
            takeString(pounds: pounds)
        } else if end < bytes.count, bytes[end] == UInt8(ascii: "/") {
            index = end + 1
            while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && hasPounds(pounds, at: index + 1)) { index += 1 }
        } else {
            index -= 1
            // A condition's branches stay together.
            if ["#if", "#else", "#elseif", "#endif"].contains(where: follows) { chunk.matters = true }
            index += 1
        }
    }

    private mutating func skipBlockComment() -> Bool {
        var level = 0
        repeat {
            if follows("/*") {
                level += 1
                index += 2
            } else if follows("*/") {
                level -= 1
                index += 2
            } else {
                index += 1
            }
        } while level > 0 && index < bytes.count
        return level == 0
    }

    private func follows(_ text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[index..<(index + $0.count)].elementsEqual($0) }
    }
}

// MARK: - Strings
extension RelevantText {
    private mutating func takeString(pounds: Int) {
        index -= 1
        let isMultiline = follows("\"\"\"")
        index += isMultiline ? 3 : 1
        scanString(pounds: pounds, isMultiline: isMultiline)
    }

    /// Up to its end, or to an interpolation, behind which it is gone on with.
    private mutating func scanString(pounds: Int, isMultiline: Bool) {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where hasPounds(pounds, at: index + 1):
                index += 1 + pounds
                if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                    index += 1
                    openers.append(.interpolation(pounds: pounds, isMultiline: isMultiline, parentheses: 0))
                    return
                }
                index += 1
            case UInt8(ascii: "\"") where !isMultiline || follows("\"\"\""):
                let quotes = isMultiline ? 3 : 1
                guard hasPounds(pounds, at: index + quotes) else {
                    index += 1
                    continue
                }
                index += quotes + pounds
                return
            case UInt8(ascii: "\n") where !isMultiline:
                return
            default:
                index += 1
            }
        }
    }

    private func hasPounds(_ count: Int, at start: Int) -> Bool {
        start + count <= bytes.count && bytes[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
