import Testing

@testable import App
@testable import Kit

/// `Kit` and `App` can have different default isolations.
nonisolated struct ReleaseTests {
    @Test func subclassesOfAnotherTargetAreReleasedOnAnyThread() async {
        await release { TickerPresenter(interactor: TickerInteractorMock()) }
        await release { TickerInteractor(router: TickerRouterMock()) }
        await release { TickerRouterMock() }
    }

    private func release<Object: AnyObject & Sendable>(_ make: @escaping @MainActor @Sendable () -> Object) async {
        await Task.detached { _ = await make() }.value
    }
}
