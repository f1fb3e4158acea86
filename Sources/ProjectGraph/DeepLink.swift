package import Diagnostics

/// The link that opens a module: a path and a query, in which some values are the module's parameters.
package struct DeepLink: Sendable {
    /// A value that stands in a link: always the same text, percent-escapes decoded, or one of the module's parameters.
    package enum Value: Sendable {
        case literal(String)
        case parameter(LinkParameter)
    }

    /// As the spec writes it.
    package let path: String
    package let segments: [Value]
    package let query: [(name: String, value: Value)]
    /// Those that the link carries, in the module's order.
    package let parameters: [Parameter]
    package let range: SourceRange
}

/// A parameter of a module, as a link carries it.
package struct LinkParameter: Sendable {
    package let parameter: Parameter
    package let text: LinkText
}

extension DeepLink.Value {
    /// How much it says of a URL; where two links match one URL, the smaller rank wins.
    package var rank: Int {
        switch self {
        case .literal: 0
        case .parameter(let parameter): parameter.text.rank
        }
    }

    var literal: String? {
        if case .literal(let text) = self { text } else { nil }
    }
}
