/// A color is its name.
public final class UIColor: NSObject, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    public static let label = UIColor("label")
    public static let secondaryLabel = UIColor("secondaryLabel")
    public static let systemBackground = UIColor("systemBackground")
    public static let secondarySystemBackground = UIColor("secondarySystemBackground")
    public static let systemRed = UIColor("systemRed")
}

/// A font is its text style.
public final class UIFont: NSObject, Sendable {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    }

    private let style: TextStyle

    private init(_ style: TextStyle) {
        self.style = style
    }

    public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        UIFont(style)
    }
}
