/// Finds where Swift text nests deeper than the parser can follow on a small stack.
///
/// The parser's own limit counts brackets only and guards few of them, so that `[[[[…`, `try try try…` or a chain of arrows overflows the stack; and
/// the time it takes for `[[[[…` doubles with every bracket. The scan errs on the side of counting too much.
struct NestingScan {
    /// Real code stays below. The parser manages this much with 512 KB of stack, and in a debug build with 1 MB.
    #if DEBUG
    static let limit = 20
    #else
    static let limit = 64
    #endif
    private static let limitOfArrayRun = 8

    private enum Opener: Equatable {
        case bracket(closedBy: UInt8)
        case conditional
        case string(pounds: Int, isMultiline: Bool)
    }

    /// An opener, with the counts around it.
    private struct Scope {
        let opener: Opener
        let outer: Counts
    }

    /// What nests without brackets, since the innermost opener.
    private struct Counts {
        var angles = 0
        var arrows = 0
        var elses = 0
        var prefixWords = 0
    }

    private var scopes: [Scope] = []
    private var counts = Counts()
    private var depthOfScopes = 0
    private var arrayRun = 0
    /// The last byte that is neither blank nor comment.
    private var previous: UInt8 = 0
    private var sawNewline = false

    /// The offset at which the text passes the limit, or nil.
    static func offsetOfExcess(in bytes: [UInt8]) -> Int? {
        var scan = NestingScan()
        return scan.run(bytes)
    }

    private mutating func run(_ bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            let start = index
            if case .string(let pounds, let isMultiline) = scopes.last?.opener {
                scanString(bytes, &index, pounds: pounds, isMultiline: isMultiline)
            } else {
                scanCode(bytes, &index)
            }
            if depth > Self.limit || arrayRun > Self.limitOfArrayRun { return start }
        }
        return nil
    }

    private var depth: Int {
        depthOfScopes + scopes.count + counts.angles + counts.arrows + counts.elses + counts.prefixWords
    }

    private mutating func open(_ opener: Opener) {
        depthOfScopes += counts.angles + counts.arrows + counts.elses + counts.prefixWords
        scopes.append(Scope(opener: opener, outer: counts))
        counts = Counts()
    }

    /// Closes the nearest such scope and all inside it; a closer without an opener closes nothing.
    private mutating func close(_ isOpener: (Opener) -> Bool) {
        guard let index = scopes.lastIndex(where: { isOpener($0.opener) }) else { return }
        while scopes.count > index {
            counts = scopes.removeLast().outer
            depthOfScopes -= counts.angles + counts.arrows + counts.elses + counts.prefixWords
        }
    }
}

// MARK: - Code
extension NestingScan {
    private mutating func scanCode(_ bytes: [UInt8], _ index: inout Int) {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            sawNewline = true
            index += 1
            return
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
            index += 1
            return
        case UInt8(ascii: "/") where bytes.follows("//", at: index):
            index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            return
        case UInt8(ascii: "/") where bytes.follows("/*", at: index):
            skipBlockComment(bytes, &index)
            return
        default:
            break
        }
        if sawNewline {
            sawNewline = false
            startLine(with: bytes, at: index)
        }
        if byte != UInt8(ascii: "[") { arrayRun = 0 }
        if byte.isWordByte {
            scanWord(bytes, &index)
        } else {
            scanPunctuation(bytes, &index)
        }
    }

    /// A line that begins like a statement, after one that ended like one, ends what was open without brackets.
    private mutating func startLine(with bytes: [UInt8], at index: Int) {
        let closesOrNames = previous.isWordByte || previous.isClosing
        let begins = bytes[index].isWordByte || bytes[index] == UInt8(ascii: "@") || bytes[index] == UInt8(ascii: "#")
        guard closesOrNames, begins, counts.prefixWords == 0, !bytes.follows("else", at: index) else { return }
        if previous == UInt8(ascii: ">"), counts.arrows > 0 { return }
        counts = Counts()
    }

    private mutating func scanWord(_ bytes: [UInt8], _ index: inout Int) {
        let start = index
        while index < bytes.count, bytes[index].isWordByte { index += 1 }
        previous = bytes[index - 1]
        let word = index - start <= 8 ? bytes[start..<index].packed : 0
        if Self.prefixWords.contains(word) {
            counts.prefixWords += 1
        } else if word == Self.elseWord {
            counts.elses += 1
        } else {
            counts.prefixWords = 0
        }
    }

    /// Each of these may stand before itself, a level deeper every time.
    private static let prefixWords = [
        "try", "await", "copy", "consume", "each", "repeat", "let", "var", "any", "some", "inout", "unsafe", "borrow",
        "return", "throw", "in", "case", "discard", "then",
    ].map { Array($0.utf8)[...].packed }

    private static let elseWord = Array("else".utf8)[...].packed

    private mutating func scanPunctuation(_ bytes: [UInt8], _ index: inout Int) {
        let byte = bytes[index]
        defer {
            index += 1
            previous = byte
        }
        switch byte {
        case UInt8(ascii: "("): open(.bracket(closedBy: UInt8(ascii: ")")))
        case UInt8(ascii: "{"): open(.bracket(closedBy: UInt8(ascii: "}")))
        case UInt8(ascii: "["):
            arrayRun += 1
            open(.bracket(closedBy: UInt8(ascii: "]")))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            close { $0 == .bracket(closedBy: byte) }
        case UInt8(ascii: "<"):
            counts.angles += 1
        case UInt8(ascii: ">"):
            if previous == UInt8(ascii: "-") {
                counts.arrows += 1
            } else if counts.angles > 0 {
                counts.angles -= 1
            }
        case UInt8(ascii: ","):
            counts.arrows = 0
            counts.prefixWords = 0
        case UInt8(ascii: ";"):
            counts = Counts()
        case UInt8(ascii: "#"):
            scanPound(bytes, &index)
        case UInt8(ascii: "\""):
            openString(bytes, &index, pounds: 0)
        default:
            break
        }
    }

    /// Leaves the index at the last byte that it takes.
    private mutating func scanPound(_ bytes: [UInt8], _ index: inout Int) {
        if bytes.follows("#if", at: index) {
            open(.conditional)
        } else if bytes.follows("#endif", at: index) {
            close { $0 == .conditional }
        } else {
            var end = index
            while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
            guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return }
            let pounds = end - index
            index = end
            openString(bytes, &index, pounds: pounds)
        }
    }

    private mutating func skipBlockComment(_ bytes: [UInt8], _ index: inout Int) {
        var level = 0
        repeat {
            if bytes.follows("/*", at: index) {
                level += 1
                index += 2
            } else if bytes.follows("*/", at: index) {
                level -= 1
                index += 2
            } else {
                index += 1
            }
        } while level > 0 && index < bytes.count
    }
}

// MARK: - Strings
extension NestingScan {
    private mutating func openString(_ bytes: [UInt8], _ index: inout Int, pounds: Int) {
        let isMultiline = bytes.follows("\"\"\"", at: index)
        if isMultiline { index += 2 }
        open(.string(pounds: pounds, isMultiline: isMultiline))
    }

    private mutating func scanString(_ bytes: [UInt8], _ index: inout Int, pounds: Int, isMultiline: Bool) {
        switch bytes[index] {
        case UInt8(ascii: "\\") where bytes.hasPounds(pounds, at: index + 1):
            index += 1 + pounds
            if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                open(.bracket(closedBy: UInt8(ascii: ")")))
            }
            index += 1
        case UInt8(ascii: "\""):
            let quotes = isMultiline ? 3 : 1
            if !isMultiline || bytes.follows("\"\"\"", at: index), bytes.hasPounds(pounds, at: index + quotes) {
                closeString()
                index += quotes + pounds
            } else {
                index += 1
            }
        case UInt8(ascii: "\n") where !isMultiline:
            closeString()
        default:
            index += 1
        }
    }

    private mutating func closeString() {
        close { if case .string = $0 { true } else { false } }
        previous = UInt8(ascii: "\"")
    }
}

extension UInt8 {
    /// Part of an identifier, keyword or number.
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            true
        default:
            false
        }
    }
}

extension UInt8 {
    /// May end an expression or a type.
    fileprivate var isClosing: Bool {
        switch self {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "?"),
            UInt8(ascii: "!"):
            true
        default:
            false
        }
    }
}

extension ArraySlice<UInt8> {
    /// Up to eight bytes as a number.
    fileprivate var packed: UInt64 {
        reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension [UInt8] {
    fileprivate func follows(_ text: StaticString, at index: Int) -> Bool {
        guard index + text.utf8CodeUnitCount <= count else { return false }
        return text.withUTF8Buffer { self[index..<(index + $0.count)].elementsEqual($0) }
    }

    fileprivate func hasPounds(_ pounds: Int, at index: Int) -> Bool {
        index + pounds <= count && self[index..<(index + pounds)].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
