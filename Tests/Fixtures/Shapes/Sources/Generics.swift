/// @mockable
protocol GenericFunctions { func a<T>(_ value: T); func b<T>(_ value: T) -> T; func c<T: Equatable>(_ a: T, _ b: T) -> Bool; func d<T, U>(_ value: T, _ transform: @escaping (T) -> U) -> U }
/// @mockable
protocol GenericWhere { func a<T>(_ value: T) where T: Hashable & Sendable; func b<T: Collection>(_ value: T) -> T.Element? where T.Element == Int; func c<T>(_ value: T) -> [T] where T: Comparable }
/// @mockable
protocol GenericOptionals { func a<T>(_ value: T?) -> T?; func b<T>(_ values: [T]) -> [T]; func c<K: Hashable, V>(_ values: [K: V]) -> [K: V] }
/// @mockable
protocol GenericAsync { func a<T: Sendable>(_ value: T) async throws -> T; func b<T: Decodable>(_ type: T.Type, from path: String) async throws -> T; func c<T>(_ body: @Sendable () async throws -> T) async throws -> T }
/// @mockable
protocol GenericClosures { func a<T>(_ body: (T) -> Void, _ value: T); func b<T>(_ body: () -> T) -> T; func c<T>(_ body: @escaping () -> T); func d<T, U>(_ body: (T) throws -> U) rethrows -> U? }
/// @mockable
protocol Packs { func a<each T>(_ values: repeat each T); func b<each T>(_ values: repeat each T) -> (repeat each T); func c<each T: Equatable>(_ values: repeat each T) -> Bool }
/// @mockable
protocol NoncopyableGenerics { func a<T: ~Copyable>(_ value: borrowing T); func b<T: ~Copyable>(_ value: consuming T, id: Int) -> Int; func c<T>(_ value: consuming T) where T: ~Copyable }
/// @mockable
protocol ExistentialResults { func a() -> any Collection<Int>; func b() -> any Sequence; func c() -> (any Equatable)?; func d() -> [any Error] }
/// @mockable
protocol GenericOverloads { func a<T>(_ value: T); func a(_ value: Int); func a<T: Equatable>(_ value: T); func a<T>(_ value: [T]) }
/// @mockable
protocol Associated { associatedtype Item; func a(_ item: Item); func b() -> Item; var c: Item { get set }; func d() -> [Item] }
/// @mockable
protocol AssociatedConstrained { associatedtype Item: Hashable & Sendable; associatedtype List: Collection where List.Element == Item; func a() -> List; func b(_ item: Item) -> Bool }
/// @mockable
protocol AssociatedOfSelf { associatedtype Element; func map<Element>(_ transform: (Self.Element) -> Element) -> [Element]; func first(_ other: Self) -> Self.Element? }
/// @mockable
protocol InoutInitializers { init<T: Sequence>(from values: inout T, count: inout Int); func a<T>(_ value: inout T) }
/// @mockable
protocol TypedRethrowing { func a<T>(_ body: (Int, inout String) throws(ShapeError) -> T) rethrows -> T; func b(_ body: () async throws(ShapeError) -> Void) async rethrows }
/// @mockable
protocol AssociatedDefault { associatedtype Value = Int; func a() -> Value; func b() async throws -> Value }
/// @mockable
protocol Primary<Element> { associatedtype Element; associatedtype Failure: Error; func next() async throws(Failure) -> Element? }
/// @mockable
protocol AssociatedWhere where Item == Int { associatedtype Item; func a() -> Item }
/// @mockable
protocol AssociatedInitializers { associatedtype Item; init(item: Item); func a() -> Item }
/// @mockable
protocol AssociatedSubscripts { associatedtype Key: Hashable; associatedtype Value; subscript(key: Key) -> Value? { get set }; subscript(keys: [Key]) -> [Value] { get } }
/// @mockable
protocol AssociatedClosures { associatedtype Input; associatedtype Output; func a(_ transform: @escaping (Input) -> Output); func b(_ input: Input) throws -> Output }
/// @mockable
protocol AssociatedSelf { associatedtype Item; func a(_ other: Self, _ item: Item) -> Self }
/// @mockable(typealias: T = String; U = [Int])
protocol AssociatedFixed { associatedtype T; associatedtype U: Collection where U.Element == Int; static func a() -> T; func b() -> U }
/// @mockable
protocol SendableAssociated: Sendable { associatedtype Item: Sendable; func a(_ item: Item) async -> Item? }
/// @mockable
protocol PrimaryParent: Primary<Int> where Failure == ShapeError { func more() -> Int }
/// @mockable
protocol RefinedAssociated: Associated where Item: Equatable { func e(_ item: Item) -> Bool }
/// @mockable
protocol FixedAssociated: Associated where Item == String { func e(_ item: Item) }
/// @mockable
protocol AliasAssociated: Associated where Item == Int { typealias Done = (Item) -> Void; func e(_ done: Done); func f(_ done: @escaping Done) }
/// @mockable
protocol Sequencing: Sequence where Element == Int, Iterator == IndexingIterator<[Int]> { func count() -> Int }

/// @mockable(typealias: Items = [Int]; Map = [String: Int]; Maybe = Int?; Ids = Set<Int>; Pick = [Int].Index)
protocol FixedCollections {
    associatedtype Items
    associatedtype Map
    associatedtype Maybe
    associatedtype Ids
    associatedtype Pick
    var items: Items { get set }
    var map: Map { get }
    var pick: Pick { get }
    func all() -> Items
    func ids(_ maybe: Maybe, items: [Items]) -> Ids
    func list() async throws -> Items?
}
/// @mockable
protocol OptionalGenericResults { func a<T: Equatable>(_ type: T.Type) -> T?; func b<T>(_ type: T.Type) async throws -> T??; func c<T>() -> [T]?; func d<T>(_ type: T.Type) -> T! where T: Sendable; func e<T>(_ body: () throws -> T) rethrows -> Optional<T>; static func f<T>() -> T?; func g<T>(_ value: T) -> sending T?; func h<T>(_ type: T.Type) -> (any Sequence<T>)?; subscript<T>(key: String) -> T? { get set } }
/// @mockable
protocol SendableOptionalGenericResults: Sendable { func a<T: Equatable>(_ type: T.Type) -> T?; func b<T>(_ type: T.Type) async throws -> T??; func c<T>() async -> [T]?; static func f<T>() -> T?; subscript<T>(key: String) -> T? { get } }
