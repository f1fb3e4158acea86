package import Diagnostics

/// A node of a YAML document. Every key and value has its range. Aliases and merge keys are resolved; entries keep their order.
package enum YAMLNode: Sendable {
    case scalar(YAMLScalar)
    case sequence(YAMLSequence)
    case mapping(YAMLMapping)
    /// A value that could not be read. It has been reported, so later stages report nothing about it.
    case invalid(SourceRange)

    package var range: SourceRange {
        switch self {
        case .scalar(let scalar): scalar.range
        case .sequence(let sequence): sequence.range
        case .mapping(let mapping): mapping.range
        case .invalid(let range): range
        }
    }
}

package struct YAMLScalar: Sendable {
    package enum Style: Sendable {
        case plain, singleQuoted, doubleQuoted, literal, folded
    }

    /// The value, with the place of each of its parts.
    package let content: LocatedText
    package let style: Style
    /// An explicit tag in its full form: `tag:yaml.org,2002:str` for `!!str`.
    package let tag: String?
    /// The range of the scalar, including its quotes or block header.
    package let range: SourceRange

    package var text: String { content.text }

    /// Whether the scalar is empty, or `~` or `null` without quotes. With a tag other than `!!null`, it is not null.
    package var isNull: Bool {
        style == .plain && ["", "~", "null", "Null", "NULL"].contains(text)
            && (tag == nil || tag == Self.coreTags + "null")
    }

    /// Whether a tag or an anchor has no value after it. The tag or anchor may be Swift code such as `!flag` or `&value`.
    ///
    /// Tags that YAML defines do not count: `!!str` alone is an empty text.
    var isLonelyProperty: Bool {
        style == .plain && text.isEmpty && range.start < range.end && !(tag ?? "").hasPrefix(Self.coreTags)
    }

    package static let coreTags = "tag:yaml.org,2002:"
}

package struct YAMLSequence: Sendable {
    package let items: [YAMLNode]
    package let range: SourceRange
}

package struct YAMLMapping: Sendable {
    package struct Entry: Sendable {
        package let key: YAMLNode
        package let value: YAMLNode
    }

    /// The entries in source order. Entries from merge keys (`<<`) come last, without the keys that the mapping has itself.
    package let entries: [Entry]
    package let range: SourceRange
}
