enum TagName: String, CaseIterable {
    case `if`, elif, `else`, endif
    case unless, ifnot, endunless
    case `for`, endfor, `break`, `continue`
    case set, endset, with, endwith
    case macro, endmacro, call
    case include, `import`
    case extends, block, endblock
    case filter, endfilter, indent, endindent
    case raw, endraw, error

    /// The tag that ends the body which this one begins.
    var end: TagName? { TagName(rawValue: self == .ifnot ? "endif" : "end\(rawValue)") }

    /// Text in its body is not text of the line that it stands in.
    var hidesBody: Bool { self == .set || self == .macro || self == .block }

    var isEnd: Bool { rawValue.hasPrefix("end") }

    /// Stands between the beginning and the end of a body.
    var isMiddle: Bool { self == .else || self == .elif }
}

extension [Token] {
    /// The tag that a piece's tokens begin with; nil for one that there isn't.
    func tagName(of piece: Piece, in bytes: [UInt8]) -> TagName? {
        let first = self[piece.tokens.lowerBound]
        guard first.kind == .name, first.range.count <= 9 else { return nil }
        return TagName(rawValue: String(decoding: bytes[first.range], as: UTF8.self))
    }

    /// Whether a tag begins a body; `set x = e` doesn't.
    func beginsBody(_ tag: TagName, _ piece: Piece) -> Bool {
        let hasValue = piece.tokens.count > 3 && self[piece.tokens.lowerBound + 2].kind != .pipe
        return tag.end != nil && !(tag == .set && hasValue)
    }
}
