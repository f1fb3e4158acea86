import UIKit

/// What there is to do, by day.
final class AgendaViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: AgendaViewModel
    private(set) weak var navigation: (any AgendaNavigation)?

    // MARK: - Lifecycle
    init(viewModel: AgendaViewModel, navigation: any AgendaNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("AgendaViewController is built by AgendaModule")
    }
}
