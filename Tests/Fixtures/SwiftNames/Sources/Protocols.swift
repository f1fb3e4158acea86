/// @mockable
protocol Throwing { func a() throws -> Int; func b() throws(Error) -> Result; func c() throws(Failure) -> Void; func d(_ error: Error) async throws; func e() throws(Swift.Error) -> Swift.Int }
/// @mockable
protocol Returning { func a() -> Void; func c() -> Never; func d() -> Swift.Never; func e() -> Swift.Void; func b(_ value: Void); func f(_ value: @autoclosure () -> Void); func g(_ value: @autoclosure () -> Swift.Void) }
/// @mockable
protocol Collecting { func a() -> Optional<Int>; func b() -> Array<Int>; func c() -> Set<Int>; func d() -> Dictionary<Int, Int>; func e() -> [Int]; func f() -> Int?; func g() -> Swift.Set<Swift.Int>; func h() -> [Swift.Int: Int]; func i() -> Swift.Optional<Int> }
/// @mockable
protocol Storing: Swift.Sendable { var a: Int { get set }; var b: Swift.Int? { get }; func c(_ int: Int) async throws -> String; static func d() -> Int; init(a: Int) }
/// @mockable
protocol LocalSendable: Sendable { func a() }
/// @mockable
protocol LocalEquatable: Equatable { func a() }
/// @mockable
protocol SwiftEquatable: Swift.Equatable, Swift.Comparable, Swift.Codable, Swift.CustomStringConvertible, Swift.CustomDebugStringConvertible, Swift.CustomReflectable { func a() -> Bool }
/// @mockable
protocol SwiftHashing: Swift.Hashable, Swift.TextOutputStream, Swift.TextOutputStreamable, Swift.CaseIterable { func a() }
/// @mockable
protocol Keying: Swift.CodingKey { func a() }
/// @mockable
protocol Literals: Swift.ExpressibleByStringLiteral, Swift.LosslessStringConvertible { func a() -> String }
/// @mockable
protocol Failing: Swift.Error { var code: Int { get }; func a<Error>(_ error: Error) -> Error }
/// @mockable
protocol Sending { func a(_ data: Data) async; func b<T>(_ value: T) throws -> T; func c<T>(_ body: () throws(Error) -> T) rethrows -> T; subscript(key: String) -> Int { get set } }
/// @mockable
protocol Associating { associatedtype Error; associatedtype Item: Swift.Sendable; func a(_ error: Error) throws -> Item; func b(_ any: Any) }
/// @mockable
@MainActor protocol OnMain: Swift.Hashable { func a() async -> Int; var b: Bool { get set } }
/// @mockable
protocol Text: TextOutputStream, CustomStringConvertible { func a() }
/// @mockable
protocol Outcome { func a() -> Result; func b(_ done: @escaping (Swift.Result<Int, any Swift.Error>) -> Swift.Void) -> Result? }
/// @mockable
protocol Casting { func lead() -> any Actor }
