import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

nonisolated extension Request {
    func urlRequest(baseURL: URL, additionalHeaders: [String: String]) throws -> URLRequest {
        var urlRequest = URLRequest(url: try url(baseURL: baseURL))
        urlRequest.httpMethod = method.rawValue
        for (name, value) in additionalHeaders { urlRequest.setValue(value, forHTTPHeaderField: name) }
        if let body {
            urlRequest.httpBody = try body.encode()
            urlRequest.setValue(body.contentType, forHTTPHeaderField: "Content-Type")
        }
        for (name, value) in headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        return urlRequest
    }

    private func url(baseURL: URL) throws -> URL {
        guard
            ["http", "https"].contains(baseURL.scheme?.lowercased()),
            var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true),
            components.host?.isEmpty == false
        else { throw NetworkError.invalidURL(baseURL.absoluteString) }

        if !path.isEmpty {
            let basePath = components.percentEncodedPath
            components.percentEncodedPath =
                (basePath.hasSuffix("/") ? String(basePath.dropLast()) : basePath)
                + (path.hasPrefix("/") ? "" : "/") + path.percentEncodedPath
        }
        let items = query.map { item in
            item.name.percentEncodedQueryPart + (item.value.map { "=" + $0.percentEncodedQueryPart } ?? "")
        }
        if !items.isEmpty {
            let baseItems = [components.percentEncodedQuery ?? ""].filter { !$0.isEmpty }
            components.percentEncodedQuery = (baseItems + items).joined(separator: "&")
        }
        guard let url = components.url else { throw NetworkError.invalidURL(path) }
        return url
    }
}

nonisolated extension String {
    fileprivate var percentEncodedPath: String {
        let percentWithoutEscape = #/%(?![0-9A-Fa-f]{2})/#.matchingSemantics(.unicodeScalar)
        return replacing(percentWithoutEscape, with: "%25")
            .percentEncoded(except: .urlPathAllowed.union(CharacterSet(charactersIn: "%;")))
    }

    /// The name or value of a query item. Many servers read `+` as a space, so it is encoded too.
    fileprivate var percentEncodedQueryPart: String {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        return percentEncoded(except: CharacterSet(charactersIn: letters + "0123456789-._~"))
    }

    private func percentEncoded(except allowed: CharacterSet) -> String {
        // Nil is only for strings that are not valid Unicode. A Swift string always is.
        addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}
