import RIBs
import Testing
import UIKit

@testable import App

@MainActor
struct RIBTests {
    @Test func routesAttachChildren() throws {
        let component = AppComponent(authService: AuthServicingMock(), analytics: AnalyticsTrackingMock())
        let home = HomeBuilder(dependency: component).build(withListener: HomeListenerMock())
        home.routeToLogin()
        let login = try #require(home.children.first as? LoginRouter)
        #expect(login.interactable.isActive)
        login.routeToOnboarding()
        #expect(login.children.first is OnboardingRouter)
    }

    @Test func interactorIsTheListenerOfItsView() throws {
        let presenter = LoginPresentableMock()
        let interactor = LoginInteractor(presenter: presenter, authService: AuthServicingMock(), email: nil)
        let router = LoginRoutingMock()
        interactor.router = router
        interactor.activate()
        #expect(presenter.listener === interactor)
        #expect(router.routeToHelpCallCount == 0)
        #expect(router.attachChildCallCount == 0)
    }
}
