import UIKit

/// What there is to do, by day.
final class AgendaViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: AgendaViewModel
    private(set) weak var routing: (any AgendaRouting)?

    // MARK: - Lifecycle
    init(viewModel: AgendaViewModel, routing: any AgendaRouting) {
        self.viewModel = viewModel
        self.routing = routing
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("AgendaViewController is built by AgendaModule")
    }
}
