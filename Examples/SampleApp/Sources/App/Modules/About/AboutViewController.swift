import Core
import UIKit

/// Says who made the app. The screen has a storyboard.
final class AboutViewController: UIViewController {
    // MARK: - Properties
    private var viewModel: AboutViewModel!
    private(set) weak var navigation: (any AboutNavigation)?

    // MARK: - Injection
    /// Sets the objects that the screen uses. Call this function before the view is loaded.
    func inject(viewModel: AboutViewModel, navigation: any AboutNavigation) {
        self.viewModel = viewModel
        self.navigation = navigation
    }
}

// MARK: - Segues
extension AboutViewController {
    @IBSegueAction func makeLicenses(_ coder: NSCoder) -> UIViewController? {
        ScreenSegue.screen(with: coder) {
            showLicenses()
        }
    }
}
