// Typealiases, attributes and closures in further places.
/// @mockable
protocol AliasInExtension { func a(_ t: Thing, _ h: @escaping Hand) -> Thing; func b(_ h: Hand) }
extension AliasInExtension { typealias Thing = [Item]; typealias Hand = () -> Void }
/// @mockable
protocol AliasOfTypes { typealias Done = (Result<Payload, Failure>) -> Void; associatedtype Payload; associatedtype Failure: Error; func a(_ done: @escaping Done); func b(_ done: Done); var c: Done? { get set }; typealias Some2 = Payload?; func d() -> Some2; typealias With<T> = (T, Payload); func e(_ x: With<Int>) -> With<Item> }
/// @mockable
protocol AliasOfFixed: AliasOfTypes where Payload == Item, Failure == Oops { func f(_ done: @escaping Done) -> Payload; func g() throws(Failure) -> Some2 }
/// @mockable
protocol ConsumedClosures { func a(_ f: sending @escaping () -> Void); func b(_ f: consuming @escaping () -> Int); func c(_ f: @escaping () -> sending Loose) }
/// @mockable
protocol PackClosures { func a<each T, R>(_ t: repeat each T, body: @escaping (repeat each T) async throws -> R) async throws -> R; func b<each T>(_ f: @escaping (repeat each T) -> Void) -> Int }
/// @mockable
protocol InoutOptionals { func a<T>(_ x: inout T?, _ y: inout [T]) -> T?; func b(_ f: inout () -> Void); func c(_ x: inout any Shape) }
/// @mockable
protocol SwiftsAttributes { @discardableResult static func a() throws -> Int; @warn_unqualified_access func b(); @_disfavoredOverload func c(_ x: Int); @preconcurrency @MainActor func d(); @preconcurrency func e(_ f: @escaping @Sendable () -> Void) }
/// @mockable
protocol TokenClosures { func a(_ fs: ((consuming Tok) -> Tok)...) async throws -> Int; var b: ((borrowing Tok) -> Void)? { get set }; func c(_ f: @escaping (consuming Tok) -> Tok, _ type: any Shape.Type) async }
/// @mockable
protocol VoidValues { var a: () { get set }; static var b: Void { get }; func c(_ action: @autoclosure () -> Void) }
/// @mockable
protocol MacroMembers { @discardableResult func a() -> Int; func b(type: any Shape.Type, _ types: [any Shape.Type]) async -> any Shape.Type }
/// @mockable
protocol SelfSpelled where Self.A.Element == Self.B { associatedtype A: Collection; associatedtype B; typealias Query = [Self.B]; typealias Done = (Self.B) -> Void; func a(_ a: Self.A) -> Self.B; func b(_ q: Self.Query, _ done: Self.Done) }
/// @mockable
protocol SelfConstrained { associatedtype A: Sequence where Self.A.Element == Self.B; associatedtype B: Hashable where Self.B: Sendable; func a(_ a: A, _ b: Self.B?) }
/// @mockable
protocol SelfHandling { typealias Handler = (Int) -> Void; func a(_ h: Self.Handler); func b(_ h: @escaping Self.Handler) }
// Requests, publishers and streams, as apps have them.
struct Endpoint<Response: Decodable & Sendable>: Sendable { var path = "" }
protocol Emitter<Output, Failure> { associatedtype Output; associatedtype Failure: Error }
struct AnyEmitter<Output, Failure: Error>: Emitter {}
typealias Retried<R: Decodable & Sendable> = (endpoint: Endpoint<R>, retries: Int)
typealias Swapped<A, B> = (B, A)
typealias Mapping<A, B> = (A) async throws -> B
/// @mockable
protocol Client: Sendable { func send<R: Decodable & Sendable>(_ endpoint: Endpoint<R>) async throws(Oops) -> R; func send<R>(_ endpoint: Endpoint<R>, completion: @escaping @Sendable (Result<R, Oops>) -> Void) where R: Decodable; func retry(_ n: Int, _ body: @Sendable @escaping () async throws -> Item) async throws -> Item }
/// @mockable
protocol GenericAliases { func a<R>(_ r: Retried<R>) -> Retried<R>; func b<A, B>(_ p: Swapped<A, B>) -> Swapped<B, A>; func c<A, B>(_ a: A, _ f: @escaping Mapping<A, B>) async throws -> B; func d<A, B>(_ a: A, _ f: Mapping<A, B>) async throws -> B }
/// @mockable
protocol Emitting { func a() -> AnyEmitter<[Item], Never>; var b: any Emitter<Int, Never> { get }; func c(_ e: some Emitter<Int, Never>); func d<E: Emitter>(_ e: E) -> AnyEmitter<E.Output, E.Failure> where E.Failure == Never; func e() -> AsyncStream<Int>; func f() -> any AsyncSequence<Int, Never>; func g(_ s: some AsyncSequence<Item, any Error>) async }
/// @mockable
protocol Locking { func with<R>(_ body: (inout Item) throws -> R) rethrows -> R; func with<R, E: Error>(typed body: (inout sending Item) throws(E) -> sending R) throws(E) -> sending R; func each(_ bodies: [() throws -> Void], _ f: (Int, inout Bool) throws -> Void) rethrows }
/// @mockable
protocol Observing<Output> { associatedtype Output: Sendable; associatedtype Stream: AsyncSequence where Stream.Element == Output; func stream() -> Stream; func once() -> AsyncThrowingStream<Output, any Error> }
/// @mockable
protocol SeveralPlaces: Collection where Element: Hashable, Index == Int { var names: [Element: String] { get set } }
/// @mockable
protocol Underscores { func a(_: Int, b _: Int, _ _: String) -> Int; func b(x _: @autoclosure () -> Int, _: inout Int); func c(_: () -> Void, _: @escaping () -> Void); subscript(_: Int, x _: Int) -> Int { get set }; init(_: Int, _: Int) }
/// @mockable
protocol ValueGenerics { func a<let n: Int, T>(_ a: InlineArray<n, T>) -> InlineArray<n, T>; func b(_ a: InlineArray<2, Int>) -> Int }
/// @mockable
protocol VariadicTypes { func a(_ types: Int.Type..., more: (any Shape.Type)...) async }
/// @mockable
protocol BuiltWithArguments { associatedtype State; associatedtype Body; @Joining<State, Int> var body: Body { get }; @Joining<Int, Int> func rows(_ count: Int) -> String }
/// @mockable
protocol LongMessage {
    @available(*, deprecated, message: """
        Use "b",
        which is \
        newer.
        """)
    func a()
    func b()
}
/// @mockable
protocol NonsendingClosures { func run(_ f: nonisolated(nonsending) @escaping (Loose) async throws -> Void) async; func add(_ f: nonisolated(nonsending) @escaping @Sendable (Int) async -> Void) }
/// @mockable
protocol GenericsTwice: GenericsOnce { func a<Item: Hashable>(_ x: Item) -> Item; func b(_ x: some Hashable); func c<T: Comparable & Hashable>(_ x: T); func d<T>(_ x: T) where T: Sequence, Int == T.Element; func e(_ x: any Shape) }
protocol GenericsOnce { func a<T: Hashable>(_ x: T) -> T; func b<T>(_ x: T) where T: Hashable; func c<T: Hashable & Comparable>(_ x: T); func d<S: Sequence>(_ x: S) where S.Element == Int; func e(_ x: Shape) }
