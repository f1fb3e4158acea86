import Core
import UIKit

/// Navigation from Feedback.
@MainActor
final class FeedbackRouter: FeedbackRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any ModuleNavigation)?

    // MARK: - Lifecycle
    init(navigation: any ModuleNavigation) {
        self.navigation = navigation
    }
}
