import Core
import Foundation
import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct CartScreenTests {
    private let session = NetworkSessionStub()
    private let navigation = CartNavigationMock()
    private let cart: CartModel
    private let screen: UIViewController

    init() {
        let order = Order(title: "Extras", items: [.init(name: "Themes", price: 3), .init(name: "Sync", price: 4)])
        cart = CartModel(order: order, paymentService: PaymentService(httpClient: NetworkClient.stubbed(by: session)))
        screen = CartModule.build(
            dependencies: CartDependencies(cart: cart),
            navigation: navigation,
            parameters: CartParameters(title: "Extras")
        )
        screen.loadViewIfNeeded()
    }

    @Test("Shows the items and their total")
    func items() throws {
        #expect(screen.navigationItem.title == "Extras")
        let (three, four, seven) = (Decimal(3).formattedPrice, Decimal(4).formattedPrice, Decimal(7).formattedPrice)
        #expect(try screen.label("cart.items").text == "Themes: \(three)\nSync: \(four)")
        #expect(try screen.label("cart.total").text == "Total: \(seven)")
    }

    @Test("Lets the user select a payment method")
    func selectMethod() throws {
        try screen.tap("cart.pay")
        #expect(navigation.showPaymentCallCount == 1)
        #expect(session.requests.isEmpty)
    }

    @Test("Can't pay while a payment is in progress, or if there are no items")
    func paying() async throws {
        let button: UIButton = try screen.find("cart.pay")
        #expect(button.isEnabled)
        let gate = NetworkGate()
        session.answer(.post, "/payments", .json(#"{"number": 1, "total": 7}"#), gate: gate)
        let payment = Task { try await cart.pay(with: .card) }
        try await session.waitForRequests()
        #expect(!button.isEnabled)
        gate.open()
        try await payment.value
        #expect(session.requests.count == 1)
        #expect(!button.isEnabled)
        #expect(try screen.label("cart.items").text == "")
    }

    @Test("Can pay again after a payment has failed")
    func payFails() async throws {
        session.answer(.post, "/payments", .status(500))
        await #expect(throws: NetworkError.rejected(status: 500, body: Data())) { try await cart.pay(with: .card) }
        let button: UIButton = try screen.find("cart.pay")
        #expect(button.isEnabled)
        #expect(cart.items.count == 2)
    }

    @Test("Empties the cart after a confirmation")
    func empty() throws {
        try screen.tap("cart.empty")
        let alert = try #require(navigation.showAlertCalls.first?.alert)
        #expect(alert.title == "Empty the cart?")
        #expect(alert.actions.map(\.title) == ["Empty", "Keep"])
        alert.actions.last?.perform()
        #expect(cart.items.count == 2)
        alert.actions.first?.perform()
        #expect(cart.items.isEmpty)
        #expect(try screen.label("cart.items").text == "")
        let button: UIButton = try screen.find("cart.pay")
        #expect(!button.isEnabled)
    }

    @Test("Shows the terms of use and the help")
    func routes() throws {
        try screen.tap("cart.terms")
        #expect(navigation.showTermsCallCount == 1)
        try screen.tap("cart.help")
        #expect(navigation.showHelpCalls.map(\.as) == [.present])
    }
}
