import UIKit

final class AboutViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: AboutViewModel
    private(set) weak var navigation: (any AboutNavigation)?

    // MARK: - Lifecycle
    init(viewModel: AboutViewModel, navigation: any AboutNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("AboutViewController is built by AboutModule")
    }
}
