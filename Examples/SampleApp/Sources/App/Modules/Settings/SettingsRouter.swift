import UIKit

/// Where Settings goes from here; its routes are in SettingsRouter+Routes.swift.
@MainActor
final class SettingsRouter: SettingsRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var routing: (any SettingsRouting)?

    // MARK: - Lifecycle
    init(routing: any SettingsRouting) {
        self.routing = routing
    }
}
