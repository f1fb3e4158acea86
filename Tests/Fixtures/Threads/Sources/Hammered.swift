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
