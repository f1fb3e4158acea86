import Testing
import UIKit

@testable import App

@MainActor
struct LoginTests {
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
        var states: [Int] = []
        store.observe { states.append($0) }
        store.send(1)
        while store.state < 111 { await Task.yield() }
        #expect(states == [0, 1, 11, 111])
    }

    @Test func effectsStopWithTheirStore() async {
        var isCancelled = false
        var store: Store<Int, Int>? = Store(0) { _, _ in
            .run { _ in
                do { try await Task.sleep(for: .seconds(60)) } catch { isCancelled = true }
            }
        }
        store?.send(1)
        await Task.yield()
        store = nil
        while !isCancelled { await Task.yield() }
        #expect(isCancelled)
    }
}
