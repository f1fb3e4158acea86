/// A ticket on sale.
nonisolated struct Ticket: Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
}

/// A purchase.
nonisolated struct Receipt: Hashable, Sendable {
    let number: Int
}
