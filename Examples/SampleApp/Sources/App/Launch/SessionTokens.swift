import Core

/// Keeps the token in memory, like the session that it belongs to.
actor SessionTokens {
    private(set) var token: String?
}

// MARK: - SessionTokenStoring
extension SessionTokens: SessionTokenStoring {
    func setToken(_ token: String?) {
        self.token = token
    }
}

// MARK: - AuthTokenStore
extension SessionTokens: AuthTokenStore {
    /// Removes the token, because the server has no request for a new one.
    func refreshToken() throws {
        token = nil
        throw SessionExpiredError()
    }
}

/// The server rejected the user's token. The user has to log in again.
nonisolated struct SessionExpiredError: Error {}
