import Testing

@testable import App
@testable import AuthFeatureMocks
@testable import CoreMocks

@MainActor
struct SettingsPresenterTests {
    private let view = SettingsViewMock()
    private let interactor = SettingsInteractorMock()
    private let router = SettingsRouterMock()
    private let presenter: SettingsPresenter

    init() {
        presenter = SettingsPresenter(interactor: interactor, router: router)
        presenter.view = view
    }
}
