import Testing
import UIKit

@testable import App

@MainActor
private final class Record {
    var states: [Int] = []
    var isCancelled = false
}

@MainActor
struct LoginTests {
    private let record = Record()

    @Test func screenShowsTheState() {
        let environment = LoginEnvironment(
            authService: AuthServicingMock(),
            navigator: LoginNavigatingMock(),
            completion: { _ in }
        )
        let screen = LoginModule.makeViewController(environment: environment, email: "a")
        screen.loadViewIfNeeded()
        #expect(screen is LoginViewController)
    }

    @Test func effectsSendActions() async {
        let store = Store<Int, Int>(0) { state, action in
            state += action
            return action == 1 ? .merge(.run { $0(10) }, .run { $0(100) }) : .none
        }
        store.observe { [record] in record.states.append($0) }
        store.send(1)
        while store.state < 111 { await Task.yield() }
        #expect(record.states == [0, 1, 11, 111])
    }

    @Test func effectsStopWithTheirStore() async {
        var store: Store<Int, Int>? = Store(0) { [record] _, _ in
            .run { _ in
                do { try await Task.sleep(for: .seconds(60)) } catch { record.isCancelled = true }
            }
        }
        store?.send(1)
        await Task.yield()
        store = nil
        while !record.isCancelled { await Task.yield() }
        #expect(record.isCancelled)
    }
}
