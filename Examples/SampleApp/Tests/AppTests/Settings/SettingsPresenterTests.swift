import Testing

@testable import App

@MainActor
struct SettingsPresenterTests {
    private let log = MockLog()
    private let view = SettingsViewProtocolMock()
    private let interactor = SettingsInteractorProtocolMock()
    private let router = SettingsRouterProtocolMock()
    private let presenter: SettingsPresenter

    init() {
        presenter = SettingsPresenter(interactor: interactor, router: router)
        presenter.view = view
        view.mockLog = log
        interactor.mockLog = log
        router.mockLog = log
    }

    @Test("Loading leads nowhere")
    func viewDidLoad() {
        presenter.viewDidLoad()
        #expect(!log.calls.contains { $0.hasPrefix("SettingsRouterProtocolMock.") })
    }

    @Test("didTapLogIn() reaches the view, the interactor or the router")
    func didTapLogIn() {
        withKnownIssue("SettingsPresenter.didTapLogIn() is not written yet") {
            presenter.didTapLogIn()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapLogOut() reaches the view, the interactor or the router")
    func didTapLogOut() {
        withKnownIssue("SettingsPresenter.didTapLogOut() is not written yet") {
            presenter.didTapLogOut()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapProfile() reaches the view, the interactor or the router")
    func didTapProfile() {
        withKnownIssue("SettingsPresenter.didTapProfile() is not written yet") {
            presenter.didTapProfile()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapExtras() reaches the view, the interactor or the router")
    func didTapExtras() {
        withKnownIssue("SettingsPresenter.didTapExtras() is not written yet") {
            presenter.didTapExtras()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapHelp() reaches the view, the interactor or the router")
    func didTapHelp() {
        withKnownIssue("SettingsPresenter.didTapHelp() is not written yet") {
            presenter.didTapHelp()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapAbout() reaches the view, the interactor or the router")
    func didTapAbout() {
        withKnownIssue("SettingsPresenter.didTapAbout() is not written yet") {
            presenter.didTapAbout()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("Does not hold its view")
    func holdsViewWeakly() {
        weak var released: SettingsViewProtocolMock?
        do {
            let view = SettingsViewProtocolMock()
            presenter.view = view
            released = view
        }
        #expect(released == nil)
    }
}
