/// @mockable
protocol Subs { subscript(_ i: Int) -> Int { get }; subscript(at i: Int) -> Int { get set }; subscript(i: Int, in s: String) -> String? { get set }; subscript<T: Hashable>(as t: T.Type) -> T? { get set }; static subscript(name n: String) -> Int { get }; static subscript<T>(t: T) -> T { get set } }
/// @mockable
protocol SubsEffects { subscript(a: Int) -> Int { get async }; subscript(b: String) -> Int { get throws(Oops) }; subscript(c c: Int) -> Item { get async throws(Oops) }; static subscript(d: Int) -> Item { get async throws } }
/// @mockable
protocol SubsClosure { subscript(a: Int) -> (Int) -> Int { get set }; subscript(f: @escaping () -> Int) -> Int { get }; subscript(k: KeyPath<Item, Int>) -> Int { get set }; subscript() -> Int { get set } }
/// @mockable
protocol Ops { static func < (a: Self, b: Self) -> Bool; static func === (a: Self, b: Self) -> Bool; static prefix func ! (a: Self) -> Self; static func ?? (a: Self, b: @autoclosure () throws -> Int) rethrows -> Int; static func ... (a: Self, b: Self) -> [Self]; static func <<= (a: inout Self, b: Int); static func ~= (a: Int, b: Self) -> Bool }
/// @mockable
protocol GenericOps { static func * <T: Numeric>(a: Self, b: T) -> T; static func + (a: Self?, b: Self) async throws -> Self? ; static func == (a: Self, b: Int) -> Bool }
/// @mockable
protocol Getters { var a: Int { get async throws(Oops) }; var b: [Int] { get throws }; static var c: Item { get async throws }; var d: (Int, Item) { get async }; var e: () -> Void { get throws }; var f: Void { get async throws } }
/// @mockable
protocol Isolated { func a(_ x: Int, on p: isolated Place) -> Int; func b(on p: isolated (any Actor)?, _ x: Loose) async throws -> Int; func c(isolation: isolated (any Actor)?) async }
/// @mockable
@MainActor protocol MainWithNon { nonisolated var a: Int { get }; nonisolated func b(_ x: Int) async -> Int; nonisolated static func c() -> Int; func d(_ l: Loose) -> Loose; var e: Loose? { get set }; nonisolated init(x: Int); static var f: Int { get set }; @DB func g() async -> Int; subscript(i: Int) -> Loose? { get set } }
/// @mockable
@DB protocol OnDB { func a() -> Loose?; var b: [Loose] { get set }; nonisolated func c(); static func d() -> Int; init(); func e(_ f: () throws -> Int) rethrows -> Int; func f(_ f: @DB () async -> Void) async; func g() async throws -> Loose }
/// @mockable
protocol ActorOnly: Actor { associatedtype Event: Sendable; var a: Int { get set }; func b(_ e: Event) async; nonisolated var c: String { get }; nonisolated func d(_ x: Int) throws -> Int; subscript(i: Int) -> Int { get }; func e(_ f: sending @escaping () -> Void); static func make2() }
/// @mockable
protocol ActorSimple: Actor { func a(_ l: Loose) -> Loose; func b(_ f: @escaping @Sendable () async -> Void) async; func c() throws(Oops) -> Int; var d: [Int] { get }; var e: Loose { get }; func f<T>(_ t: T) -> T; init(x: Int); func g(_ x: inout Int) }
/// @mockable
protocol AnyActorish: AnyActor2 {}
protocol AnyActor2: Actor, Sendable { func z() async }
/// @mockable
protocol WhereInherited: Container where Element: Hashable, Index == Int { func more(_ e: Element) }
protocol Container { associatedtype Element; associatedtype Index: Comparable; subscript(i: Index) -> Element { get }; var first: Element? { get } }
/// @mockable
protocol WhereNested: Container where Element: Container, Element.Element == String { func more() -> Element.Element }
/// @mockable
protocol WhereSame: Container where Element == Index { func x(_ e: Element) -> Index }
/// @mockable
protocol Over { func a(x: Int); func a(y: Int); func a(x: String); func a(x: Int) -> Int; func a(x: Int) async; func a(x: Int) throws -> String; func a(_ x: Int); func a(); var aCalls: Int { get } }
/// @mockable
protocol OverGeneric { func a<T>(_ x: T) -> T; func a<T: Shape>(_ x: T) -> T; func a(_ x: any Shape) -> any Shape; func a(_ x: Int?) -> Int?; func a(_ x: [Int]) -> [Int]; func a(_ x: Int) -> [Int]; func a(_ x: @escaping () -> Void); func a(_ x: @escaping () async -> Void) }
/// @mockable
protocol Reserved { func `func`(`class` x: Int, `let` y: Int); func `return`() -> Int; var `switch`: Int { get set }; static var `static`: Int { get set }; func `self`(); func `Type`() -> Int; func `init`(); func `subscript`(_ x: Int) -> Int; static func `init`(x: Int) -> Int; var `Self`: Int { get }; func `throws`(`try`: Int, `await`: String) }
/// @mockable
protocol Contextual { func get(); func set(_ set: Int); var async: Int { get }; func actor(actor: Int); func open(some: Int, any: Int, each: Int); var convenience: Int { get set }; func `repeat`(`repeat`: Int); func left(right: Int, none: Int); func consume(_ consume: Int) -> Int; func sending(_ sending: Int); var macro: Int? { get }; func yield(_ yield: Int); func discard(); func copy() -> Int }
/// @mockable
protocol Uni { func 日本(_ 語: Int) -> Int; var π: Double { get set }; func 🐶(_ 🐱: String) -> String; func `un nom`(`le nom` x: Int, `l'autre`: Int); var `1st`: Int { get set }; func `a-b`() -> Int; func `a+b`() -> Int }
/// @mockable
protocol InoutGenerics { func fill<T>(_ value: inout T); func change(_ value: inout some Equatable) async throws; func sort<T: Comparable>(_ values: inout [T], by order: (T, T) -> Bool) }
/// @mockable
protocol GenericStatics<Value> { associatedtype Value; static func make() -> Value; static var count: Int { get set }; init(seed: Int); static subscript(key: Value) -> Int { get } }
