import Core
import UIKit

/// Navigation from VerifyCode.
@MainActor
final class VerifyCodeRouter: VerifyCodeRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any ModuleNavigation)?

    // MARK: - Lifecycle
    init(navigation: any ModuleNavigation) {
        self.navigation = navigation
    }
}
