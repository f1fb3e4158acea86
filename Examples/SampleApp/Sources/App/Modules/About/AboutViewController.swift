import UIKit

/// What the app is, drawn in a storyboard.
final class AboutViewController: UIViewController {
    // MARK: - Properties
    private var viewModel: AboutViewModel!
    private(set) weak var navigation: (any AboutNavigation)?

    // MARK: - Injection
    /// What it works with; called before its view is loaded.
    func inject(viewModel: AboutViewModel, navigation: any AboutNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
    }
}
