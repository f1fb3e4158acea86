import Foundation

/// Puts the URL of a link together, so that `LinkReader` reads the same link from it.
@MainActor
struct LinkWriter {
    // With percent-escapes.
    private var segments: [String] = []
    private var items: [URLQueryItem] = []

    mutating func path(_ text: String) {
        segments.append(Self.escaped(text))
    }

    /// A part of a path can't be empty.
    mutating func segment<Value>(_ value: Value, of parameter: String, _ form: LinkForm<Value>) throws(DeepLinkError) {
        let text = try Self.text(value, of: parameter, form)
        guard !text.isEmpty else {
            throw .invalid(parameter: parameter, value: "", expected: "a text that is not empty")
        }
        path(text)
    }

    mutating func segment<Value>(_ value: Value?, of parameter: String, _ form: LinkForm<Value>) throws(DeepLinkError) {
        guard let value else { throw .missing(parameter: parameter) }
        try segment(value, of: parameter, form)
    }

    mutating func query(_ name: String, _ text: String?) {
        items.append(URLQueryItem(name: Self.escaped(name), value: text.map(Self.escaped)))
    }

    mutating func one<Value>(
        _ name: String,
        _ value: Value,
        of parameter: String,
        _ form: LinkForm<Value>
    ) throws(DeepLinkError) {
        query(name, try Self.text(value, of: parameter, form))
    }

    /// - Parameter isDefault: whether nil is what a link without the item means.
    mutating func optional<Value>(
        _ name: String,
        _ value: Value?,
        of parameter: String,
        _ form: LinkForm<Value>,
        isDefault: Bool = true
    ) throws(DeepLinkError) {
        if let value {
            try one(name, value, of: parameter, form)
        } else if !isDefault {
            query(name, nil)
        }
    }

    /// - Parameter isDefault: whether an empty list is what a link without the item means.
    mutating func list<Value>(
        _ name: String,
        _ values: [Value],
        of parameter: String,
        _ form: LinkForm<Value>,
        isDefault: Bool = true
    ) throws(DeepLinkError) {
        for value in values { try one(name, value, of: parameter, form) }
        if values.isEmpty, !isDefault { query(name, nil) }
    }

    /// Behind the scheme, host and path of `base`; without one, a path and a query.
    func url(base: URL?) throws(DeepLinkError) -> URL {
        var parts = base.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) } ?? URLComponents()
        let start = parts.percentEncodedPath.split(separator: "/").map(String.init)
        parts.percentEncodedPath = "/" + (start + segments).joined(separator: "/")
        parts.percentEncodedQueryItems = items.isEmpty ? nil : items
        parts.fragment = nil
        guard let url = parts.url else {
            throw .invalid(
                parameter: "base",
                value: base?.absoluteString ?? "",
                expected: "a URL that a path can follow"
            )
        }
        return url
    }
}

extension LinkWriter {
    private static func text<Value>(
        _ value: Value,
        of parameter: String,
        _ form: LinkForm<Value>
    ) throws(DeepLinkError) -> String {
        if let text = form.write(value) { return text }
        throw .invalid(parameter: parameter, value: "\(value)", expected: form.expected)
    }

    private static func escaped(_ text: String) -> String {
        let literal = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~@:,"
        )
        let escaped = text.addingPercentEncoding(withAllowedCharacters: literal) ?? text
        // Alone in a path, they lead to other folders.
        return [".", ".."].contains(escaped) ? escaped.replacing(".", with: "%2E") : escaped
    }
}
