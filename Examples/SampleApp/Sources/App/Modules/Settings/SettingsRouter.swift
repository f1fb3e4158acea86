import UIKit

/// Where Settings goes from here; its routes are in SettingsRouter+Routes.swift.
@MainActor
final class SettingsRouter: SettingsRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any SettingsNavigation)?

    // MARK: - Lifecycle
    init(navigation: any SettingsNavigation) {
        self.navigation = navigation
    }
}
