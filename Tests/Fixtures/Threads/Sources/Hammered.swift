/// @mockable
protocol Hammered: Sendable {
    func load(_ id: Int) async throws -> Int
    func store(_ value: String, for key: Int)
    func find(_ key: Int) -> String?
    var limit: Int { get set }
    static func make(_ id: Int) -> Int
    static func note(_ id: Int)
    subscript(key: Int) -> Int { get set }
    static subscript(key: Int) -> Int { get set }
    var remote: Int { get async throws }
}

/// @mockable
protocol HammeredActor: Actor {
    func run(_ id: Int) -> Int
    nonisolated func peek(_ id: Int) -> Int
}

/// The function that it calls at its end finds the mock's lock free.
final class Subscription: Sendable {
    private let end: @Sendable () -> Void
    init(_ end: @escaping @Sendable () -> Void) { self.end = end }
    deinit { end() }
}

/// @mockable
protocol Feeding: Sendable {
    var active: Subscription? { get set }
    var last: Subscription? { get }
    static var shared: Subscription? { get set }
    static func share(_ subscription: Subscription)
    static func finish()
    func subscribe() -> Subscription?
    func keep(_ subscription: Subscription)
    func end()
}

/// @mockable
protocol FeedingActor: Actor {
    func keep(_ subscription: Subscription)
    nonisolated func end()
}
