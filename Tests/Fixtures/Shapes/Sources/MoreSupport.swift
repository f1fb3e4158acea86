// The types that the protocols of Signatures, Members, TypesInside and SwiftsProtocols use.

public nonisolated struct Item: Sendable, Hashable { public var id = 0; public init(id: Int = 0) { self.id = id } }
public enum Oops: Error, Equatable { case wrong; case code(Int) }
public struct Tok: ~Copyable { public let id: Int; public init(id: Int) { self.id = id } }
@globalActor public actor DB { public static let shared = DB() }
public actor Place { public init() {} }
open class Ancestor { public init() {}; open var title: String = "" }
open class NeedsInit { public let id: Int; public required init(id: Int) { self.id = id } }
open class NeedsPlain { public let id: Int; public init(id: Int) { self.id = id } }
open class GenericBase<T> { public init() {}; open var value: T? }
@MainActor open class Screen { public init() {} }
open class Sub: Ancestor { public override init() { super.init() } }
@resultBuilder public enum Build { public static func buildBlock(_ parts: String...) -> [String] { parts } }
@propertyWrapper public struct Clamped { public var wrappedValue: Int; public init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
public protocol Shape { func area() -> Double }
public protocol Named { var name: String { get } }
public struct Box<T> { public var value: T; public init(_ value: T) { self.value = value } }
extension Box: Sendable where T: Sendable {}
public struct Outer { public struct Inner: Sendable { public init() {} }; public enum Kind: Sendable { case a, b } }
public typealias Callback = @Sendable (Int) -> Void
public typealias AsyncWork<T> = @Sendable () async throws -> T
public typealias Pred<T> = (T) -> Bool
public typealias Items = Set<Item>
public typealias Table<V> = [String: V]
public typealias Void2 = Void
@resultBuilder public enum Joining<First, Second> { public static func buildBlock<Part>(_ part: Part) -> Part { part } }
