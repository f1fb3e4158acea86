import Core
import Foundation
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// From the user's tap to the request to the server, and back.
@MainActor
struct CartScreenTests {
    private let httpClient = HTTPClientMock()
    private let analytics = AnalyticsTrackingMock()
    private let navigation = CartNavigationMock()
    private let cart: CartModel
    private let screen: UIViewController

    init() {
        let order = Order(title: "Extras", items: [.init(name: "Themes", price: 3), .init(name: "Sync", price: 4)])
        cart = CartModel(order: order, paymentService: PaymentService(httpClient: httpClient))
        screen = CartModule.build(
            dependencies: CartDependencies(cart: cart, analytics: analytics),
            navigation: navigation,
            parameters: CartParameters(title: "Extras")
        )
        screen.loadViewIfNeeded()
        httpClient.sendReturnValue = Data(#"{"number": 1, "total": 7}"#.utf8)
    }

    private func pay(with method: PaymentMethod) throws {
        try screen.tap("cart.pay")
        try #require(navigation.showPaymentCalls.last).completion(.finished(method))
    }

    @Test("Shows the items and their total")
    func items() throws {
        #expect(screen.navigationItem.title == "Extras")
        let (three, four, seven) = (Decimal(3).price, Decimal(4).price, Decimal(7).price)
        #expect(try screen.label("cart.items").text == "Themes: \(three)\nSync: \(four)")
        #expect(try screen.label("cart.total").text == "Total: \(seven)")
    }

    @Test("Pays with the method that the user selects, and shows the receipt")
    func pay() async throws {
        try pay(with: .invoice)
        let button: UIButton = try screen.find("cart.pay")
        #expect(!button.isEnabled)
        try await navigation.showReceiptCalled()
        let payment = RemotePayment(amount: 7, method: .invoice)
        #expect(httpClient.sendCalls == [try HTTPRequest(.post, "/payments", json: payment)])
        #expect(analytics.trackCalls == ["pay_invoice"])
        #expect(cart.receipt == Receipt(number: 1, total: 7))
        #expect(cart.items.isEmpty)
        #expect(await eventually { button.isEnabled })
    }

    @Test("Doesn't pay without a method")
    func noMethod() throws {
        try screen.tap("cart.pay")
        try #require(navigation.showPaymentCalls.last).completion(.cancelled)
        #expect(httpClient.sendCallCount == 0)
    }

    @Test("Shows an alert if the payment fails")
    func payFails() async throws {
        httpClient.sendThrownError = HTTPError(status: 500)
        try pay(with: .card)
        #expect(await eventually { navigation.showAlertCalls.first?.alert.title == "The payment failed" })
        let button: UIButton = try screen.find("cart.pay")
        #expect(await eventually { button.isEnabled })
        #expect(cart.items.count == 2)
        #expect(navigation.showReceiptCallCount == 0)
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
