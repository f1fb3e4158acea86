import UIKit

/// Where Receipt goes from here; its routes are in ReceiptRouter+Routes.swift.
@MainActor
final class ReceiptRouter: ReceiptRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var routing: (any ReceiptRouting)?

    // MARK: - Lifecycle
    init(routing: any ReceiptRouting) {
        self.routing = routing
    }
}
