protocol Parent { func parent(_ value: Int) -> Int; var shared: Int { get } }
protocol Grandparent { associatedtype Key; func grandparent(_ key: Key) -> Int }
protocol Middle: Grandparent where Key == String { func middle() }
/// @mockable
protocol Child: Parent { func child() }
/// @mockable
protocol Grandchild: Middle, Parent { func grandchild() async }
/// @mockable
protocol Diamond: Child, Parent { func parent(_ value: Int) -> Int; var shared: Int { get set } }
/// @mockable
protocol Composed: Parent & Sendable { func a() -> Loose? }
typealias Both = Parent & Middle
/// @mockable
protocol ComposedByAlias: Both { func a() }
/// @mockable
protocol WhereSelf where Self: Parent { func a() }
/// @mockable
protocol Equating: Equatable { func a() }
/// @mockable
protocol Hashing: Hashable { var a: Int { get } }
/// @mockable
protocol Comparing: Comparable { func a() }
/// @mockable
protocol Identifying: Identifiable { func a() }
/// @mockable
protocol IdentifyingString: Identifiable { var id: String { get } }
/// @mockable
protocol IdentifyingWhere: Identifiable where ID == Int { func a() }
/// @mockable
protocol Describing: CustomStringConvertible, CustomDebugStringConvertible { func a() }
/// @mockable
nonisolated protocol DescribingAnew: CustomStringConvertible { var description: String { get } }
/// @mockable
protocol Failing: Error { var code: Int { get } }
/// @mockable
protocol Coding: Codable { var a: Int { get } }
/// @mockable
protocol DecodingOnly: Decodable { init(id: Int) }
/// @mockable
protocol Enumerating: CaseIterable { func a() }
/// @mockable
protocol Writing: TextOutputStream { func a() }
/// @mockable
protocol AliasedParents: Identified { func a() }
/// @mockable
protocol SendableService: Sendable { func a(_ value: Int) async throws -> Session; var b: Int { get set }; func c(_ loose: Loose) -> Loose? ; static func d() -> Int; static var e: Int { get set } }
/// @mockable
protocol SendableErrors: Sendable { func a() throws(ShapeError) -> Int; func b<T: Sendable>(_ value: T) async throws -> T; func c(_ body: () throws -> Int) rethrows -> Int }
/// @mockable
protocol SendableInitializers: Sendable { init(id: Int); func a() }
/// @mockable
protocol ClassBound: AnyObject { func a(); var b: Int { get set } }
/// @mockable
protocol SuperclassBound: Base { func a() -> Int }
/// @mockable
protocol SuperclassWhere where Self: Base { func a() -> Int; var b: Int { get set } }
/// @mockable
protocol SuperclassOnMain: ScreenBase { func a() -> Int }
/// @mockable
protocol NoncopyableSelf: ~Copyable { func a() -> Int; consuming func b(); mutating func c() }
/// @mockable
protocol NonescapableSelf: ~Escapable { func a() -> Int }
/// @mockable
@MainActor protocol OnMain { func a(_ loose: Loose) -> Loose?; func b() async throws -> Loose; var c: Int { get set }; static func d(); nonisolated func e() -> Int }
/// @mockable
@MainActor protocol OnMainSendable: Sendable { func a() async -> Int; init(id: Int); static var b: Int { get set } }
/// @mockable
protocol InheritsMain: OnMain { func f() -> Int }
/// @mockable
@OtherActor protocol OnOther { func a(_ loose: Loose) -> Loose?; func b() async -> Int }
/// @mockable
protocol MembersOnMain { @MainActor func a() -> Int; @MainActor var b: Int { get set }; func c() async -> Int; @OtherActor func d() async }
/// @mockable
nonisolated protocol Nonisolated { func a() -> Int }
/// @mockable
protocol MembersNonisolated { nonisolated func a() -> Int; nonisolated(nonsending) func b() async -> Int; @concurrent func c() async }
/// @mockable
protocol Acting: Actor { func a(_ value: Int) -> Int; func b() async throws -> Session; var c: Int { get }; nonisolated func d() -> Int; nonisolated var e: String { get } }
/// @mockable
protocol ActingMore: Acting { init(id: Int); static func f() -> Int; func g(_ loose: Loose) async -> Loose?; func h<T: Sendable>(_ value: T) -> T? }
/// @mockable
protocol ActingAssociated: Actor { associatedtype Item: Sendable; func a(_ item: Item) async -> Item? }
/// @mockable
public protocol PublicService { func a() -> Session; var b: Int { get set } }
/// @mockable
package protocol PackageService { func a() -> Session }
protocol ViewStating { associatedtype State; var state: State { get }; func render(_ state: State) }
/// @mockable
protocol LoginStating: ViewStating { var state: String { get } }
protocol Spelled {
    func optional(_ value: Any?)
    func array() -> [Int]
    func dictionary(_ value: [String: Int])
    func nothing()
    func composed(_ value: any Error & Sendable)
    func labelled(_ body: (_ count: Int) -> Void)
    func kept(_ body: @escaping () -> Void)
    func used(_ body: () -> Void)
    func lent(_ value: borrowing Loose)
    subscript(place: Int) -> Int { get async throws }
}
/// @mockable
protocol SpelledAgain: Spelled {
    func optional(_ value: Optional<Any>)
    func array() -> Array<Int>
    func dictionary(_ value: Dictionary<String, Int>)
    func nothing() -> ()
    func composed(_ value: any Sendable & Error)
    func labelled(_ body: (Int) -> Void)
    func kept(_ body: () -> Void)
    func used(_ body: @escaping () -> Void)
    func lent(_ value: Loose)
    subscript(place: Int) -> Int { get }
}

protocol Chained { associatedtype Next; associatedtype Key: Hashable; var next: Next? { get set }; var keys: [Key: [Next]] { get } }
/// @mockable
protocol Chain: Chained, Sendable { associatedtype Next = any Chain; var next: (any Chain)? { get set }; var keys: [String: [any Chain]] { get } }
