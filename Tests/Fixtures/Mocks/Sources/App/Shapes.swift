enum Kind {
    case plain, fancy
}

/// A type that is neither Sendable nor isolated to an actor.
nonisolated final class Loose {
    var number = 0

    init(_ number: Int = 0) {
        self.number = number
    }
}

nonisolated enum ShapeError: Error, Equatable {
    case wrong
}

enum Answer<Value> {
    typealias Done = (Value) -> Void
}

actor Room {}

@globalActor actor OtherActor {
    static let shared = OtherActor()
}

protocol Keeping<Item>: Sendable where Key == String {
    associatedtype Item: Hashable & Sendable where Item: CustomStringConvertible
    associatedtype Key
    associatedtype Other = Int
    func put(_ item: Item, at key: Key) -> Other?
    func all() async throws -> [Item]
    var count: Int { get }
    subscript(key: Key) -> Item? { get set }
}

protocol Iterating {
    associatedtype Item
    init(limit: Int)
    mutating func next() -> Item?
    func same(_ other: Self) async -> Bool
    func map<Result>(_ transform: (Item) throws -> Result) rethrows -> [Result]
}

protocol Unannotated {
    init()
    static func make() -> Self
    static var shared: Int { get set }
    func loose(_ loose: Loose) async throws -> Loose
    var later: Loose { get async }
    var act: () -> Void { get set }
}

@OtherActor protocol Elsewhere: AnyObject {
    func loose(_ loose: Loose) -> Loose?
    var number: Int { get async }
}
