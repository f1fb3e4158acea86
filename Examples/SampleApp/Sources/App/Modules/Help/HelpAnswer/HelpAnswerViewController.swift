import Core
import UIKit

/// The answer to one question.
final class HelpAnswerViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: HelpAnswerViewModel
    private(set) weak var navigation: (any HelpAnswerNavigation)?
    /// The only strong reference to the completion, so the completion lives as long as the screen.
    /// If the screen is deallocated before `finish(_:)` is called, the caller gets `.cancelled`.
    private let completion: HelpAnswerCompletion

    // MARK: - Lifecycle
    init(viewModel: HelpAnswerViewModel, navigation: any HelpAnswerNavigation, completion: HelpAnswerCompletion) {
        self.viewModel = viewModel
        self.navigation = navigation
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use HelpAnswerModule.build to create HelpAnswerViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        viewModel.markAsRead()
    }

    // MARK: - Views
    private func setUpViews() {
        fill(
            with: FormView([
                UILabel(.title1, text: viewModel.topic.question, identifier: "helpAnswer.question"),
                UILabel(.body, text: viewModel.topic.answer, identifier: "helpAnswer.answer"),
                makeButton(String(localized: "That helped"), "helpAnswer.useful") { $0.didTapUseful() },
                makeButton(String(localized: "That didn't help"), "helpAnswer.useless") { $0.didTapUseless() },
                makeButton(String(localized: "About the app"), "helpAnswer.about") { $0.showAbout() },
            ])
        )
    }

    private func makeButton(
        _ title: String,
        _ identifier: String,
        action: @escaping @MainActor (HelpAnswerViewController) -> Void
    ) -> UIButton {
        UIButton(.plain(), title: title, identifier: identifier) { [weak self] in
            if let self { action(self) }
        }
    }

    // MARK: - Actions
    private func didTapUseful() {
        viewModel.rate(isHelpful: true)
    }

    private func didTapUseless() {
        viewModel.rate(isHelpful: false)
    }
}
