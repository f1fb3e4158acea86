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

    /// A module that has finished while it was built isn't shown, and its result is delivered once.
    @MainActor
    func checkFinishedBeforeItIsShown() async {
        let stage = await Stage.begun()
        let router = stage.scenes[0].router
        var finished = 0
        let screen = UIViewController()
        let completion = RouteCompletion<Bool> { if case .finished(true) = $0 { finished += 1 } }
        completion.finish(true)
        router.deliverResult(of: completion, whenRemoved: screen)
        router.show(screen, from: nil, as: .present)
        await stage.settle()
        check(stage.description == "about" && finished == 1, "finished while it was built: \(stage.description)")
    }

    /// The app may answer `.cancelled` with the same call, although its screen is gone. This doesn't block the main actor.
    @MainActor
    func checkRepeatedCalls() async {
        let stage = await Stage.begun()
        let router = stage.scenes[0].router
        let gone = UIViewController()
        var calls = 0
        func ask() {
            calls += 1
            guard calls < 50 else { return }
            router.showProfile(from: gone, name: "A", as: .push) { if case .cancelled = $0 { ask() } }
        }
        ask()
        check(calls == 1, "\(calls) calls in one turn")
        await stage.settle()
        check(stage.description == "about" && stage.problems.isEmpty, "repeated calls: \(stage.description)")
    }

    /// A new tab bar has all tabs at once, whichever call has created it.
    @MainActor
    func checkNewTabBar() async {
        for isLink in [true, false] {
            let stage = await Stage.begun()
            let router = stage.scenes[0].router
            if isLink {
                router.showUnlessOnTop { router.showTodoList(from: nil) }
            } else {
                router.addTabs {
                    router.showTodoList(from: nil)
                    router.showSettings(from: nil)
                }
            }
            let tabs = stage.scenes[0].window.rootViewController as? UITabBarController
            check(tabs?.viewControllers?.count == 2, "link: \(isLink), all tabs")
            await stage.settle()
            check(tabs?.selectedIndex == 0, "link: \(isLink), the first tab is selected")
        }
    }

    /// After a log out, a new router shows its own tabs in the same window.
    @MainActor
    func checkSecondRouter() async {
        let stage = await Stage.begun()
        await stage.run("tab todos")
        let window = stage.scenes[0].window
        let old = window.rootViewController
        let coordinator = AppCoordinator(locator: stage.locator, window: window)
        coordinator.start()
        await stage.settle()
        let tabs = window.rootViewController as? UITabBarController
        check(tabs !== old && tabs?.viewControllers?.count == 2, "the tabs of a second router")
    }
#endif
