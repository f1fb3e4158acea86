import Core
import UIKit

/// A hint displayed over a screen.
final class HintViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: HintViewModel
    private(set) weak var navigation: (any ModuleNavigation)?
    /// The only strong reference to the completion, so the completion lives as long as the screen.
    /// If the screen is deallocated before `finish(_:)` is called, the caller gets `.cancelled`.
    private let completion: HintCompletion

    // MARK: - Lifecycle
    init(viewModel: HintViewModel, navigation: any ModuleNavigation, completion: HintCompletion) {
        self.viewModel = viewModel
        self.navigation = navigation
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use HintModule.build to create HintViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
    }

    // MARK: - Views
    private func setUpViews() {
        view.backgroundColor = .secondarySystemBackground
        let label = UILabel(.body, text: viewModel.text, identifier: "hint.text")
        let row = UIStackView(arrangedSubviews: [label, okButton])
        row.spacing = 16
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private var okButton: UIButton {
        UIButton(.plain(), title: String(localized: "OK"), identifier: "hint.ok") { [weak self] in
            self?.didTapOK()
        }
    }

    // MARK: - Actions
    func didTapOK() {
        viewModel.confirm()
    }
}
