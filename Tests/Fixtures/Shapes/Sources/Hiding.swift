struct Ticket: ~Copyable {}
typealias Amount = Int?

/// @mockable
protocol HidingItem { associatedtype Item; func put<Item>(_ item: Item) -> Item; func pair<Item: Hashable, Other>(_ items: [Item], _ other: Other) -> [Item: Other] where Other: Equatable; func own(_ item: Item) -> Item; subscript<Item>(item: Item) -> Item? { get set } }
/// @mockable
protocol HidingInherited: HidingItem { func take<Item: Sequence>(_ items: Item) -> Item.Element? where Item.Element: Comparable; func free<OtherItem, Item>(_ one: OtherItem, _ item: Item) }
/// @mockable
protocol HidingFixed: HidingItem where Item == Int { func more<Item>(_ items: Item...) async throws -> Item }
/// @mockable
protocol HidingPacks { associatedtype Each; func all<each Each>(_ values: repeat each Each); init<Each>(_ value: Each) }
/// @mockable
protocol HidingAlias { typealias Value = [Int]; func a<Value>(_ value: Value) -> Value; func b() -> Value; func c<Amount>(_ amount: Amount) -> Amount; func d() -> Amount }
/// @mockable
protocol HidingNoncopyable { func a<Ticket>(_ ticket: Ticket) -> Ticket; func b(_ ticket: consuming Ticket) }
/// @mockable
protocol HidingSwift { func a<Error>(_ error: Error) throws(Error) where Error: Swift.Error; func b<Void>(_ value: Void) -> Void; func c<Never>(_ value: Never) -> Never?; func d<Optional>(_ value: Optional) -> Optional }

protocol Catching { func caught(_ error: any Error); func thrown() -> Result<Int, any Error> }
/// @mockable
protocol HidingError: Catching { associatedtype Error; func a(_ error: Error) throws -> Error; func b() -> Int; var c: Error? { get set } }
/// @mockable
protocol HidingInt: Sendable { associatedtype Int: Sendable; associatedtype Void: Sendable; associatedtype String: Sendable; func a(_ value: Int) -> Void; func b(); var c: String { get set }; static func d() -> Int }
/// @mockable
protocol HidingKnown: Hashable, Comparable, Codable, CustomStringConvertible { associatedtype Bool; associatedtype Hasher; associatedtype String; func a(_ bool: Bool, _ hasher: Hasher, _ string: String) }

struct Cabinet {
    struct Error {}
    struct Int { var value = 0 }
    typealias Item = [Int]
    /// @mockable
    protocol Drawer { func a(_ error: Error) throws -> Int; func b<Item>(_ item: Item) -> Item; func c() -> Item; var d: Int? { get set } }
    /// @mockable
    protocol SharedDrawer: Sendable { func a(_ value: Swift.Int) throws -> Swift.Int; func b() async }
}

#if compiler(>=5.5)
    typealias MaybeSendable = Swift.Sendable
#else
    typealias MaybeSendable = Any
#endif
#if os(Windows)
    typealias MaybeParent = Unparent
#elseif compiler(>=5.5)
    #if compiler(>=99)
        typealias MaybeParent = Parent & Middle
    #else
        typealias MaybeParent = Parent & MaybeSendable
    #endif
#else
    typealias MaybeParent = Any
#endif
#if os(Windows)
    typealias MaybeValue = Int?
    typealias MaybeDone = Int
#else
    typealias MaybeValue = Int
    typealias MaybeDone = () -> Void
#endif
protocol Unparent { func unparent() }
/// @mockable
public protocol MaybeSending: MaybeSendableParent { func a(_ value: Int) -> Int; var b: Int { get set } }
#if compiler(>=5.5)
    public typealias MaybeSendableParent = Swift.Sendable
#else
    public typealias MaybeSendableParent = Any
#endif
/// @mockable
protocol MaybeChild: MaybeParent { func child() -> Int }
/// @mockable
protocol MaybeTwice: MaybeSendable, MaybeParent { func twice(_ done: MaybeDone) -> MaybeValue; func thrice(_ done: @escaping () -> Void) }
#if os(Windows)
    typealias OfBranch = Unparent
    /// @mockable
    protocol InBranch: OfBranch { func a() }
#else
    typealias OfBranch = Parent
    /// @mockable
    protocol InBranch: OfBranch { func b() }
#endif
/// @mockable
protocol BranchedTypes {
    #if os(Windows)
        associatedtype Item: Hashable
        typealias Key = String
    #else
        associatedtype Item: Sendable
        typealias Key = Int
    #endif
    #if compiler(>=5.5)
        associatedtype Extra
        func extra(_ extra: Extra)
    #endif
    func a(_ item: Item, _ key: Key)
}
class Shelf {
    struct Int {}
    struct Error {}
}
/// @mockable
protocol OfShelf: Shelf { func a() throws -> Int; func b(_ error: Error) -> Swift.Int; var c: Int? { get set } }
protocol OnShelf: Shelf { func on(_ value: Int) }
protocol UnderShelf: OnShelf { func under(_ value: Int) }
protocol BesideShelf { func beside(_ value: Int) -> Int }
/// @mockable
protocol OfShelves: OnShelf, UnderShelf, BesideShelf { func a(_ value: Int) -> Swift.Int }
/// @mockable
protocol BranchedAlias: Associated {
    #if os(Windows)
        typealias Pair = (Item, Int)
    #else
        typealias Pair = [Item]
    #endif
    func pairs() -> Pair
}

/// @mockable
protocol AliasResult { typealias Result = Swift.Result<Int, any Error>; func go(_ done: @escaping (Result) -> Void); func last() -> Result? }
/// @mockable
protocol AliasItem: Sendable { typealias Item = Int; typealias Items = [Item]; func add(_ item: Item) -> Items; static func all() async throws -> Items }
/// @mockable
protocol AliasInherited: AliasItem { func more() -> Item? }
/// @mockable
protocol AliasGeneric { associatedtype Value; typealias Result<T> = Swift.Result<T, any Error>; typealias Item = (Self, Self.Value) -> Void; func a() -> Result<Value>; func b<T>(_ done: (Result<T>) -> Void); func c(_ item: @escaping Item) }
/// @mockable
protocol AliasBranched {
    #if os(Windows)
        typealias Item = String
    #else
        typealias Item = Int
    #endif
    func a(_ item: Item) -> Item
}
enum Crate {
    struct Lid {}
    protocol Closed { typealias Lid = String; var lid: Lid { get set } }
    protocol Opened { func open(_ lid: Crate.Lid) }
    /// @mockable
    protocol Shut: Closed, Opened { func shut(_ lid: Lid) -> [Lid] }
    /// @mockable
    protocol Sealing { associatedtype Lid; func shut(_ lid: Lid) -> [Lid] }
}
/// @mockable
protocol AssociatedAmount { associatedtype Amount; func pay(_ amount: Amount) -> Amount; var due: Amount { get set } }
/// @mockable
protocol AssociatedTicket { associatedtype Ticket; func pay(_ ticket: Ticket) -> Ticket; var ticket: Ticket { get set } }
/// @mockable
protocol AliasOfAlias { associatedtype Key: Hashable; typealias Table<T> = [Key: T]; typealias Both<A, B> = (Table<A>, Table<B>); typealias Rows = [Row]; typealias Row = [Key]; func both<T>(_ both: Both<T, Int>) -> Both<Int, T>?; func rows() -> Rows }
protocol FailingRun { associatedtype Output; associatedtype Failure: Error; func run() async throws(Failure) -> Output; var output: Output { get throws(Failure) }; subscript(index: Int) -> Output { get throws(Failure) } }
/// @mockable
protocol NeverFailingRun: FailingRun where Failure == Never {}
