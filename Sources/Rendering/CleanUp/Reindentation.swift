/// The conversion of a file's indentation to the indentation of the project. The templates can have any indentation.
///
/// A line with more indentation than the line before begins a level, whatever the difference is.
struct Reindentation {
    private let level: Int
    /// The widths of the levels around the current line, in the text and in the result.
    private var levels = [(written: 0, result: 0)]
    private var isAfterOpening = false

    init(level: Int) {
        self.level = level
    }

    /// Returns the new indentation of the next line.
    mutating func indentation(width: Int, of code: ArraySlice<UInt8>) -> [UInt8] {
        if code.isCommentOrDirective {
            // These may have any indentation, so they neither begin nor end a level.
            let outer = levels.last { $0.written <= width } ?? (0, 0)
            return [UInt8](spaces: outer.result + columns(width - outer.written))
        }
        while let last = levels.last, last.written > width, levels.count > 1 { levels.removeLast() }
        let outer = levels.last ?? (0, 0)
        let result = outer.result + columns(width - outer.written)
        if width > outer.written { levels.append((width, result)) }
        isAfterOpening = code.last { !$0.isBlank }?.opensLevel ?? false
        return [UInt8](spaces: result)
    }

    /// Returns the new width of additional indentation. An odd number of spaces is kept, because it aligns a line with the line above.
    private func columns(_ written: Int) -> Int {
        if written == 0 { return 0 }
        if isAfterOpening { return level }
        return written.isMultiple(of: 2) ? max(1, written / SwiftLayout.tabWidth) * level : written
    }
}

extension UInt8 {
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r") }

    fileprivate var opensLevel: Bool {
        [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ":")].contains(self)
    }
}

extension ArraySlice<UInt8> {
    var indentation: ArraySlice<UInt8> { prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    fileprivate var isCommentOrDirective: Bool { first == UInt8(ascii: "#") || starts(with: "//") }
}

extension Collection<UInt8> {
    var columns: Int { reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? SwiftLayout.tabWidth : 1) } }
}

extension [UInt8] {
    init(spaces: Int) {
        self.init(repeating: UInt8(ascii: " "), count: spaces)
    }

    /// One level of the text's indentation: the additional indentation of the first indented line after a line that ends with an opening
    /// bracket or a colon. Four spaces if there is no such line.
    var levelOfIndentation: [UInt8] {
        var opening: ArraySlice<UInt8>?
        for line in split(separator: UInt8(ascii: "\n")) {
            let blanks = line.indentation
            let code = line.dropFirst(blanks.count)
            guard let last = code.last(where: { !$0.isBlank }), !code.isCommentOrDirective else { continue }
            if let opening, blanks.count > opening.count, blanks.starts(with: opening) {
                return Array(blanks.dropFirst(opening.count))
            }
            opening = last.opensLevel ? blanks : nil
        }
        return [UInt8](spaces: SwiftLayout.tabWidth)
    }
}
