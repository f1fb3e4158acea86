import Foundation
import Testing

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
final class TestBackgroundTaskRunner: BackgroundTaskRunner {
    private(set) var log: [String] = []
    private(set) var handlers: [Int: @MainActor @Sendable () -> Void] = [:]
    private var lastIdentifier = 0
    var isAvailable = true

    func beginBackgroundTask(name: String, expirationHandler: @escaping @MainActor @Sendable () -> Void) -> Int? {
        guard isAvailable else { return nil }
        lastIdentifier += 1
        log.append("begin \(lastIdentifier)")
        handlers[lastIdentifier] = expirationHandler
        return lastIdentifier
    }

    func endBackgroundTask(identifier: Int) {
        log.append("end \(identifier)")
        handlers[identifier] = nil
    }
}

@MainActor
struct BackgroundTaskTests {
    private let runner = TestBackgroundTaskRunner()
    private let behavior: BackgroundTaskBehavior
    private let request = URLRequest(url: testURL)

    init() {
        behavior = BackgroundTaskBehavior(runner: runner)
    }

    @Test
    func oneTaskRunsWhileAnyRequestRuns() async {
        await behavior.beforeSend(request)
        await behavior.beforeSend(request)
        await behavior.afterSuccess(())
        #expect(runner.log == ["begin 1"])
        await behavior.afterFailure(CancellationError())
        #expect(runner.log == ["begin 1", "end 1"])
        await behavior.beforeSend(request)
        #expect(runner.log == ["begin 1", "end 1", "begin 2"])
    }

    @Test
    func expiredTaskEndsAndTheNextRequestBeginsAnother() async {
        await behavior.beforeSend(request)
        runner.handlers[1]?()
        #expect(runner.log == ["begin 1", "end 1"])
        await behavior.beforeSend(request)
        await behavior.afterSuccess(())
        #expect(runner.log == ["begin 1", "end 1", "begin 2"])
        await behavior.afterSuccess(())
        #expect(runner.log == ["begin 1", "end 1", "begin 2", "end 2"])
    }

    @Test
    func expiredTaskIsEndedOnce() async {
        await behavior.beforeSend(request)
        runner.handlers[1]?()
        await behavior.afterSuccess(())
        #expect(runner.log == ["begin 1", "end 1"])
    }

    @Test
    func nothingEndsIfNoTaskBegan() async {
        runner.isAvailable = false
        await behavior.beforeSend(request)
        await behavior.afterSuccess(())
        #expect(runner.log.isEmpty)
    }

    @Test
    func everyTaskOfAThousandRequestsEnds() async {
        let session = NetworkSessionStub()
        session.answer(.get, "/json", .status(200))
        let client = NetworkClient(baseURL: testURL, session: session, behavior: behavior)
        _ = await results(of: 1000) { try await client.send(Request<Void>(.get, "/json")) }
        #expect(runner.handlers.isEmpty)
        #expect(!runner.log.isEmpty)
    }
}
