/// The tags of the language.
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
    var end: TagName? {
        switch self {
        case .if, .ifnot: .endif
        case .unless: .endunless
        case .for: .endfor
        case .set: .endset
        case .with: .endwith
        case .macro: .endmacro
        case .block: .endblock
        case .filter: .endfilter
        case .indent: .endindent
        case .raw: .endraw
        default: nil
        }
    }

    /// Whether a tag ends the body which this one begins: Stencil's `ifnot` ends as an `if` does.
    func isEnded(by tag: TagName) -> Bool {
        end == tag || self == .ifnot && tag == .endunless
    }

    /// Text in its body is not text of the line that it stands in.
    var hidesBody: Bool {
        self == .set || self == .macro || self == .block
    }

    var isEnd: Bool {
        rawValue.hasPrefix("end")
    }

    /// Stands between the beginning and the end of a body.
    var isMiddle: Bool {
        self == .else || self == .elif
    }
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
        tag.end != nil && !(tag == .set && piece.tokens.contains { self[$0].kind == .assign })
    }
}
