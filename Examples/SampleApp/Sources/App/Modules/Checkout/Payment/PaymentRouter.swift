import UIKit

/// Navigation from Payment. Routes from the spec are in PaymentRouter+Routes.swift.
@MainActor
final class PaymentRouter: PaymentRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any PaymentNavigation)?

    // MARK: - Lifecycle
    init(navigation: any PaymentNavigation) {
        self.navigation = navigation
    }
}
