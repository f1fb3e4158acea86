import AuthFeature
import Core
import Foundation
import Testing

@testable import App

/// The app's services with the server of the demo.
struct DemoServerTests {
    private let client = NetworkClient(baseURL: DemoServer.address, session: DemoServer())

    @Test("Stores to-dos")
    func todos() async throws {
        let service = TodosService(httpClient: client)
        let old = try await service.todos()
        #expect(!old.isEmpty)
        var new = try await service.add(title: "Milk", dueOn: nil)
        #expect(try await service.todos() == old + [new])
        new.isDone = true
        try await service.save(new)
        #expect(try await service.todos() == old + [new])
        try await service.delete(new.id)
        #expect(try await service.todos() == old)
    }

    @Test("Answers all other requests of the app")
    func accounts() async throws {
        let service = AuthService(httpClient: client, sessionTokens: SessionTokens())
        #expect(try await service.logIn(email: "a", password: "b").name == "Ann")
        try await service.openAccount(email: "a", password: "b")
        try await service.rename(to: "Bob")
        #expect(try await service.verify(code: "1", email: "a"))
        #expect(try await service.sendAgain(email: "a") == 2)
        #expect(try await PaymentService(httpClient: client).pay(7, with: .card) == Receipt(number: 1, total: 7))
        try await FeedbackService(httpClient: client).send(text: "Hello", wantsAnswer: false)
        #expect(await ImageCache(httpClient: client).image(named: "a") == nil)
    }

    @Test("Is used by an app without a server")
    @MainActor
    func live() async throws {
        let locator = AppLocator(environment: .live(server: nil))
        #expect(try await locator.todosService.todos().count == 2)
    }
}
