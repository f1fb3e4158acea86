import UIKit

final class AboutViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: AboutViewModel
    private(set) weak var routing: (any AboutRouting)?

    // MARK: - Lifecycle
    init(viewModel: AboutViewModel, routing: any AboutRouting) {
        self.viewModel = viewModel
        self.routing = routing
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("AboutViewController is built by AboutModule")
    }
}
