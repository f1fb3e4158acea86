import UIKit

/// Where Cart goes from here; its routes are in CartRouter+Routes.swift.
@MainActor
final class CartRouter: CartRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var routing: (any CartRouting)?

    // MARK: - Lifecycle
    init(routing: any CartRouting) {
        self.routing = routing
    }
}
