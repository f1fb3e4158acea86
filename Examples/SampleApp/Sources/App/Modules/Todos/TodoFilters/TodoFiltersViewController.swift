import Core
import UIKit

/// Chooses which to-dos the list shows. This screen uses the view model of the list.
final class TodoFiltersViewController: UIViewController {
    // MARK: - Properties
    private let viewModel: any TodoListViewModelProtocol
    private(set) weak var navigation: (any ModuleNavigation)?

    private lazy var buttons = [
        (TodoFilter.all, button(.all, title: String(localized: "All"))),
        (.dueToday, button(.dueToday, title: String(localized: "Due today"))),
        (.done, button(.done, title: String(localized: "Done"))),
    ]

    // MARK: - Lifecycle
    init(viewModel: any TodoListViewModelProtocol, navigation: any ModuleNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use TodoFiltersModule.build to create TodoFiltersViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = String(localized: "Filter")
        fill(with: FormView(buttons.map(\.1)))
        viewModel.filter.subscribe(self) { $0.didChange(filter: $1) }
    }

    private func button(_ filter: TodoFilter, title: String) -> UIButton {
        UIButton(.plain(), title: title, identifier: "todoFilters.\(filter)") { [weak self] in
            self?.viewModel.choose(filter)
            self?.close()
        }
    }

    private func didChange(filter: TodoFilter) {
        for (choice, button) in buttons { button.isSelected = choice == filter }
    }
}
