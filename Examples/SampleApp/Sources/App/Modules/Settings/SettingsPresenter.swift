import AuthFeature
import Core

/// Handles user actions and decides what the Settings view displays.
@MainActor
final class SettingsPresenter {
    // MARK: - Properties
    weak var view: (any SettingsViewProtocol)?

    private let interactor: any SettingsInteractorProtocol
    private let router: any SettingsRouterProtocol
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(interactor: any SettingsInteractorProtocol, router: any SettingsRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    private func didLogIn(_ session: Session) {
        router.showHint(text: String(localized: "Welcome, \(session.name)!")) { _ in }
    }

    private func rename(to name: String) {
        tasks.run { [weak self, interactor] in
            do {
                try await interactor.rename(to: name)
            } catch {
                self?.router.showAlert(Alert(title: String(localized: "Your name could not be changed")))
            }
        }
    }

    private func didSendFeedback(wantsAnswer: Bool) {
        router.showAlert(
            Alert(
                title: String(localized: "Thank you"),
                message: wantsAnswer ? String(localized: "We will write to you.") : nil
            )
        )
    }

    private func didBuy(_ receipt: Receipt) {
        router.showAlert(
            Alert(
                title: String(localized: "Thank you"),
                message: String(localized: "You paid \(receipt.total.formattedPrice).")
            )
        )
    }
}

// MARK: - SettingsPresenterProtocol
extension SettingsPresenter: SettingsPresenterProtocol {
    func viewDidLoad() {
        interactor.session.subscribe(self) { $0.view?.show(name: $1?.name) }
    }

    func didTapLogIn() {
        router.showLogin(prefilledEmail: nil) { [weak self] result in
            if case .finished(let session) = result { self?.didLogIn(session) }
        }
    }

    func didTapLogOut() {
        tasks.run { [interactor] in
            await interactor.logOut()
        }
    }

    func didTapProfile() {
        guard let session = interactor.session.value else { return }
        router.showProfile(name: session.name) { [weak self] result in
            if case .finished(let name) = result { self?.rename(to: name) }
        }
    }

    func didTapExtras() {
        router.showCheckout(order: .extras) { [weak self] result in
            if case .finished(let receipt) = result { self?.didBuy(receipt) }
        }
    }

    func didTapHelp() {
        router.showHelp()
    }

    func didTapAbout() {
        router.showAbout()
    }

    func didTapStatistics() {
        router.showStatistics()
    }

    func didTapFeedback() {
        router.showFeedback { [weak self] result in
            if case .finished(let wantsAnswer) = result { self?.didSendFeedback(wantsAnswer: wantsAnswer) }
        }
    }

    func didTapBoard() {
        router.showBoard()
    }

    func didTapMotto() {
        router.showMotto()
    }
}
