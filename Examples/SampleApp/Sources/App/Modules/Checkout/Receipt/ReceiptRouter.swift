import Core
import UIKit

/// Navigation from Receipt.
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
