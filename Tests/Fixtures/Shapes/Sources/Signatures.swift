// primary associated types, some/any/opaque
/// @mockable
protocol Repo<Model, Key> { associatedtype Model: Identifiable where Model.ID == Key; associatedtype Key: Hashable; func find(_ key: Key) async throws -> Model?; func all() -> [Model] }
/// @mockable
protocol UsesRepo { func a(_ repo: any Repo<Item2, Int>); func b() -> any Repo<Item2, Int>; func c<R: Repo<Item2, Int>>(_ repo: R) -> R.Model?; func d(_ repo: some Repo<Item2, Int>) async -> Int }
struct Item2: Identifiable, Sendable { var id: Int }
/// @mockable
protocol Opaque { func a(_ x: some Shape & Named); func b(_ x: [some Shape]); func c(_ x: (some Shape, some Named)); func d(_ x: some Sequence<some Shape>); func f(_ x: inout Int, _ y: some Shape) throws -> Int }
/// @mockable
protocol OpaqueMeta { func b(_ o: (some Shape)?) -> Int }
/// @mockable
protocol Existentials { func a(_ x: any Shape & Named) -> any Shape & Named; func b(_ x: (any Shape)?) -> (any Shape)?; func c() -> [any Shape & Named]; func d() -> [String: any Shape]; var e: any Shape & Named { get set }; var f: (any Shape & Named)? { get set }; func g() -> any Sendable }
/// @mockable
protocol Packs2 { func a<each T>(_ v: repeat each T) async throws -> (repeat each T); func b<each T: Shape>(_ v: repeat Box<each T>) -> Int; func c<each T, U>(_ v: repeat each T, then: (repeat each T) -> U) -> U; func d<each T>(_ f: repeat (each T) -> Void) }
/// @mockable
protocol Packs3 { func a<each T>(_ t: (repeat each T)) -> (repeat Optional<each T>); func b<First, each Rest>(_ f: First, _ r: repeat each Rest) -> First where First: Equatable, repeat each Rest: Equatable }
/// @mockable
protocol Own { func a(_ x: borrowing Tok) -> Int; func b(_ x: consuming Tok) async; func c(_ x: inout Tok) throws; func d(_ x: sending Loose, _ y: Int); func e(_ x: borrowing Item, _ y: consuming Item) -> Item; func f() throws -> Tok; func g(_ x: borrowing [Item]) throws(Oops); static func h(_ x: consuming Tok) -> Tok }
/// @mockable
protocol OwnGeneric { func a<T: ~Copyable>(_ x: borrowing T) throws; func b<T: ~Copyable>(_ x: consuming T, then f: (consuming T) -> Void); func c<T: ~Copyable & Shape2>(_ x: borrowing T) -> Int; func d<T: ~Copyable>(_ x: inout T) }
protocol Shape2: ~Copyable {}
/// @mockable
protocol NoncopyableProtocol: ~Copyable { mutating func a() -> Tok; consuming func b() throws -> Int; borrowing func c() }
/// @mockable
protocol TypedGeneric { func a<E>(_ f: () throws(E) -> Void) throws(E); func b<T, E: Error>(_ f: () async throws(E) -> T) async throws(E) -> T; func c<E>(_ r: Result<Int, E>) throws(E) -> Int; func d() async throws(Oops); func e<E: Error>(_ t: E.Type, _ x: Int) throws(E) }
/// @mockable
protocol TypedAssoc { associatedtype Failure: Error; func a() throws(Failure) -> Int; func b() async throws(Failure); var c: Int { get throws(Failure) }; init() throws(Failure) }
/// @mockable
protocol MixedClosures { func a(_ a: Int, _ b: inout String, c: @autoclosure () -> Bool, d: @escaping @Sendable (Int) async throws -> Void, e: () -> Void, f: Int...) -> Bool; func b(_ x: @autoclosure @escaping @Sendable () -> Int); func c(_ x: @autoclosure () async throws -> Int) async throws -> Int; func d(_ x: inout [() -> Void]); func e(_ x: (@escaping () -> Void) -> (() -> Void)) }
/// @mockable
protocol MixedVariadics { func a(_ x: Int?..., y: String...); func b(_ x: (Int, String)...); func c(_ x: [Int]...) -> Int; func d<T>(_ x: T...) -> T?; func e(_ x: any Shape...) }
/// @mockable
protocol Streaming: Sendable { func a() -> AsyncStream<Int>; func b() async throws -> AsyncThrowingStream<[Int], any Error>; var c: AsyncStream<String> { get }; func d() -> (AsyncStream<Int>, [Int]) }
