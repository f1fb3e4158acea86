import Core
import UIKit

/// What the app is, drawn in a storyboard.
final class AboutViewController: UIViewController {
    // MARK: - Properties
    private var viewModel: AboutViewModel!
    private(set) weak var navigation: (any ModuleNavigation)?

    // MARK: - Injection
    /// Injects collaborators. Call before the view is loaded.
    func inject(viewModel: AboutViewModel, navigation: any ModuleNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
    }
}
