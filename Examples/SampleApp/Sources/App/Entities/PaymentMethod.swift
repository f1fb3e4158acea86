nonisolated enum PaymentMethod: String, Codable, Sendable {
    case card
    case invoice
}
