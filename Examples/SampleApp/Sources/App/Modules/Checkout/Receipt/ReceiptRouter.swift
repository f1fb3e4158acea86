import UIKit

/// Where Receipt goes from here; its routes are in ReceiptRouter+Routes.swift.
@MainActor
final class ReceiptRouter: ReceiptRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any ReceiptNavigation)?

    // MARK: - Lifecycle
    init(navigation: any ReceiptNavigation) {
        self.navigation = navigation
    }
}
