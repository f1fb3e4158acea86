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

    /// The end tag of this tag. Nil if this tag has no body.
    var end: TagName? { TagName(rawValue: self == .ifnot ? "endif" : "end\(rawValue)") }

    /// Whether text in the body doesn't count as text of the line.
    var hidesBody: Bool { self == .set || self == .macro || self == .block }

    var isEnd: Bool { rawValue.hasPrefix("end") }

    /// Whether the tag is between the opening tag and the end tag of a body.
    var isMiddle: Bool { self == .else || self == .elif }
}

extension [Token] {
    /// Returns the tag of a piece, or nil if the tag is unknown.
    func tagName(of piece: Piece, in bytes: [UInt8]) -> TagName? {
        let first = self[piece.tokens.lowerBound]
        guard first.kind == .name, first.range.count <= 9 else { return nil }
        return TagName(rawValue: String(decoding: bytes[first.range], as: UTF8.self))
    }

    /// Returns whether a tag begins a body. `set x = e` has no body.
    func beginsBody(_ tag: TagName, _ piece: Piece) -> Bool {
        let hasValue = piece.tokens.count > 3 && self[piece.tokens.lowerBound + 2].kind != .pipe
        return tag.end != nil && !(tag == .set && hasValue)
    }
}
