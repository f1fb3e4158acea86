import Foundation

@testable import App

/// A store whose token is refreshed by a closure.
nonisolated final class TestTokenStore: AuthTokenStore {
    private let stored: Locked<String?>
    private let count = Locked(0)
    private let refresh: @Sendable (Int) async throws -> String?

    /// - Parameter refresh: Returns the new token. Its parameter is the number of the refresh.
    init(_ token: String? = "old", refresh: @escaping @Sendable (Int) async throws -> String? = { _ in "new" }) {
        stored = Locked(token)
        self.refresh = refresh
    }

    var token: String? {
        get async throws { stored.current }
    }

    var refreshCount: Int { count.current }

    func set(_ token: String?) {
        stored.change { $0 = token }
    }

    func refreshToken() async throws {
        let number = count.change { count in
            count += 1
            return count
        }
        set(try await refresh(number))
    }
}

nonisolated struct RefreshFailure: Error, Equatable {
    let number: Int
}

/// Sends a request many times at once and returns the results.
nonisolated func results<Output: Sendable>(
    of count: Int,
    _ operation: @escaping @Sendable () async throws -> Output
) async -> [Result<Output, any Error>] {
    await withTaskGroup(of: Result<Output, any Error>.self) { group in
        for _ in 0..<count {
            group.addTask {
                do { return .success(try await operation()) } catch { return .failure(error) }
            }
        }
        return await group.reduce(into: []) { $0.append($1) }
    }
}
