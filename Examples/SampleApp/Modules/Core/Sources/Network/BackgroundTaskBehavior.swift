import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The part of `UIApplication` that runs background tasks.
@MainActor
public protocol BackgroundTaskRunner: AnyObject {
    /// Returns the identifier of a new background task, or nil if the app can't run in the background.
    ///
    /// - Parameter expirationHandler: Must end the task before it returns.
    func beginBackgroundTask(
        name: String,
        expirationHandler: @escaping @MainActor @Sendable () -> Void
    ) -> Int?

    func endBackgroundTask(identifier: Int)
}

/// A behavior that gives requests time to finish when the app enters the background.
///
/// There is one background task while any request runs. After the system has ended it, the next request begins another.
@MainActor
public final class BackgroundTaskBehavior: RequestBehavior {
    private let runner: any BackgroundTaskRunner
    private var requestCount = 0
    private var identifier: Int?

    public init(runner: any BackgroundTaskRunner) {
        self.runner = runner
    }

    // The methods repeat `@MainActor` because those of the protocol are `nonisolated`.

    @MainActor
    public func beforeSend(_ request: URLRequest) async {
        requestCount += 1
        guard identifier == nil else { return }
        identifier = runner.beginBackgroundTask(name: "Network requests") { [weak self] in self?.endBackgroundTask() }
    }

    @MainActor
    public func afterSuccess(_ result: any Sendable) async {
        requestDidEnd()
    }

    @MainActor
    public func afterFailure(_ error: any Error) async {
        requestDidEnd()
    }

    private func requestDidEnd() {
        requestCount -= 1
        if requestCount == 0 { endBackgroundTask() }
    }

    private func endBackgroundTask() {
        guard let identifier else { return }
        self.identifier = nil
        runner.endBackgroundTask(identifier: identifier)
    }
}
