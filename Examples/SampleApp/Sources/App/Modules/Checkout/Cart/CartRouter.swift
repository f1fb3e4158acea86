import Core
import UIKit

/// Navigation from Cart. Routes from the spec are in CartRouter+Routes.swift.
@MainActor
final class CartRouter: CartRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any CartNavigation)?

    // MARK: - Lifecycle
    init(navigation: any CartNavigation) {
        self.navigation = navigation
    }
}
