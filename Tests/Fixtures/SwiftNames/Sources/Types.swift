// Types with the names of Swift's own.
struct Error: Swift.Error, Swift.Equatable { var code: Swift.Int = 0 }
enum Result { case won, lost }
struct Int: Swift.Equatable, Swift.Sendable { var value: Swift.Int = 0 }
class Bool {}
enum Optional<Wrapped> { case some(Wrapped), other }
struct Array<Element> { var only: Element }
struct Set<Element> { var only: Element }
struct Dictionary<Key, Value> { var key: Key; var value: Value }
struct Void: Swift.Equatable { var isEmpty = true }
struct Never {}
typealias Mirror = Swift.Int
typealias Failure = any Swift.Error
actor ObjectIdentifier {}
enum AnyObject {}
class Data {}

protocol Sendable {}
protocol Equatable { func equals(_ other: Swift.Int) -> Swift.Bool }
protocol Hasher {}
protocol Encoder {}
protocol Decoder {}
protocol TextOutputStream { func write(_ text: Swift.Int) }
protocol WritableKeyPath {}
protocol CustomStringConvertible { var text: String { get } }
extension Result { struct String {} }
protocol Actor { var name: Swift.String { get } }
