import Core
import UIKit

/// Navigation from Board. Routes from the spec are in BoardRouter+Routes.swift.
@MainActor
final class BoardRouter: BoardRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any BoardNavigation)?

    // MARK: - Lifecycle
    init(navigation: any BoardNavigation) {
        self.navigation = navigation
    }
}
