import Core
import Testing
import UIKit

@testable import App

@MainActor
struct HintModuleTests {
    private let navigation = HintNavigationMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        let results = RouteResults<Bool>()
        let navigationController = UINavigationController(rootViewController: UIViewController())
        do {
            let viewController = build(completion: results.makeCompletion())
            viewController.loadViewIfNeeded()
            navigationController.pushViewController(viewController, animated: false)
            screen = viewController
        }
        #expect(screen is HintViewController)
        navigationController.popViewController(animated: false)
        #expect(await eventually { screen == nil })
    }

    @Test("Leaving without a result cancels, once")
    func leavingCancels() async {
        let results = RouteResults<Bool>()
        do {
            let viewController = build(completion: results.makeCompletion())
            await settle()
            #expect(results.cancelledCount == 0)
            viewController.loadViewIfNeeded()
        }
        #expect(await eventually { results.cancelledCount > 0 })
        await settle()
        #expect(results.cancelledCount == 1)
        #expect(results.finished.isEmpty)
    }

    @Test("Finishes once, and leaving afterwards does not cancel")
    func finishesOnce() async {
        let results = RouteResults<Bool>()
        do {
            let completion = results.makeCompletion()
            let viewController = build(completion: completion)
            completion.finish(true)
            completion.finish(true)
            viewController.loadViewIfNeeded()
        }
        #expect(await eventually { !results.finished.isEmpty })
        await settle()
        #expect(results.finished.count == 1)
        #expect(results.cancelledCount == 0)
    }

    private func build(completion: RouteCompletion<Bool>) -> UIViewController {
        HintModule.build(navigation: navigation, parameters: .forTests, completion: completion)
    }
}
