import Core
import SwiftUI
import UIKit

/// Hosts `FeedbackScreen`. Calls from the presenter change the state that the screen shows.
final class FeedbackHostingController: UIHostingController<FeedbackScreen> {
    // MARK: - Properties
    private let viewState = FeedbackViewState()
    private let presenter: any FeedbackPresenterProtocol
    /// The only strong reference to the completion, so the completion lives as long as the screen.
    /// If the screen is deallocated before `finish(_:)` is called, the caller gets `.cancelled`.
    private let completion: FeedbackCompletion

    // MARK: - Lifecycle
    init(presenter: any FeedbackPresenterProtocol, completion: FeedbackCompletion) {
        self.presenter = presenter
        self.completion = completion
        super.init(rootView: FeedbackScreen(state: viewState, presenter: presenter))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use FeedbackModule.build to create FeedbackHostingController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter.viewDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presenter.viewWillDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenter.viewDidDisappear()
    }
}

// MARK: - FeedbackViewProtocol
extension FeedbackHostingController: FeedbackViewProtocol {
    func show(problem: String) {
        viewState.problem = problem
    }

    func setSending(_ isSending: Bool) {
        viewState.isSending = isSending
    }
}
