import Core

nonisolated final class FeedbackService {
    // MARK: - Properties
    private let httpClient: any HTTPClient

    // MARK: - Lifecycle
    init(httpClient: any HTTPClient) {
        self.httpClient = httpClient
    }
}

// MARK: - FeedbackServicing
nonisolated extension FeedbackService: FeedbackServicing {
    func send(text: String, wantsAnswer: Bool) async throws {
        let feedback = RemoteFeedback(text: text, wantsAnswer: wantsAnswer)
        try await httpClient.send(Request<Void>(.post, "/feedback", json: feedback))
    }
}

/// A message to the makers of the app, as the server reads it.
nonisolated struct RemoteFeedback: Codable {
    let text: String
    let wantsAnswer: Bool
}
