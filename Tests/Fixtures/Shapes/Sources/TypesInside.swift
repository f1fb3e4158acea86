import Foundation
/// @mockable
protocol Avail {
    @available(macOS 13, iOS 16, *) func a() -> Int
    @available(*, deprecated, renamed: "a") var b: Int { get set }
    @available(*, deprecated) @discardableResult func c() -> Int
    #if swift(>=5.9)
    @available(macOS 13, *)
    #endif
    func d()
    @available(*, noasync) func e()
    @available(*, deprecated) subscript(i: Int) -> Int { get set }
    @available(*, deprecated) static func f()
}
/// @mockable
protocol Conds {
    #if DEBUG
    func a() -> Int
    #elseif os(Linux)
    func a() -> String
    #else
    func a() -> Double
    #endif
    #if os(Linux)
    var b: Int { get set }
    static var c: [Int] { get set }
    subscript(i: Int) -> Int { get set }
    init(z: Int)
    #endif
    #if compiler(>=6) && !os(Windows)
    func d() async throws -> Int
    #if os(macOS)
    func e()
    #endif
    #endif
    #if os(Windows)
    associatedtype W
    #endif
}
/// @mockable
protocol Defaulted { func a(_ x: Int, y: Int) -> Int; func b() }
extension Defaulted { func a(_ x: Int, y: Int = 3) -> Int { x + y }; func b() {}; func a(_ x: Int) -> Int { a(x, y: 1) } }
/// @mockable
protocol SelfEverywhere { func a(_ s: Self) -> Self; func b(_ f: (Self) -> Self); func c() -> [Self]; func d() -> Self?; func e() -> (Self, Int); func f(_ f: @escaping (Self) -> Void); func g(_ s: Self.Type) -> Self.Type; func h() -> Result<Self, Oops>; func i() async throws -> Self; func j(_ s: inout Self); func k(_ s: Self...) ; func l(_ d: [String: Self]); func m() -> Box<Self>; func n(_ k: KeyPath<Self, Int>) }
/// @mockable
protocol SelfStatic { static var shared: Self { get }; static func make() -> Self; var me: Self { get }; subscript(i: Int) -> Self { get }; var parent: Self? { get set }; var kids: [Self] { get set }; static var all: [Self] { get set } }
/// @mockable
protocol Clazz: AnyObject { var delegate: (any Clazz)? { get set }; func a(_ x: Clazz2); var u: Loose { get }; var w: Loose? { get set } }
final class Clazz2 {}
/// @mockable
protocol KPs { func a(_ k: KeyPath<Item, Int>) -> Int; func b<T>(_ k: KeyPath<Item, T>) -> T; func c<R, V>(_ k: WritableKeyPath<R, V>, _ v: V); var d: KeyPath<Item, Int> & Sendable { get }; func e(_ k: ReferenceWritableKeyPath<Loose, Int>); func f(_ k: PartialKeyPath<Item>, _ a: AnyKeyPath) -> AnyKeyPath }
/// @mockable
protocol Metas { func a(_ t: any Shape.Type) -> any Shape.Type; func b<T: Shape>(_ t: T.Type) -> T; func c(_ t: Shape.Protocol); func d() -> Any.Type; var e: any (Shape & Named).Type { get set }; func f() -> AnyClass; func g(_ t: [any Shape.Type]) -> [ObjectIdentifier: any Shape.Type]; func h() -> (any Shape.Type)?; func i() -> Ancestor.Type }
/// @mockable
protocol Tups { func a(_ t: (x: Int, y: (String, z: Int?))) -> (a: Int, b: [Int]); var b: (min: Int, max: Int)? { get set }; func c() -> [(Int, String)]; func d(_ f: @escaping ((a: Int, b: Int)) -> (Int, Int)); func e() -> (); func f() -> (Int?, String?); func g(_ v: Void); func h() -> (Void, Int)? }
/// @mockable
protocol Opts { func a() -> Int??; func b(_ x: Int???) -> [Int?]?; var c: Int?? { get set }; func d() -> Optional<Optional<Int>>; var e: [Int?]! { get set }; func f(_ x: Int!) -> String!; var g: (() -> Int?)?? { get set }; func h() throws -> Int?!; func i() -> [String: Int?]; var j: Item! { get } }
/// @mockable
protocol Dicts { var handlers: [String: (Int) -> Void] { get set }; func a() -> [String: () async throws -> Int]; func b(_ d: [Int: [String: Set<Item>]]) -> Set<Item>; func c() -> Items; func d() -> Table<Item>; func e() -> ContiguousArray<Int>; func f() -> ArraySlice<Int>; func g() -> Swift.Array<Int>; func h() -> Swift.Optional<Int>; func i() -> Swift.Dictionary<String, Int> }
/// @mockable
protocol Builders { func a(@Build _ c: () -> [String]); func b(@Build c: @escaping () -> [String]) -> Int; @Build func c() -> [String]; @Build var d: [String] { get }; func e<T>(@Build _ c: (T) -> [String], t: T) }
/// @mockable
protocol Types2 { func a(_ x: Outer.Inner) -> Outer.Kind; func b(_ x: Box<Box<Int>>) -> Box<[Item]>; func c(_ x: Callback) ; func d(_ w: @escaping AsyncWork<Int>) async throws -> Int; func e(_ p: Pred<Int>) -> Bool; func f(_ p: @escaping Pred<Item>); func g() -> Void2; func h() async throws -> Void2; func i(_ x: Swift.Int) -> Swift.String; func j(_ x: `Int`) -> Foundation.Date; func k() -> UnsafeMutablePointer<Int>?; func l(_ f: @convention(c) (Int) -> Int); func m(_ f: (Int) -> (Int) -> Int) -> (Int) -> (Int) -> Int }
/// @mockable
protocol Noncopyables { var a: Tok { get }; func b() async throws -> Tok; static func c(_ t: borrowing Tok) -> Int; func d(_ t: consuming Tok?) -> Tok?; func e(_ f: (borrowing Tok) -> Int); func f(_ f: @escaping (consuming Tok) -> Void); subscript(i: Int) -> Tok { get }; init(t: consuming Tok) }
/// @mockable
protocol Spans { func a(_ s: Span<Int>) -> Int; func b(_ s: RawSpan); func c(_ x: InlineArray<3, Int>) -> InlineArray<2, Int>; func d(_ x: [4 of Int]) }
/// @mockable
protocol SuperA: Ancestor { var x: Int { get set }; func f() -> Int }
/// @mockable
protocol SuperB: Sub, Shape { static func s() -> Int; var title: String { get set } }
/// @mockable
protocol SuperC: NeedsInit { func a() -> Int }
/// @mockable
protocol SuperD: NeedsPlain { func a() -> Int }
/// @mockable
protocol SuperE: GenericBase<Int> { func a() -> Int }
/// @mockable
protocol SuperF: Screen { func a() -> Int; nonisolated func b() }
/// @mockable
protocol SuperG where Self: NeedsInit { init(id: Int); func a() -> Int }
/// @mockable
protocol SuperH: Ancestor, Sendable2 { func a() async -> Int }
protocol Sendable2 { func q() }
/// @mockable
protocol SuperI: NSObject { func a() -> Int }
/// @mockable
protocol SuperJ: NSObjectProtocol, Sendable { func a() -> Int; init() }
