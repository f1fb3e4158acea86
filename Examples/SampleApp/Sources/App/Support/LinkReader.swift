import Foundation

/// A URL taken apart into what links read: the parts of its path, and the items of its query.
///
/// A plus sign is a plus sign; a blank is `%20`. Items that a link does not know are left alone.
@MainActor
struct LinkReader {
    // As they stand in the URL, with their percent-escapes.
    private let segments: [Substring]
    private let items: [URLQueryItem]

    /// Whether the path has these parts, where nil stands for any, and the query these items.
    func matches(_ path: String?..., query: KeyValuePairs<String, String> = [:]) -> Bool {
        path.count == segments.count
            && zip(path, segments).allSatisfy { $0 == nil || $0 == $1.removingPercentEncoding }
            && query.allSatisfy { wanted in
                items(wanted.key).contains { ($0.value ?? "").removingPercentEncoding == wanted.value }
            }
    }
}

// MARK: - Values
extension LinkReader {
    func segment<Value>(_ place: Int, of parameter: String, _ form: LinkForm<Value>) throws(DeepLinkError) -> Value {
        try value(String(segments[place]), of: parameter, form)
    }

    func has(_ name: String) -> Bool {
        !items(name).isEmpty
    }

    func one<Value>(_ name: String, of parameter: String, _ form: LinkForm<Value>) throws(DeepLinkError) -> Value {
        let items = items(name)
        guard let item = items.first else { throw .missing(parameter: parameter) }
        guard items.count == 1 else { throw .repeated(parameter: parameter) }
        return try value(item.value ?? "", of: parameter, form)
    }

    /// Nil where the item is not there, or has not even an equals sign.
    func optional<Value>(
        _ name: String,
        of parameter: String,
        _ form: LinkForm<Value>
    ) throws(DeepLinkError) -> Value? {
        let items = items(name)
        if items.isEmpty || items.count == 1 && items[0].value == nil { return nil }
        return try one(name, of: parameter, form)
    }

    /// Empty where the item is not there, or has not even an equals sign.
    func list<Value>(_ name: String, of parameter: String, _ form: LinkForm<Value>) throws(DeepLinkError) -> [Value] {
        var values: [Value] = []
        for case let text? in items(name).map(\.value) { values.append(try value(text, of: parameter, form)) }
        return values
    }

    private func value<Value>(
        _ text: String,
        of parameter: String,
        _ form: LinkForm<Value>
    ) throws(DeepLinkError) -> Value {
        if let text = text.removingPercentEncoding, let value = form.read(text) { return value }
        throw .invalid(parameter: parameter, value: text.removingPercentEncoding ?? text, expected: form.expected)
    }

    private func items(_ name: String) -> [URLQueryItem] {
        items.filter { $0.name.removingPercentEncoding == name }
    }
}

// MARK: - URLs
extension LinkReader {
    /// The URL as it may be meant: what looks like a host in `sample://login` is the first part of a path, or else a host.
    static func readers(of url: URL, base: URL?) -> [LinkReader] {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return [] }
        let items = parts.percentEncodedQueryItems ?? []
        let path = segments(parts)
        if let base {
            guard let base = URLComponents(url: base, resolvingAgainstBaseURL: true), parts.isBehind(base) else {
                return []
            }
            let start = segments(base)
            guard path.starts(with: start) else { return [] }
            return [LinkReader(segments: Array(path.dropFirst(start.count)), items: items)]
        }
        let plain = LinkReader(segments: path, items: items)
        let isOfTheWeb = ["http", "https"].contains(parts.scheme?.lowercased())
        guard !isOfTheWeb, let host = parts.percentEncodedHost, !host.isEmpty else { return [plain] }
        return [LinkReader(segments: [host[...]] + path, items: items), plain]
    }

    private static func segments(_ parts: URLComponents) -> [Substring] {
        parts.percentEncodedPath.split(separator: "/")
    }
}

extension URLComponents {
    fileprivate func isBehind(_ base: URLComponents) -> Bool {
        scheme?.lowercased() == base.scheme?.lowercased()
            && (host ?? "").lowercased() == (base.host ?? "").lowercased()
            && port == base.port
    }
}
