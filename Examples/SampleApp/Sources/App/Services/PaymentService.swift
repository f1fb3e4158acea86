import Core
import Foundation

nonisolated final class PaymentService {
    // MARK: - Properties
    private let httpClient: any HTTPClient

    // MARK: - Lifecycle
    init(httpClient: any HTTPClient) {
        self.httpClient = httpClient
    }
}

// MARK: - PaymentServicing
nonisolated extension PaymentService: PaymentServicing {
    func pay(_ amount: Decimal, with method: PaymentMethod) async throws -> Receipt {
        let payment = RemotePayment(amount: amount, method: method)
        return try await httpClient.send(Request<Receipt>(.post, "/payments", json: payment))
    }
}

/// A payment as the server expects it.
nonisolated struct RemotePayment: Codable {
    var amount: Decimal
    var method: PaymentMethod
}
