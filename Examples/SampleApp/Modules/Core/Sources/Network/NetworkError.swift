import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The failure of a request.
public nonisolated enum NetworkError: Error, Equatable {
    /// The base URL is not an HTTP URL, or the path can't be appended to it.
    case invalidURL(String)
    /// There is no connection to the server, or it is not secure. For example, the device is offline.
    case unreachable(URLError.Code)
    /// The connection was closed before the response was complete, or the transfer stopped for another reason.
    case connectionLost
    case timedOut
    /// The body of the response is larger than the limit in bytes.
    case tooLarge(limit: Int)
    /// The status of the response is not 200 to 299.
    case rejected(status: Int, body: Data)
    /// The body of the response is not the expected JSON.
    case undecodable(reason: String)
    /// The server doesn't answer with HTTP, or its answer can't be used. For example, there are too many redirects.
    case notHTTP

    init(_ error: URLError) {
        switch error.code {
        case .badURL: self = .invalidURL(error.failingURL?.absoluteString ?? "")
        case .timedOut: self = .timedOut
        case .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .notConnectedToInternet, .dataNotAllowed,
            .internationalRoamingOff, .callIsActive, .secureConnectionFailed, .serverCertificateUntrusted,
            .serverCertificateHasBadDate, .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot,
            .clientCertificateRejected, .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            self = .unreachable(error.code)
        // The client only sends HTTP. Linux reports a response that is not HTTP as `unsupportedURL`.
        case .cannotParseResponse, .unsupportedURL, .httpTooManyRedirects, .redirectToNonExistentLocation,
            .cannotDecodeRawData, .cannotDecodeContentData, .dataLengthExceedsMaximum:
            self = .notHTTP
        // Linux reports an empty response as `badServerResponse` and other interruptions as `unknown`.
        default: self = .connectionLost
        }
    }
}

nonisolated extension NetworkError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .invalidURL:
            NSLocalizedString("The address is not valid.", comment: "Network error")
        case .unreachable:
            NSLocalizedString("The server can't be reached. Check your connection.", comment: "Network error")
        case .connectionLost:
            NSLocalizedString("The connection was lost. Try again.", comment: "Network error")
        case .timedOut:
            NSLocalizedString("The server took too long to answer. Try again.", comment: "Network error")
        case .tooLarge:
            NSLocalizedString("The response is too large.", comment: "Network error")
        case .rejected(let status, _):
            String(
                format: NSLocalizedString("The server rejected the request (%ld).", comment: "Network error: status"),
                status
            )
        case .undecodable, .notHTTP:
            NSLocalizedString("The server's response can't be read.", comment: "Network error")
        }
    }
}
