public struct Text: Equatable, Sendable {
    let string: String

    public init(verbatim content: String) {
        string = content
    }

    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        string = String(content)
    }

    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        string = key.string
    }

    public func bold() -> Text { self }
    public func italic() -> Text { self }
    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.string + rhs.string) }
}

extension Text: Primitive {
    func render(in context: Context) {
        context.output.elements.append(Element(texts: [string], title: string))
    }
}

/// Nothing is localized here: the key is the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let string: String

    public init(_ value: String) {
        string = value
    }

    public init(stringLiteral value: String) {
        string = value
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        string = stringInterpolation.string
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var string = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { string += literal }
        public mutating func appendInterpolation(_ string: String) { self.string += string }
        public mutating func appendInterpolation(_ text: Text) { string += text.string }
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { string += "\(value)" }
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            string += String(format: specifier, value._arg)
        }
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            string += format.format(input)
        }
    }
}

@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

@available(*, unavailable)
extension LocalizedStringKey.StringInterpolation: Sendable {}

public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
}

extension Int: _FormatSpecifiable { public var _arg: Int64 { Int64(self) } }
extension Int32: _FormatSpecifiable { public var _arg: Int32 { self } }
extension Int64: _FormatSpecifiable { public var _arg: Int64 { self } }
extension UInt: _FormatSpecifiable { public var _arg: UInt64 { UInt64(self) } }
extension Float: _FormatSpecifiable { public var _arg: Float { self } }
extension Double: _FormatSpecifiable { public var _arg: Double { self } }
extension CGFloat: _FormatSpecifiable { public var _arg: CGFloat { self } }
