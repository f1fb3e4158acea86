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
        let data = try await httpClient.send(HTTPRequest(.post, "/payments", json: payment))
        return try JSONCoding.decoder.decode(Receipt.self, from: data)
    }
}

/// A payment as the server expects it.
nonisolated struct RemotePayment: Codable {
    var amount: Decimal
    var method: PaymentMethod
}
