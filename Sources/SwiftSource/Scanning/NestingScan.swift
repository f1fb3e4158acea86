/// A scan for the place where Swift text nests deeper than the parser can follow on a small stack.
///
/// The parser's own limit counts only some brackets. So `[[[[…`, `try try try…` or a chain of arrows overflows the stack, and the time for `[[[[…`
/// doubles with every bracket. In doubt, the scan counts too much.
struct NestingScan {
    /// The deepest nesting allowed. Real code stays below. The parser needs at most 512 KB of stack for it, and in a debug build 1 MB.
    #if DEBUG
        static let limit = 20
    #else
        static let limit = 64
    #endif
    private static let limitOfArrayRun = 8

    /// The levels of nesting without brackets since the innermost opener.
    private struct Counts {
        var angles = 0
        var arrows = 0
        var elses = 0
        var prefixWords = 0

        var sum: Int { angles + arrows + elses + prefixWords }
    }

    /// The open scopes: the byte that closes each (a bracket, `#` for `#endif`, or a quote for an interpolation) and the counts around it.
    private var scopes: [(closer: UInt8, outer: Counts)] = []
    private var counts = Counts()
    private var depthOfScopes = 0
    private var arrayRun = 0
    /// The last byte that is neither white space nor in a comment; a quote for a literal.
    private var previous: UInt8 = 0
    private var sawNewline = false

    /// Returns the offset at which the text passes the limit, or nil.
    static func offsetOfExcess(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var scan = NestingScan()
            var scanner = SwiftScanner(bytes)
            while let token = scanner.next() {
                scan.take(token, bytes, scanner.range)
                if scan.depth > limit || scan.arrayRun > limitOfArrayRun { return scanner.range.lowerBound }
            }
            return nil
        }
    }

    private var depth: Int { depthOfScopes + scopes.count + counts.sum }

    private mutating func open(closedBy closer: UInt8) {
        depthOfScopes += counts.sum
        scopes.append((closer, counts))
        counts = Counts()
    }

    /// Closes the innermost scope with this closer and all scopes inside it. A closer without an opener closes nothing.
    private mutating func close(_ closer: UInt8) {
        guard let index = scopes.lastIndex(where: { $0.closer == closer }) else { return }
        while scopes.count > index {
            counts = scopes.removeLast().outer
            depthOfScopes -= counts.sum
        }
    }

    private mutating func take(_ token: SwiftScanner.Kind, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        switch token {
        case .newline:
            sawNewline = true
            return
        case .comment: return
        default: break
        }
        if sawNewline {
            sawNewline = false
            startLine(with: bytes, at: range.lowerBound)
        }
        let byte = bytes[range.lowerBound]
        if byte != UInt8(ascii: "[") { arrayRun = 0 }
        switch token {
        case .word: takeWord(bytes[range])
        case .symbol: takeSymbol(byte, bytes, at: range.lowerBound)
        // One scope for the string and one for its parentheses.
        case .opensInterpolation: for _ in 1...2 { open(closedBy: UInt8(ascii: "\"")) }
        case .closesInterpolation: for _ in 1...2 { close(UInt8(ascii: "\"")) }
        case .newline, .comment, .literal: break
        }
        previous = token == .literal ? UInt8(ascii: "\"") : bytes[range.upperBound - 1]
    }

    /// Resets the counts at a line that begins like a statement, if the code before it ended like one.
    private mutating func startLine(with bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
        let closesOrNames = previous.isPartOfName || ")]}>\"?!".utf8.contains(previous)
        let begins = bytes[index].isPartOfName || bytes[index] == UInt8(ascii: "@") || bytes[index] == UInt8(ascii: "#")
        guard closesOrNames, begins, counts.prefixWords == 0, !bytes.follows("else", at: index) else { return }
        if previous == UInt8(ascii: ">"), counts.arrows > 0 { return }
        counts = Counts()
    }

    private mutating func takeWord(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
        let word = text.count <= 8 ? text.packed : 0
        if Self.prefixWords.contains(word) {
            counts.prefixWords += 1
        } else if word == Self.elseWord {
            counts.elses += 1
        } else {
            counts.prefixWords = 0
        }
    }

    /// Keywords that may follow themselves, each one level deeper.
    private static let prefixWords = [
        "try", "await", "copy", "consume", "each", "repeat", "let", "var", "any", "some", "inout", "unsafe", "borrow",
        "return", "throw", "in", "case", "discard", "then",
    ].map(\.utf8.packed)

    private static let elseWord = "else".utf8.packed

    private mutating func takeSymbol(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
        switch byte {
        case UInt8(ascii: "("): open(closedBy: UInt8(ascii: ")"))
        case UInt8(ascii: "{"): open(closedBy: UInt8(ascii: "}"))
        case UInt8(ascii: "["):
            arrayRun += 1
            open(closedBy: UInt8(ascii: "]"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
        case UInt8(ascii: "<"): counts.angles += 1
        case UInt8(ascii: ">"):
            if previous == UInt8(ascii: "-") {
                counts.arrows += 1
            } else if counts.angles > 0 {
                counts.angles -= 1
            }
        case UInt8(ascii: ","):
            counts.arrows = 0
            counts.prefixWords = 0
        case UInt8(ascii: ";"): counts = Counts()
        case UInt8(ascii: "#") where bytes.follows("#if", at: index): open(closedBy: byte)
        case UInt8(ascii: "#") where bytes.follows("#endif", at: index): close(byte)
        default: break
        }
    }
}

extension Sequence<UInt8> {
    /// Up to eight bytes as a number.
    fileprivate var packed: UInt64 { reduce(0) { $0 << 8 | UInt64($1) } }
}
