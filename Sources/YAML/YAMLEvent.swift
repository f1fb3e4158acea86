import Diagnostics

/// An event of libyaml, with UTF-8 offsets into the source file.
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
    var anchor: String?
    var tag: String?
    /// The start according to libyaml. If the node has an anchor or a tag, it is the start of the first of them.
    let start: Int
    /// The end according to libyaml. For a block collection, it is the start of the next token.
    let end: Int

    var style: YAMLScalar.Style? {
        if case .scalar(_, let style) = kind { style } else { nil }
    }

    var isList: Bool {
        if case .sequenceStart = kind { true } else { false }
    }

    var isFlow: Bool { kind == .sequenceStart(isFlow: true) || kind == .mappingStart(isFlow: true) }
}
