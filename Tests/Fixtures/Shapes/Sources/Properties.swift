/// @mockable
protocol GetProperties { var a: Int { get }; var b: String { get }; var c: Session { get } }
/// @mockable
protocol SetProperties { var a: Int { get set }; var b: Session? { get set }; var c: [Int] { get set } }
/// @mockable
protocol AsyncGetters { var a: Int { get async }; var b: Session { get async throws }; var c: Int? { get async } }
/// @mockable
protocol ThrowingGetters { var a: Int { get throws }; var b: Session { get throws(ShapeError) }; var c: Int { get throws(Never) } }
/// @mockable
protocol ClosureProperties { var a: () -> Void { get set }; var b: ((Int) -> String)? { get set }; var c: @Sendable () -> Void { get } ; var d: Completion { get set } }
/// @mockable
protocol UnwrappedProperties { var a: Int! { get set }; var b: Session! { get } }
/// @mockable
protocol MutatingGetters { var a: Int { mutating get }; var b: Int { get nonmutating set }; var c: Int { mutating get set } }
/// @mockable
protocol ExistentialProperties { var a: any Error { get }; var b: (any Error)? { get set }; var c: any Collection<Int> { get }; var d: Any { get } }
/// @mockable
protocol TupleProperties { var a: (Int, String) { get set }; var b: (x: Int?, y: [Int]) { get } }
/// @mockable
protocol KeywordProperties { var `default`: Int { get }; var `self`: Int { get set }; var `in`: Int? { get }; var `init`: Int { get } }
/// @mockable
protocol StaticProperties { static var a: Int { get }; static var b: Session? { get set }; static var c: Int { get async throws } }
/// @mockable
protocol AliasedProperties { var a: Sessions { get }; var b: MaybeAction { get set }; var c: Pair<Int> { get } }
/// @mockable
protocol NonisolatedProperties { nonisolated var a: Int { get }; nonisolated var b: String? { get set } }
/// @mockable
protocol DelegateProperty: AnyObject { var delegate: (any DelegateProperty)? { get set } }
/// @mockable
protocol OverlappingNames { var a: Int { get }; var aCallCount: Int { get }; func a(_ value: Int); var b: Int { get }; var bValue: Int { get }; func bGetCallCount() -> Int }
/// @mockable
protocol MetatypeProperties { var a: Session.Type { get }; var b: any Error.Type { get set } }
/// @mockable
protocol Subscripts { subscript(key: String) -> Int { get }; subscript(index: Int) -> String? { get set }; subscript(row row: Int, column column: Int) -> [Int] { get set } }
/// @mockable
protocol EffectfulSubscripts { subscript(key: String) -> Int { get async throws }; subscript(id: Int) -> Int { get throws(ShapeError) } }
/// @mockable
protocol StaticSubscripts { static subscript(key: String) -> Int { get set }; static subscript(index: Int) -> Session? { get } }
/// @mockable
protocol GenericSubscripts { subscript<T>(_ type: T.Type) -> T? { get }; subscript<K: Hashable>(key key: K) -> Int { get set }; subscript(variadic: Int...) -> Int { get } }
/// @mockable
protocol Initializers { init(id: Int); init(); init?(text: String) }
/// @mockable
protocol ThrowingInitializers { init(id: Int) throws; init(name: String) async throws; init?(other: Int) throws(ShapeError) }
/// @mockable
protocol GenericInitializers { init<T: Hashable>(_ value: T); init(_ body: () throws -> Int) rethrows; init(_ values: Int...) }
/// @mockable
protocol Statics { static func a() -> Int; static func b(_ value: Int) async throws -> Session; static func make() -> Self; static func c<T>(_ value: T) -> T }
/// @mockable
protocol Operators { static func == (left: Self, right: Self) -> Bool; static func + (left: Self, right: Int) -> Self; prefix static func - (value: Self) -> Self; static func += (left: inout Self, right: Int) }
infix operator <+>
postfix operator ~~
/// @mockable
protocol CustomOperators { static func <+> (left: Self, right: Int) -> Int; static postfix func ~~ (value: Self) -> Int; static func ~= (pattern: Self, value: Int) -> Bool }
/// @mockable
protocol Available { @available(iOS 99, macOS 99, *) func a() -> Int; @available(*, deprecated, message: "old") func b(); @available(iOS 99, macOS 99, *) var c: Int { get } }
/// @mockable
@available(macOS 13, iOS 16, *)
protocol AvailableProtocol { func a() -> Int }
/// @mockable
protocol Conditionals {
    #if os(Linux)
    func linux() -> Int
    var value: Int { get }
    #elseif os(Windows)
    func windows()
    #else
    func other(_ value: Int) -> Int
    #endif
    #if DEBUG
    #if os(Linux)
    func nested()
    #endif
    #endif
    static var shared: Int { get }
    #if canImport(Foundation)
    static func conditional() -> Int
    #endif
}
#if os(Linux)
/// @mockable
protocol Conditional { func a() -> Int }
#else
/// @mockable
protocol Conditional { func b() -> Int }
#endif
#if canImport(NothingOfThatName)
import NothingOfThatName
/// @mockable
protocol NeverThere { func a() -> NothingOfThatName.Thing }
#endif
/// @mockable
protocol Empty {}
/// @mockable
protocol Commented {
    // MARK: - One
    /// Documentation.
    func a() // behind
    /* block */ var b: Int { get }
}
/// @mockable
protocol LongOptionals { var a: Optional<Int> { get set }; func b() -> Optional<Session>; func c() throws -> MaybeAction }
