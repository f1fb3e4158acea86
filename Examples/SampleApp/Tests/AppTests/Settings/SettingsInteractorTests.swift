import Testing

@testable import App

@MainActor
struct SettingsInteractorTests {
    private let authService = AuthServicingMock()
    private let interactor: SettingsInteractor

    init() {
        var dependencies = SettingsDependencies.mocks()
        dependencies.authService = authService
        interactor = SettingsInteractor(dependencies: dependencies)
    }

    @Test("logOut() asks authService")
    func logOut() async {
        await interactor.logOut()
        #expect(authService.logOutCallCount == 1)
    }
}
