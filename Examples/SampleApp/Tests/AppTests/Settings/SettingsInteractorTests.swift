import AuthFeature
import Core
import Testing

@testable import App
@testable import AuthFeatureMocks
@testable import CoreMocks

@MainActor
struct SettingsInteractorTests {
    private let sessionModel = SessionModelingMock()
    private let interactor: SettingsInteractor

    init() {
        var dependencies = SettingsDependencies.mocks()
        dependencies.sessionModel = sessionModel
        interactor = SettingsInteractor(dependencies: dependencies)
    }

    @Test("session forwards to sessionModel")
    func session() {
        sessionModel.session = Evented<Session?>(nil).observed
        #expect(interactor.session === sessionModel.session)
    }

    @Test("logOut() forwards to sessionModel")
    func logOut() async {
        await interactor.logOut()
        #expect(sessionModel.logOutCallCount == 1)
    }

    @Test("rename(to:) forwards to sessionModel")
    func rename() async throws {
        try await interactor.rename(to: "name")
        #expect(sessionModel.renameCallCount == 1)
        #expect(sessionModel.renameCalls.first == "name")
    }
}
