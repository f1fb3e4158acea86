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
