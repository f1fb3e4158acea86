import UIKit

/// Navigation from Receipt. Routes from the spec are in ReceiptRouter+Routes.swift.
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
