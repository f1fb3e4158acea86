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

extension Loader: CustomStringConvertible {
    public var description: String { "loader" }
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
protocol DescribedLoader: Loader<String>, CustomStringConvertible { func stop() }
/// @mockable
protocol UncheckedService: UncheckedBase { func a() -> Int }
/// @mockable
protocol ClockOfDuration: Clock<Duration> { func stop() }
/// @mockable
protocol IdentifiedByUUID: Identifiable<UUID> { func stop() }
/// @mockable
@available(macOS 15, iOS 18, *)
protocol DataStream: AsyncSequence<Data, Never> { func stop() }
/// @mockable
protocol MainAutoclosures: Sendable {
    func a(_ message: @autoclosure @MainActor @Sendable () -> String) async
    @MainActor func b(_ message: @autoclosure @MainActor () -> String)
}
/// @mockable
protocol Transacting: Actor { func transact<R: Sendable>(_ body: (isolated Self) throws -> R) rethrows -> R }
/// @mockable
protocol NewsReading { var new: Int { get set }; static var new: String { get } }

typealias NumberHandler = (Int) -> Void
typealias Numbers = [Int]

class AliasedBase {
    init() {}

    func load(_ done: @escaping NumberHandler) {}
    func load(ids: Numbers) {}
    func item(_ number: Int) -> Int { number }
}

protocol ItemsByNumber {
    associatedtype Item
    func item(_ number: Item) -> Item
}
private extension AliasedBase {
    func hidden() {}
}
extension Loader where Value == Int {
    func constrained() {}
}
/// @mockable
protocol AliasedMembers: AliasedBase, ItemsByNumber where Item == Int {
    func load(_ done: @escaping NumberHandler)
    func load(ids: [Int])
    func hidden()
}
/// @mockable
protocol Unconstrained: Loader<String> { func constrained() }

@MainActor class Card {
    init() {}

    var tapHandler: (() -> Void)?
    var saveCalls = 0
    var title: String { "card" }
    private(set) var price = 1
}

/// @mockable
@MainActor protocol TappableCard: Card {
    var title: String { get set }
    var price: Int { get set }
    func tap()
    func save(_ number: Int)
}

class CardScreenRoot<Model> {
    init() {}

    func bind(_ model: Model) {}
}
typealias CardScreenBase = CardScreenRoot<Card>
class CardScreen: CardScreenBase {}
/// @mockable
protocol CardShowing: CardScreen { func bind(_ model: Card) }

enum Screens {
    class Root {
        init() {}

        func go() {}
    }
    class Middle: Root {}
}
/// @mockable
protocol MiddleScreen: Screens.Middle { func go() }

/// @mockable
protocol SaidBySelf where Self: CardScreenRoot<any Sendable & Hashable> { func go() }

#if os(macOS)
typealias OfPlatform = CardScreen
#elseif os(Linux)
typealias OfPlatform = Screens.Root
#endif
/// @mockable
protocol PlatformScreen: OfPlatform { func show() }

#if compiler(>=99)
func ) {
#endif
