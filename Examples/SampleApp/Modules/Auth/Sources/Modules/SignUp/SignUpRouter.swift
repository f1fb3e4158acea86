import Core
import UIKit

/// Navigation from SignUp. Routes from the spec are in SignUpRouter+Routes.swift.
@MainActor
final class SignUpRouter: SignUpRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any SignUpNavigation)?

    // MARK: - Lifecycle
    init(navigation: any SignUpNavigation) {
        self.navigation = navigation
    }
}
