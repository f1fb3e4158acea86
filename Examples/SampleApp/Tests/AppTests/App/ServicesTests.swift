import AuthFeature
import Core
import Testing
import UIKit

@testable import App
@testable import AuthFeatureMocks
@testable import CoreMocks

/// Tests lifetimes and overrides of services.
@MainActor
struct ServicesTests {
    private let locator = AppLocator(
        environment: AppEnvironment(
            httpClient: HTTPClientMock(),
            sessionTokens: SessionTokenStoringMock(),
            analytics: AnalyticsTrackingMock(),
            configuration: AppConfiguringMock(),
            featureFlags: FeatureFlaggingMock()
        )
    )
    private let order = Order(title: "Extras", items: [.init(name: "Sync", price: 4)])

    @Test("A singleton is created once")
    func singleton() {
        var made = 0
        locator.instances.override(\.authService) {
            made += 1
            return AuthServicingMock()
        }
        #expect(isOne(locator.authService, locator.authService))
        #expect(made == 1)
    }

    @Test("A transient service is created at each use")
    func transient() {
        #expect(!isOne(locator.passwordRules, locator.passwordRules))
    }

    @Test("A weak service is shared while retained")
    func weakly() {
        weak var gone: (any ImageCaching)?
        do {
            let held = locator.imageCache
            #expect(isOne(held, locator.imageCache))
            gone = held
        }
        #expect(gone == nil)
    }

    @Test("An external service comes from the environment")
    func external() {
        #expect(isOne(locator.analytics, locator.environment.analytics))
        #expect(isOne(locator.httpClient, locator.environment.httpClient))
        #expect(isOne(locator.sessionTokens, locator.environment.sessionTokens))
    }

    @Test("A legacy singleton is used as is")
    func legacy() {
        #expect(isOne(locator.reachability, Reachability.shared))
    }

    @Test("A flow-scoped service is created once per flow and released with it")
    func flow() {
        weak var gone: (any CartModeling)?
        do {
            let scope = CheckoutScope(order: order, parent: locator)
            let other = CheckoutScope(order: Order(title: "", items: []), parent: locator)
            gone = scope.cart
            #expect(isOne(scope.cart, scope.cart))
            #expect(!isOne(scope.cart, other.cart))
            #expect(scope.cart.total == 4)
        }
        #expect(gone == nil)
    }

    @Test("An override replaces the service everywhere, also in flows")
    func override() async throws {
        let client = HTTPClientMock()
        let payment = PaymentServicingMock()
        payment.payReturnValue = Receipt(number: 1, total: 4)
        locator.instances.override(\.httpClient) { client }
        locator.instances.override(\.paymentService) { payment }
        #expect(isOne(locator.httpClient, client))
        let scope = CheckoutScope(order: order, parent: locator)
        try await scope.cart.pay(with: .card)
        #expect(payment.payCallCount == 1)
        #expect(scope.cart.receipt == Receipt(number: 1, total: 4))
    }

    private func isOne(_ instance: Any, _ other: Any) -> Bool {
        instance as AnyObject === other as AnyObject
    }
}
