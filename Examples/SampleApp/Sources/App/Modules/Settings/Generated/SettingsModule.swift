// Made by scaffold from Specs/Settings.yml. Change that: this file is written again.
import UIKit

/// Puts Settings together.
@MainActor
enum SettingsModule {
    static func build(dependencies: any SettingsDependencies, routing: any SettingsRouting) -> UIViewController {
        let router = SettingsRouter(routing: routing)
        let interactor = SettingsInteractor(dependencies: dependencies)
        let presenter = SettingsPresenter(interactor: interactor, router: router)
        let viewController = SettingsViewController(presenter: presenter)
        presenter.view = viewController
        router.viewController = viewController
        return viewController
    }
}
