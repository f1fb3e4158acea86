import Core

/// Decides what Settings shows and what follows from a tap.
@MainActor
final class SettingsPresenter {
    // MARK: - Properties
    weak var view: (any SettingsViewProtocol)?

    private let interactor: any SettingsInteractorProtocol
    private let router: any SettingsRouterProtocol

    // MARK: - Lifecycle
    init(interactor: any SettingsInteractorProtocol, router: any SettingsRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}

// MARK: - SettingsPresenterProtocol
extension SettingsPresenter: SettingsPresenterProtocol {
    func viewDidLoad() {}

    func didTapLogOut() {}

    func didTapLogIn() {}
}
