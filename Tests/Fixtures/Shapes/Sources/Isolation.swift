// Protocols of which parts are on an actor and parts on none, as the base protocols of screens often are.
import Foundation

/// @mockable
protocol OnNoActor { func a(_ x: Int) -> Int; var b: Int { get set }; static func c() -> Int; init(d: Int); subscript(e: Int) -> Loose { get set } }
/// @mockable
@MainActor protocol MainOverNone: OnNoActor { func f() -> Int; var g: Loose { get set } }
/// @mockable
@MainActor protocol MainSendableOverNone: OnNoActor, Sendable { func f() -> Loose }
protocol SomeMembersOnMain { @MainActor func a() -> Int; func b() }
/// @mockable
@MainActor protocol MainOverMembers: SomeMembersOnMain { func c() }
@MainActor protocol MainWithType { associatedtype X; func a() -> Loose; func b(_ x: X) }
/// @mockable
protocol MainAndNone: MainWithType, OnNoActor { func f() -> Loose }
/// @mockable
protocol SendableUnderMain: MainWithType, Sendable { func f(_ l: Loose) async -> Int; var g: Loose { get async }; subscript(x: Int) -> Loose { get set }; init(e: Loose); static func h(_ l: Loose) -> Int }
/// @mockable
protocol SendableUnderThat: SendableUnderMain { func i() async; func j(_ f: @escaping (Loose) -> Void) }
/// @mockable
protocol GenericOnNone: AnyObject { associatedtype T; func a(_ f: () throws -> Void) rethrows; func b() async -> Loose?; func c(_ t: T) -> T; init(d: T); var e: T? { get async } }
/// @mockable
@DB protocol DBOverNone: GenericOnNone { func f(_ l: Loose) async -> Loose; var g: Loose? { get set } }
/// @mockable
protocol UnderDB: OnDBAlone { func a(_ l: Loose) -> Loose; var b: Loose { get set }; func c(_ l: Loose) async }
@DB protocol OnDBAlone: AnyObject { func z() -> Loose }
nonisolated protocol SaysNone { nonisolated var key: String { get }; func r() -> Int }
/// @mockable
@MainActor protocol MainOverSaysNone: SaysNone { associatedtype V: Hashable & Sendable; func push(_ v: V); var path: [V] { get set } }
/// @mockable
@MainActor protocol MainSendable: Sendable { var tags: Set<Tag> { get }; func add(_ tags: [Tag: Int]) async throws -> [Tag]; static func all() -> Set<Tag> }
struct Tag: Hashable {}
/// @mockable
@MainActor protocol MainIdentified: Identifiable { var id: Int { get }; var title: String { get set } }
/// @mockable
@MainActor protocol MainIdentifiedSendable: Identifiable, Sendable { var id: Int { get }; var loose: Loose { get set } }
/// @mockable
@MainActor protocol MainIdentifiedWhere: Identifiable, Sendable where ID == String { var loose: Loose { get set } }
/// @mockable
@MainActor protocol MainHashable: Hashable, CustomStringConvertible, Codable { var h: Int { get set }; func load() async throws }
/// @mockable
@MainActor protocol MainHashableSendable: Comparable, Hashable, Sendable, Codable { var u: Int { get } }
/// @mockable
@DB protocol DBHashable: Hashable { func y(_ l: Loose) -> Loose }
/// @mockable
@MainActor protocol MainSequence: AsyncSequence where Element == Int { func x() -> Loose }
/// @mockable
@MainActor protocol MainRaw: RawRepresentable where RawValue == Int { func s() }
/// @mockable
nonisolated protocol OwnOperators: Comparable { static func == (a: Self, b: Self) -> Bool; static func < (a: Self, b: Self) -> Bool }
/// @mockable
nonisolated protocol OwnDescription: NSObjectProtocol { var description: String { get }; var hash: Int { get }; func isEqual(_ object: Any?) -> Bool; func a() -> Int }
enum Home {
    struct Item: Hashable, Sendable {}
    /// @mockable
    @MainActor protocol Listing: Sendable { typealias Row = Item; func a(_ row: Row) -> Item; static var rows: [Row] { get set } }
    /// @mockable
    protocol Detailed: Listing { func b(_ item: Item) -> Loose?; func c(_ row: Row, item: Item?) async }
}
// Async calls of what is on the main actor by default.
/// @mockable
protocol SendableAsync<T>: Sendable { associatedtype T; associatedtype E: Error; func a(_ t: T) async throws(E) -> T; func b(_ f: () -> Void) async; func c(_ f: @escaping () async -> Loose) async -> Loose; func d<U>(_ f: () async throws -> U) async rethrows -> U; func e(_ l: Loose, _ name: String) async }
/// @mockable
protocol ActorOfTokens: Actor { func a(_ h: consuming Tok) async -> Tok; func b(_ l: sending Loose) -> Loose; func c(_ group: inout TaskGroup<Int>) async }
/// @mockable
protocol Groups { func a(_ group: inout TaskGroup<Int>) async; func b(_ l: inout Loose) async throws }
/// @mockable
protocol WithCaller { nonisolated(nonsending) func a(_ l: Loose) async -> Loose; @concurrent func b(_ u: Item) async throws -> Item; func c(isolation: isolated (any Actor)?, _ f: () async throws -> Loose) async rethrows -> Loose }
/// @mockable
protocol WithCallerSendable: Sendable { nonisolated(nonsending) func a(_ l: Loose) async throws -> Loose }
/// @mockable
@MainActor protocol OverDB: OnDBAlone { func mine() -> Loose; var title: String { get set } }
/// @mockable
nonisolated protocol NoneOverMain: MainWithType { func mine() -> Int }
/// @mockable
protocol ActorWithGetters: Actor { var a: AnyObject { get async }; var b: Loose { get async throws }; var c: Loose { get } }
/// @mockable
protocol MainBoundObject: NSObjectProtocol, Hashable, CustomStringConvertible { func a() -> Int }
/// @mockable
protocol SuperclassDescribed: Ancestor, CustomStringConvertible { func a() -> Int }
protocol MadePlain { init() }
/// @mockable
@DB protocol DBObject: MadePlain, NSObjectProtocol { func a(_ l: Loose) -> Loose }
/// @mockable
protocol OnPassedActor { func a(_ l: Loose, on db: isolated DB) -> Int; func b(_ l: inout Loose, _ u: Loose?, on db: isolated DB) async throws; func c<T>(_ f: (Loose) throws -> Int, _ t: T, on db: isolated DB) rethrows -> Int; func d(_ f: () -> Void, _ g: @escaping () -> Void, on actor: isolated MainActor?); func e(_ f: (inout Loose, Int) async throws -> Loose, on db: isolated DB) async throws }
/// @mockable
@MainActor protocol MainRethrowing { func with<T>(_ f: () throws -> sending T) rethrows -> sending T }
/// @mockable
protocol ActorWithMain: Actor { @MainActor var a: Int { get }; @MainActor var b: Loose { get set } }
@globalActor enum ModelActor { actor Impl {}; static let shared = Impl() }
/// @mockable
@ModelActor protocol OnModelActor: Sendable { func a(_ id: Int) throws; func b() async -> Int; func c<T: Sendable>(_ t: T) async -> T? }
nonisolated protocol SavesAnything { func save(_ done: @escaping () -> Void) async; func item(_ item: Any) async throws -> Int }
/// @mockable
protocol ActorOverNone: Actor, SavesAnything { func show() async }
protocol LoadsOnNone { func load(_ names: [String]) async throws -> Int; var count: Int { get async }; static func make() async }
/// @mockable
@MainActor protocol MainOverAsync: LoadsOnNone { func show() async }
