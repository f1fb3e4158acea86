// Made by scaffold from Specs/Settings.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Settings
extension AppRouter {
    /// Who is signed in, and what the app may do.
    func showSettings(from source: UIViewController?, as presentation: Presentation = .tab(1)) {
        let viewController = SettingsModule.build(dependencies: locator, routing: self)
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: SettingsRouting {}
