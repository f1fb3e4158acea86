import Support
import SwiftSource

/// The outermost brackets of a line of Swift, and the text outside of them, without literals and comments.
struct LineShape {
    /// A pair of brackets, with the commas that are directly in it.
    struct Group {
        let open: Int
        let close: Int
        let commas: [Int]
    }

    private(set) var groups: [Group] = []
    /// The spaces outside of brackets, which separate words.
    private(set) var blanks: [Int] = []
    private(set) var outerCommas: [Int] = []
    /// The position of a comment, or else of the line's end.
    private(set) var end: Int

    private let bytes: ArraySlice<UInt8>
    private var open: [Int] = []
    private var commas: [Int] = []

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        end = bytes.endIndex
        end = bytes.withUnsafeBufferPointer { buffer in
            var scanner = SwiftScanner(buffer, readsRegexes: true)
            var last = 0
            var isInString = false
            while let token = scanner.next() {
                defer {
                    last = scanner.range.upperBound
                    isInString = scanner.isInInterpolation
                }
                // Code in interpolations belongs to the string.
                if !isInString { for blank in last..<scanner.range.lowerBound { note(bytes.startIndex + blank) } }
                if scanner.isInInterpolation || token == .closesInterpolation { continue }
                if token == .comment { return bytes.startIndex + scanner.range.lowerBound }
                if token == .symbol { note(bytes.startIndex + scanner.range.lowerBound) }
            }
            for blank in last..<buffer.count { note(bytes.startIndex + blank) }
            return bytes.endIndex
        }
    }

    func kind(_ group: Group) -> UInt8 {
        bytes[group.open]
    }

    /// Returns the first position outside of brackets at which `word` is between two spaces, or between a space and the end.
    func position(of word: StaticString) -> Int? {
        positions(of: word).first
    }

    func positions(of word: StaticString) -> some Collection<Int> {
        blanks.lazy.filter { blank in
            let rest = bytes[(blank + 1)...]
            guard rest.starts(with: word) else { return false }
            let end = blank + 1 + word.utf8CodeUnitCount
            return end == bytes.endIndex || bytes[end] == UInt8(ascii: " ")
        }.map { $0 + 1 }
    }

    /// The first space outside of brackets that follows a colon.
    var afterColon: Int? { blanks.first { $0 > bytes.startIndex && bytes[$0 - 1] == UInt8(ascii: ":") } }

    private mutating func note(_ index: Int) {
        switch bytes[index] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): begin(at: index)
        case UInt8(ascii: "<") where bytes[..<index].last?.isPartOfName == true: begin(at: index)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            // A `<` that is an operator has no closing bracket.
            while let last = open.last, bytes[last] == UInt8(ascii: "<") { end(last, at: index) }
            if let last = open.last { end(last, at: index) }
        case UInt8(ascii: ">"):
            if let last = open.last, bytes[last] == UInt8(ascii: "<"), bytes[index - 1] != UInt8(ascii: "-") {
                end(last, at: index)
            }
        case UInt8(ascii: ",") where open.isEmpty: outerCommas.append(index)
        case UInt8(ascii: ",") where open.count == 1: commas.append(index)
        case UInt8(ascii: " ") where open.isEmpty: blanks.append(index)
        default: break
        }
    }

    private mutating func begin(at index: Int) {
        if open.isEmpty { commas = [] }
        open.append(index)
    }

    private mutating func end(_ start: Int, at index: Int) {
        open.removeLast()
        if open.isEmpty { groups.append(Group(open: start, close: index, commas: commas)) }
    }
}

extension ArraySlice<UInt8> {
    /// The number of Unicode scalars: the continuation bytes of UTF-8 don't count.
    var characterCount: Int { count { $0 & 0xC0 != 0x80 } }

    func starts(with word: StaticString) -> Bool {
        word.withUTF8Buffer { starts(with: $0) }
    }
}
