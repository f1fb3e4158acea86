import Core
import UIKit

/// The items to buy and their total.
final class CartViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any CartPresenterProtocol

    private let itemsLabel = UILabel(.body, identifier: "cart.items")
    private let totalLabel = UILabel(.headline, identifier: "cart.total")
    private lazy var payButton = UIButton(
        .filled(),
        title: String(localized: "Pay"),
        identifier: "cart.pay",
        action: { [weak self] in self?.presenter.didTapPay() }
    )

    // MARK: - Lifecycle
    init(presenter: any CartPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use CartModule.build to create CartViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
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

    // MARK: - Views
    private func setUpViews() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(.trash, identifier: "cart.empty") { [weak self] in
            self?.presenter.didTapEmpty()
        }
        fill(with: FormView([itemsLabel, totalLabel, payButton, termsButton, helpButton]))
    }

    private var termsButton: UIButton {
        UIButton(.plain(), title: String(localized: "Terms of use"), identifier: "cart.terms") { [weak self] in
            self?.presenter.didTapTerms()
        }
    }

    private var helpButton: UIButton {
        UIButton(.plain(), title: String(localized: "Help"), identifier: "cart.help") { [weak self] in
            self?.presenter.didTapHelp()
        }
    }
}

// MARK: - CartViewProtocol
extension CartViewController: CartViewProtocol {
    func show(title: String) {
        navigationItem.title = title
    }

    func show(items: [CartItem], total: String) {
        itemsLabel.text = items.map { "\($0.name): \($0.price)" }.joined(separator: "\n")
        totalLabel.text = String(localized: "Total: \(total)")
        payButton.isEnabled = !items.isEmpty
        navigationItem.rightBarButtonItem?.isEnabled = !items.isEmpty
    }

    func setLoading(_ isLoading: Bool) {
        payButton.setLoading(isLoading)
    }
}
