import AuthFeature
import Core
import Testing

@testable import App

@MainActor
struct SettingsInteractorTests {
    private let sessionModel = SessionModelingMock()
    private let interactor: SettingsInteractor

    init() {
        var dependencies = SettingsDependencies.mocks()
        dependencies.sessionModel = sessionModel
        interactor = SettingsInteractor(dependencies: dependencies)
    }

    @Test("session is sessionModel's")
    func session() {
        sessionModel.session = Evented<Session?>(nil).observed
        #expect(interactor.session === sessionModel.session)
    }

    @Test("logOut() asks sessionModel")
    func logOut() async {
        await interactor.logOut()
        #expect(sessionModel.logOutCallCount == 1)
    }

    @Test("rename(to:) asks sessionModel")
    func rename() async throws {
        try await interactor.rename(to: "name")
        #expect(sessionModel.renameCallCount == 1)
        #expect(sessionModel.renameCalls.first == "name")
    }
}
