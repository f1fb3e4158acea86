import Diagnostics

/// What libyaml reports, with UTF-8 offsets into the source file.
struct YAMLEvent {
    enum Kind: Equatable {
        case documentStart
        case documentEnd
        case alias(name: String)
        case scalar(text: String, style: YAMLScalar.Style)
        case sequenceStart(isFlow: Bool)
        case sequenceEnd
        case mappingStart(isFlow: Bool)
        case mappingEnd
    }

    let kind: Kind
    /// The name after `&`.
    var anchor: String?
    var tag: String?
    /// As libyaml has it: an anchor or tag in front belongs to the event, and a block collection begins there too.
    let start: Int
    /// As libyaml has it: the end of a block collection is where the next token begins.
    let end: Int

    /// Nil for all but scalars.
    var style: YAMLScalar.Style? {
        if case .scalar(_, let style) = kind { style } else { nil }
    }

    /// It has a tag that is not one of YAML's own.
    var hasUnknownTag: Bool { tag.map { !$0.hasPrefix(YAMLScalar.coreTags) } ?? false }

    /// It begins a list.
    var isList: Bool {
        if case .sequenceStart = kind { true } else { false }
    }

    /// It begins a collection between brackets.
    var isFlow: Bool { kind == .sequenceStart(isFlow: true) || kind == .mappingStart(isFlow: true) }
}
