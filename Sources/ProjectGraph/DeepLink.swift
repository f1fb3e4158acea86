package import Diagnostics

/// The link that opens a module or flow: a path and a query, in which some values are its parameters.
package struct DeepLink: Sendable {
    /// A value that stands in a link: always the same text, percent-escapes decoded, or one of the parameters.
    package enum Value: Sendable {
        case literal(String)
        case parameter(LinkParameter)
    }

    package let destination: ModuleSignature
    /// The module or flow that is shown first, unless it is on top already.
    package var over: ModuleSignature?
    /// As the spec writes it.
    package let path: String
    package let segments: [Value]
    package let query: [(name: String, value: Value)]
    /// Those that the link carries, in the order of the destination.
    package let parameters: [Parameter]
    package let range: SourceRange
}

/// A parameter of a module or flow, as a link carries it.
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
