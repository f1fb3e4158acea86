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
