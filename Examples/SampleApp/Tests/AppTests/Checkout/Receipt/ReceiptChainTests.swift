import Core
import Testing
import UIKit

@testable import App

/// From a tap to what the user or a service notices: everything between is real.
@MainActor
struct ReceiptChainTests {
    private let log = MockLog()
    private let view = ReceiptViewProtocolMock()
    private let navigation = ReceiptNavigationMock()
    private let viewController = UIViewController()
    private let router: ReceiptRouter
    private let completion = RouteCompletion<Receipt> { _ in }
    private let presenter: ReceiptPresenter

    init() {
        router = ReceiptRouter(navigation: navigation)
        router.viewController = viewController
        let interactor = ReceiptInteractor(dependencies: .mocks(log: log))
        presenter = ReceiptPresenter(interactor: interactor, router: router, completion: completion)
        presenter.view = view
        view.mockLog = log
        navigation.mockLog = log
        log.reset()
    }

    @Test("didTapDone() has an effect")
    func didTapDone() async {
        await withKnownIssue("ReceiptPresenter.didTapDone() is not written yet") {
            presenter.didTapDone()
            #expect(await eventually { !log.calls.isEmpty })
        }
    }
}
