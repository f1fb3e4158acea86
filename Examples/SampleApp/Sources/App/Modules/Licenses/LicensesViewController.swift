import Core
import UIKit

/// Shows the licenses of the libraries. A segue opens this screen.
final class LicensesViewController: UIViewController {
    // MARK: - Properties
    private var viewModel: LicensesViewModel!
    private(set) weak var navigation: (any ModuleNavigation)?

    // MARK: - Injection
    /// Sets the objects that the screen uses. Call this function before the view is loaded.
    func inject(viewModel: LicensesViewModel, navigation: any ModuleNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
    }
}
