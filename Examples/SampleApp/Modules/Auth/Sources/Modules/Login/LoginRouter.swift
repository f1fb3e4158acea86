import Core
import UIKit

/// Navigation from Login. Routes from the spec are in LoginRouter+Routes.swift.
@MainActor
final class LoginRouter: LoginRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any LoginNavigation)?

    // MARK: - Lifecycle
    init(navigation: any LoginNavigation) {
        self.navigation = navigation
    }
}
