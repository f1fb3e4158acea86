import Core

/// Handles user actions and decides what the Feedback view displays.
@MainActor
final class FeedbackPresenter {
    // MARK: - Properties
    weak var view: (any FeedbackViewProtocol)?

    private let interactor: any FeedbackInteractorProtocol
    private let router: any FeedbackRouterProtocol
    private weak var completion: FeedbackCompletion?
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(
        interactor: any FeedbackInteractorProtocol,
        router: any FeedbackRouterProtocol,
        completion: FeedbackCompletion
    ) {
        self.interactor = interactor
        self.router = router
        self.completion = completion
    }

    private func sendingFailed() {
        view?.setSending(false)
        view?.show(problem: String(localized: "Your message could not be sent. Please try again."))
    }
}

// MARK: - FeedbackPresenterProtocol
extension FeedbackPresenter: FeedbackPresenterProtocol {
    func didTapSend(text: String, wantsAnswer: Bool) {
        view?.setSending(true)
        tasks.run { [weak self, interactor] in
            do {
                try await interactor.send(text: text, wantsAnswer: wantsAnswer)
                self?.completion?.finish(wantsAnswer)
            } catch {
                self?.sendingFailed()
            }
        }
    }

    func didTapCancel() {
        router.close()
    }
}
