/// The white space before a line of Swift.
struct Indentation {
    let bytes: [UInt8]

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    init(spaces: Int) {
        bytes = Array(repeating: UInt8(ascii: " "), count: spaces)
    }

    /// In columns.
    var width: Int {
        bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? SwiftLayout.tabWidth : 1) }
    }

    static func + (left: Indentation, right: Indentation) -> Indentation {
        Indentation(left.bytes + right.bytes)
    }

    /// Returns one level of the indentation of a text: what its first indented line after an opening bracket has more
    /// than the line with the bracket. Four spaces if there is no such line.
    static func level(of text: [UInt8]) -> Indentation {
        var opening: Indentation?
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let blanks = line.indentation
            let code = line.dropFirst(blanks.count)
            guard let last = code.last(where: { !$0.isBlank }), !code.isCommentOrDirective else { continue }
            if let opening, blanks.count > opening.bytes.count, blanks.starts(with: opening.bytes) {
                return Indentation(blanks.dropFirst(opening.bytes.count))
            }
            opening = last.opensLevel ? Indentation(blanks) : nil
        }
        return Indentation(spaces: SwiftLayout.tabWidth)
    }
}

/// Gives the lines of a file the indentation of the project, whatever its templates are indented with.
///
/// A line that is indented more than the line before begins a level, of any width.
struct Reindentation {
    private let level: Int
    /// The levels around the current line, by their widths in the text and in the result.
    private var levels = [(written: 0, result: 0)]
    private var isAfterOpening = false

    /// - Parameter level: the spaces of one level.
    init(level: Int) {
        self.level = level
    }

    /// Returns the new indentation of the next line.
    mutating func indentation(_ written: Indentation, of code: ArraySlice<UInt8>) -> Indentation {
        let width = written.width
        if code.isCommentOrDirective {
            // These may have any indentation, so they neither begin nor end a level.
            let outer = levels.last { $0.written <= width } ?? (0, 0)
            return Indentation(spaces: outer.result + columns(width - outer.written))
        }
        while let last = levels.last, last.written > width, levels.count > 1 { levels.removeLast() }
        let outer = levels.last ?? (0, 0)
        let result = outer.result + columns(width - outer.written)
        if width > outer.written { levels.append((width, result)) }
        isAfterOpening = code.last { !$0.isBlank }?.opensLevel ?? false
        return Indentation(spaces: result)
    }

    /// The new width of additional indentation. An odd number of spaces aligns a line with the one above.
    private func columns(_ written: Int) -> Int {
        if written == 0 { return 0 }
        if isAfterOpening { return level }
        return written.isMultiple(of: 2) ? max(1, written / SwiftLayout.tabWidth) * level : written
    }
}

extension UInt8 {
    var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
    }

    fileprivate var opensLevel: Bool {
        [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ":")].contains(self)
    }
}

extension ArraySlice<UInt8> {
    /// The spaces and tabs at the beginning.
    var indentation: ArraySlice<UInt8> {
        prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    fileprivate var isCommentOrDirective: Bool {
        first == UInt8(ascii: "#") || starts(with: "//")
    }
}
