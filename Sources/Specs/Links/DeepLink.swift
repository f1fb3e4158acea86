package import Diagnostics

/// The link that opens a module or flow: a path and a query, which can contain parameters.
package struct DeepLink: Sendable {
    /// A value in a link: a literal text with percent-escapes decoded, or a parameter.
    package enum Value: Sendable {
        case literal(String)
        case parameter(Parameter, text: LinkValueType)
    }

    package let destination: ModuleSignature
    /// The module or flow to show first, unless it is on top already.
    package var over: ModuleSignature?
    /// The path as written in the spec.
    package let path: String
    package let segments: [Value]
    package let query: [(name: String, value: Value)]
    /// The parameters in the link, in the order of the destination.
    package let parameters: [Parameter]
    package let range: SourceRange
}

extension DeepLink.Value {
    /// The precedence of the value: if two links match a URL, the smaller rank wins.
    package var rank: Int {
        switch self {
        case .literal: 0
        case .parameter(_, let text): text.rank
        }
    }

    package var literal: String? {
        if case .literal(let text) = self { text } else { nil }
    }

    /// Returns whether a URL with the text in the place of this value can match.
    func canBe(_ text: String) -> Bool {
        switch self {
        case .literal(let own): own == text
        case .parameter(_, let type): type.mayRead(text)
        }
    }

    package var carried: (parameter: Parameter, text: LinkValueType)? {
        if case .parameter(let parameter, let text) = self { (parameter, text) } else { nil }
    }
}
