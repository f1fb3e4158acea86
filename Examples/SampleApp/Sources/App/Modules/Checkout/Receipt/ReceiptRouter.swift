import Core
import UIKit

/// Navigation from Receipt. Routes from the spec are in ReceiptRouter+Routes.swift.
@MainActor
final class ReceiptRouter: ReceiptRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any ModuleNavigation)?

    // MARK: - Lifecycle
    init(navigation: any ModuleNavigation) {
        self.navigation = navigation
    }
}
