package import Diagnostics

/// A YAML document as a tree in which every key and value has its range. Aliases and merge keys are resolved; order is as written.
package enum YAMLNode: Sendable {
    case scalar(YAMLScalar)
    case sequence(YAMLSequence)
    case mapping(YAMLMapping)
    /// A value that could not be read and has been reported: later stages say nothing more of it.
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
    /// An explicit tag as written (`!!str`), resolved to its full form by libyaml.
    package let tag: String?
    /// The scalar as written, quotes and block header included.
    package let range: SourceRange

    package var text: String { content.text }

    /// Nothing was written, or `~` or `null` without quotes; under a tag only if that is `!!null`.
    package var isNull: Bool {
        style == .plain && ["", "~", "null", "Null", "NULL"].contains(text)
            && (tag == nil || tag == Self.coreTags + "null")
    }

    /// A tag or an anchor without a value after it, where the text itself may have been meant: Swift's `!flag` and `&value`.
    ///
    /// YAML's own tags are meant as tags: `!!str` alone is an empty text.
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

    /// In the order of the source; what a merge key (`<<`) brings stands at its end, unless the mapping has that key itself.
    package let entries: [Entry]
    package let range: SourceRange
}
