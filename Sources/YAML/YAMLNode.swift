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

    package init(content: LocatedText, style: Style, tag: String?, range: SourceRange) {
        self.content = content
        self.style = style
        self.tag = tag
        self.range = range
    }

    package var text: String {
        content.text
    }

    /// Nothing was written, or `~` or `null` without quotes.
    package var isNull: Bool {
        style == .plain && ["", "~", "null", "Null", "NULL"].contains(text)
    }
}

package struct YAMLSequence: Sendable {
    package let items: [YAMLNode]
    package let range: SourceRange

    package init(items: [YAMLNode], range: SourceRange) {
        self.items = items
        self.range = range
    }
}

package struct YAMLMapping: Sendable {
    package struct Entry: Sendable {
        package let key: YAMLNode
        package let value: YAMLNode

        package init(key: YAMLNode, value: YAMLNode) {
            self.key = key
            self.value = value
        }
    }

    /// In the order of the source; what a merge key (`<<`) brings stands at its end, unless the mapping has that key itself.
    package let entries: [Entry]
    package let range: SourceRange

    package init(entries: [Entry], range: SourceRange) {
        self.entries = entries
        self.range = range
    }
}
