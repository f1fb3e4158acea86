import UIKit

/// What is about to be bought.
final class CartViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any CartPresenterProtocol

    // MARK: - Lifecycle
    init(presenter: any CartPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CartViewController is built by CartModule")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

// MARK: - CartViewProtocol
extension CartViewController: CartViewProtocol {
    func show(total: String) {}
}
