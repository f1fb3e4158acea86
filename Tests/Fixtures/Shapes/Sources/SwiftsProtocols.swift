import Observation
import Foundation
/// @mockable
nonisolated protocol IdOwn: Identifiable { associatedtype ID = Int; var id: ID { get }; func a() }
/// @mockable
protocol IdInt: Identifiable { var id: Int { get } }
/// @mockable
nonisolated protocol IdSet: Identifiable where ID == String { var id: String { get set }; func b() }
/// @mockable
protocol IdHash: Identifiable, Hashable { var id: Item { get }; }
/// @mockable
protocol Enumish: CaseIterable, Hashable, Sendable { var n: Int { get } }
/// @mockable
protocol Raw: RawRepresentable where RawValue == String { func a() }
/// @mockable
protocol Raw2: RawRepresentable { func a() }
/// @mockable
nonisolated protocol Raw3: RawRepresentable, Sendable where RawValue: Hashable { init?(rawValue: RawValue) }
/// @mockable
protocol Lossless: LosslessStringConvertible { func a() }
/// @mockable
protocol Literal: ExpressibleByStringLiteral { func a() }
/// @mockable
protocol Literal2: ExpressibleByIntegerLiteral, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral { func a() }
/// @mockable
protocol Literal3: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral { func a() }
/// @mockable
protocol Literal4: ExpressibleByArrayLiteral where ArrayLiteralElement == Int { func a() }
/// @mockable
protocol Seq: Sequence where Element == Int { func a() }
/// @mockable
protocol Seq2: Sequence { func a(_ e: Element) }
/// @mockable
protocol Seq3: Sequence where Iterator.Element == Int { func a() }
/// @mockable
protocol Iter: IteratorProtocol { func a() }
/// @mockable
nonisolated protocol Iter2: IteratorProtocol where Element == Int { mutating func next() -> Int? ; func a() }
/// @mockable
protocol ASeq: AsyncSequence where Element == Int { func a() }
/// @mockable
@available(macOS 15, iOS 18, *)
protocol ASeq2: AsyncSequence where Element == Int, Failure == Never { func a() }
/// @mockable
@available(macOS 15, iOS 18, *)
protocol ASeq3: AsyncSequence where Self.Failure == any Error, AsyncIterator.Element == Int { func a() }
/// @mockable
protocol AIter: AsyncIteratorProtocol where Element == Int { func a() }
/// @mockable
protocol Coll: Collection where Element == Int { func a() }
/// @mockable
protocol Exec: SerialExecutor { func a() }
/// @mockable
protocol Exec2: Executor { func a() }
/// @mockable
protocol Mirr: CustomReflectable { func a() }
/// @mockable
protocol CodK: CodingKey { func a() }
/// @mockable
protocol Strid: Strideable { func a() }
/// @mockable
protocol Addy: AdditiveArithmetic { func a() }
/// @mockable
protocol Clk: Clock { func a() }
/// @mockable
protocol Errs: Error { var reason: String { get } ; func retry() async }
/// @mockable
protocol Errs2: LocalizedError { var x: Int { get } }
/// @mockable
protocol Cod: Codable, Equatable { var x: Int { get set } }
/// @mockable
nonisolated protocol Cod2: Decodable { init(from decoder: any Decoder) throws }
/// @mockable
protocol Cmp: Comparable, CustomStringConvertible, CustomDebugStringConvertible { var rank: Int { get } }
/// @mockable
nonisolated protocol Eq: Equatable { static func == (lhs: Self, rhs: Self) -> Bool }
/// @mockable
protocol Act: Actor { nonisolated var unownedExecutor: UnownedSerialExecutor { get } }
/// @mockable
protocol Obs: Observation.Observable { var x: Int { get set } }
/// @mockable
protocol Cop: Copyable, Escapable { func a() }
/// @mockable
protocol Rng: RandomNumberGenerator { func a() }
/// @mockable
protocol TOS: TextOutputStreamable, TextOutputStream { func a() }
struct FieldMap {}
/// @mockable
nonisolated protocol RowOfFieldMap: Codable, CustomStringConvertible { init(from row: [String: String]) throws; func encode(to container: inout FieldMap) throws; static var description: String { get } }
/// @mockable
nonisolated protocol OtherHashing: Hashable { func hash(into hasher: inout FieldMap) }
/// @mockable
protocol EntityOfCode: Identifiable, Sendable where ID: Codable & Sendable { var title: String { get } }
/// @mockable
@MainActor protocol MainEntityOfCode: Identifiable where ID: Codable { var title: String { get }; func find(_ id: ID) async }
/// @mockable
protocol EntityOfItem: Identifiable where ID == Item { associatedtype Item: Hashable; func find(_ item: Item) }
/// @mockable
protocol EntityOfDefault: Identifiable { associatedtype ID = UUID; func related(_ ids: Set<ID>) -> [ID] }
/// @mockable
protocol EntityOfAny: Identifiable { associatedtype ID; func save() }
/// @mockable
protocol CollAgain: Collection { associatedtype Iterator = IndexingIterator<Self>; associatedtype Indices = Range<Int>; associatedtype SubSequence }
/// @mockable
nonisolated protocol CollAgainOfInt: Collection where Element == Int { associatedtype Iterator; func makeIterator() -> Iterator }
/// @mockable
protocol LiteralAgain: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral { associatedtype IntegerLiteralType = Int; associatedtype FloatLiteralType; associatedtype BooleanLiteralType = Bool }
/// @mockable
protocol TextAgain: ExpressibleByStringInterpolation { associatedtype StringInterpolation = DefaultStringInterpolation; associatedtype StringLiteralType }
/// @mockable
protocol AIterAgain: AsyncIteratorProtocol { associatedtype Failure = Never }
/// @mockable
protocol UncallableFunctions { init(_ value: Never); func a(_ value: Never); func b(_ n: Int, _ value: Never) throws -> Item; subscript(value: Never) -> Item { get set } }
/// @mockable
protocol UncallableEverywhere: Sendable { static func a(_ value: Never) async -> Int; func b(_ value: Swift.Never) throws -> [Int]; func c<T>(_ value: Never, _ other: T) -> T }
/// @mockable
protocol AIterAgainOfNever: AsyncIteratorProtocol where Failure == Never { associatedtype Failure }
/// @mockable
protocol StaticAndNot { associatedtype Value; static var part: Value { get }; var part: Value { get } }
/// @mockable
nonisolated protocol AIterOfFailure: AsyncIteratorProtocol { associatedtype Failure; mutating func next() async throws(Failure) -> Element? }
/// @mockable
nonisolated protocol LiteralOfOwn: ExpressibleByIntegerLiteral { associatedtype IntegerLiteralType; init(integerLiteral value: IntegerLiteralType) }
/// @mockable
protocol AliasOfOther: AliasOfBase, AliasBeside {}
protocol AliasOfBase { associatedtype Kept: Hashable; func a(_ kept: Kept) }
protocol AliasBeside { typealias Kept = String; func c(_ kept: Kept) }
