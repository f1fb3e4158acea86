#if os(Linux)
    import AuthFeature
    import Core
    import UIKit

    @testable import App

    /// A result that finishes whoever asked for it, and what follows a result.
    @MainActor
    func checkResults() async {
        for (outer, inner) in [("push", "present"), ("present", "present"), ("present", "push"), ("push", "push")] {
            let stage = await Stage.begun()
            await stage.run("\(outer) login; \(inner) login2 from login")
            let (asking, asked) = (stage.find("login")!, stage.find("login2")!)
            asked.then = { asking.finish?() }
            asking.then = { stage.scenes[0].router.showTerms(from: nil, as: .push) }
            asked.finish?()
            await stage.settle()
            check(asked.finished == 1 && asking.finished == 1, "\(outer), \(inner): both finish, one after the other")
            check(stage.description == "about TermsViewController", "\(outer), \(inner): found \(stage.description)")
            check(stage.problems.isEmpty, "\(outer), \(inner): \(stage.problems)")
        }
    }

    /// A flow returns the result of its last screen, once, and is closed.
    @MainActor
    func checkFlowResult() async {
        for way in ["push", "present"] {
            let stage = await Stage.begun()
            await stage.run("\(way) checkout")
            let flow = stage.find("checkout")!
            var asked = 0
            if let coordinator = flow.coordinator as? CheckoutCoordinator {
                coordinator.showReceipt(from: flow.screen, as: .push) { _ in asked += 1 }
                await stage.settle()
                coordinator.receiptDidFinish(Receipt(number: 1, total: 7))
            }
            await stage.settle()
            check(stage.description == "about" && flow.finished == 1 && asked == 1, "\(way): returned once")
            check(stage.problems.isEmpty, "\(way): \(stage.problems)")
        }
    }

    /// The `async` form of a route: a value, or `CancellationError`; and a router whose screen is deallocated.
    @MainActor
    func checkAwaitedResults() async {
        let stage = await Stage.begun()
        let router = SettingsRouter(navigation: stage.scenes[0].router)
        router.viewController = stage.find("about")!.screen
        for isFinished in [true, false] {
            let waiting = Task { try await router.showHintForResult(text: "New") }
            await Task.yield()
            await stage.settle()
            let hint = stage.scenes[0].router.screens.all.lazy.compactMap { $0.viewController as? HintViewController }
                .first
            if isFinished { hint?.didTapOK() } else { _ = hint.map { stage.scenes[0].router.close($0) } }
            await stage.settle()
            switch await waiting.result {
            case .success(let value): check(isFinished && value, "a result that is waited for")
            case .failure(let error):
                check(!isFinished && error is CancellationError, "cancelled while it is waited for: \(error)")
            }
        }
        var cancelled = 0
        router.viewController = nil
        router.showLogin(prefilledEmail: nil) { if case .cancelled = $0 { cancelled += 1 } }
        router.showAbout()
        await stage.settle()
        check(cancelled == 1 && stage.description == "about", "a router whose screen is gone")
    }
#endif
