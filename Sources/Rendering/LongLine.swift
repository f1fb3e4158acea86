/// A line of Swift that may be longer than the limit: it is then broken inside brackets, one argument a line, as swift-format does.
struct LongLine {
    private let bytes: [UInt8]
    private let limit: Int

    init(_ bytes: some Collection<UInt8>, limit: Int) {
        self.bytes = Array(bytes)
        self.limit = limit
    }

    /// Without a newline at the end.
    func write(to output: inout [UInt8]) {
        guard bytes.characterCount > limit, !isComment, let group = groupToBreak else {
            output += bytes
            return
        }
        let indentation = Array(bytes.prefix { $0 == UInt8(ascii: " ") })
        let inner = indentation + Array("    ".utf8)
        output += bytes[...group.open]
        for (index, argument) in group.arguments.enumerated() {
            output.append(UInt8(ascii: "\n"))
            let comma: [UInt8] = index + 1 < group.arguments.count ? [UInt8(ascii: ",")] : []
            LongLine(inner + bytes[argument] + comma, limit: limit).write(to: &output)
        }
        output.append(UInt8(ascii: "\n"))
        LongLine(indentation + bytes[group.close...], limit: limit).write(to: &output)
    }

    private var isComment: Bool {
        bytes.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
    }

    /// A pair of brackets, with what lies between its commas.
    private struct Group {
        let open: Int
        let close: Int
        let arguments: [Range<Int>]

        var length: Int { close - open }
    }

    /// A declaration's parameters; else the outermost brackets with the most between them.
    private var groupToBreak: Group? {
        let groups = outermostGroups.filter { !$0.arguments.isEmpty }
        if isFunction { return groups.first }
        return groups.max { $0.length < $1.length }
    }

    private var isFunction: Bool {
        let words = bytes.split(separator: UInt8(ascii: " ")).prefix(8)
        return words.contains { $0.elementsEqual("func".utf8) || $0.starts(with: "init(".utf8) || $0.starts(with: "subscript(".utf8) }
    }

    private var outermostGroups: [Group] {
        var groups: [Group] = []
        var scanner = BracketScanner(bytes)
        var open = 0
        var commas: [Int] = []
        while let event = scanner.next() {
            switch event {
            case .open(let offset, depth: 1):
                open = offset
                commas = []
            case .comma(let offset, depth: 1): commas.append(offset)
            case .close(let offset, depth: 1) where bytes[offset] == UInt8(ascii: ")") && !isAttribute(before: open):
                groups.append(Group(open: open, close: offset, arguments: arguments(from: open, to: offset, commas: commas)))
            default: break
            }
        }
        return groups
    }

    private func arguments(from open: Int, to close: Int, commas: [Int]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = open + 1
        for end in commas + [close] {
            var range = start..<end
            while let first = range.first, bytes[first] == UInt8(ascii: " ") { range = (first + 1)..<range.upperBound }
            if !range.isEmpty { ranges.append(range) }
            start = end + 1
        }
        return ranges
    }

    /// `@available(…)` belongs together.
    private func isAttribute(before open: Int) -> Bool {
        let name = bytes[..<open].reversed().prefix { $0.isIdentifierPart }
        let at = open - name.count - 1
        return at >= 0 && bytes[at] == UInt8(ascii: "@")
    }
}

/// Finds brackets and commas in a line of Swift, outside string literals.
private struct BracketScanner {
    enum Event {
        case open(Int, depth: Int)
        case close(Int, depth: Int)
        case comma(Int, depth: Int)
    }

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    private var angles: [Int] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Event? {
        while index < bytes.count {
            let offset = index
            let byte = bytes[offset]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                return .open(offset, depth: depth)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                angles.removeAll { $0 > depth }
                return .close(offset, depth: depth + 1)
            case UInt8(ascii: "<") where offset > 0 && bytes[offset - 1].isIdentifierPart: angles.append(depth)
            case UInt8(ascii: ">") where offset > 0 && bytes[offset - 1] != UInt8(ascii: "-"):
                if angles.last == depth { angles.removeLast() }
            case UInt8(ascii: ",") where angles.last != depth: return .comma(offset, depth: depth)
            default: break
            }
        }
        return nil
    }

    private mutating func skipString() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
    }
}

extension UInt8 {
    fileprivate var isIdentifierPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

extension [UInt8] {
    /// Continuation bytes do not count.
    fileprivate var characterCount: Int {
        count { $0 & 0xC0 != 0x80 }
    }
}
