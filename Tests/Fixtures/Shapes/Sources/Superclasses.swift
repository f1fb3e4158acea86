import Foundation

// Members of superclasses, and arguments of parents.

open class Loader<Value> {
    public init() {}

    func load(_ id: Int) -> Value? { nil }
    func load(_ id: String) async -> Int { 0 }
    static func make() -> Int { 1 }
    func thrown() throws {}
    #if DEBUG
    func debug() {}
    #endif
}

extension Loader {
    func extended(_ value: Optional<Value>) {}
}

class UncheckedBase: @unchecked Sendable {}

/// @mockable
protocol LoadsMore: Loader<String> {
    func load(_ number: Int) -> String?
    func load(_ id: Double) -> String
    func load(_ id: Int) async throws -> String?
    func make() -> Int
    static func make() -> Int
    func thrown()
    func debug()
    func extended(_ value: String?)
}
/// @mockable
protocol UncheckedService: UncheckedBase { func a() -> Int }
