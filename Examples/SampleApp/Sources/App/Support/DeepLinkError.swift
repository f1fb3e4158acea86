import Foundation

/// Why a URL is no link into the app, or a link can't be written as a URL.
nonisolated enum DeepLinkError: Error, Equatable {
    /// No link has this path.
    case noMatch(URL)
    case missing(parameter: String)
    /// Of a value that there can be only one of.
    case repeated(parameter: String)
    case invalid(parameter: String, value: String, expected: String)
}

nonisolated extension DeepLinkError: CustomStringConvertible {
    var description: String {
        switch self {
        case .noMatch(let url): "no link of the app leads to \(url)"
        case .missing(let parameter): "the link does not say what `\(parameter)` is"
        case .repeated(let parameter): "the link says more than once what `\(parameter)` is"
        case .invalid(let parameter, let value, let expected): "`\(parameter)` is \(expected), and not `\(value)`"
        }
    }
}
