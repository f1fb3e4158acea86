import Diagnostics

extension SwiftReader {
    /// Protocols of the standard library and Foundation that a mock can implement like any other. Requirements with a default implementation are left
    /// out. Their associated types are typealiases, or have a default. A mock needs them only if a protocol declares these associated types
    /// again.
    /// Parents of the standard library are written with their module, because files may declare other protocols with these names.
    package static let protocolsOfSwift: [ProtocolDeclaration] = {
        var bag = DiagnosticBag()
        let protocols = readFile(SourceFile(path: "Swift", text: text), into: &bag).protocols
        precondition(bag.isEmpty, "the text is well-formed")
        return protocols
    }()

    private static let text = """
        protocol RawRepresentable<RawValue> { associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get } }
        protocol LosslessStringConvertible: Swift.CustomStringConvertible { init?(_ description: String) }
        protocol CodingKey: Swift.Sendable, Swift.CustomStringConvertible, Swift.CustomDebugStringConvertible {
            var stringValue: String { get }
            init?(stringValue: String)
            var intValue: Int? { get }
            init?(intValue: Int)
        }
        protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
        protocol ExpressibleByBooleanLiteral { typealias BooleanLiteralType = Bool; init(booleanLiteral value: Bool) }
        protocol ExpressibleByIntegerLiteral { typealias IntegerLiteralType = Int; init(integerLiteral value: Int) }
        protocol ExpressibleByFloatLiteral { typealias FloatLiteralType = Double; init(floatLiteral value: Double) }
        protocol ExpressibleByUnicodeScalarLiteral {
            typealias UnicodeScalarLiteralType = Unicode.Scalar
            init(unicodeScalarLiteral value: Unicode.Scalar)
        }
        protocol ExpressibleByExtendedGraphemeClusterLiteral {
            typealias ExtendedGraphemeClusterLiteralType = Character
            init(extendedGraphemeClusterLiteral value: Character)
        }
        protocol ExpressibleByStringLiteral { typealias StringLiteralType = String; init(stringLiteral value: String) }
        protocol ExpressibleByStringInterpolation: Swift.ExpressibleByStringLiteral {
            typealias StringInterpolation = DefaultStringInterpolation
        }
        protocol ExpressibleByArrayLiteral<ArrayLiteralElement> {
            associatedtype ArrayLiteralElement
            init(arrayLiteral elements: ArrayLiteralElement...)
        }
        protocol ExpressibleByDictionaryLiteral<Key, Value> {
            associatedtype Key
            associatedtype Value
            init(dictionaryLiteral elements: (Key, Value)...)
        }
        protocol IteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }
        protocol Sequence<Element> {
            associatedtype Element
            associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
            func makeIterator() -> Iterator
        }
        protocol Collection<Element> {
            associatedtype Element
            associatedtype Index: Comparable
            typealias Iterator = IndexingIterator<Self>
            typealias Indices = DefaultIndices<Self>
            typealias SubSequence = Slice<Self>
            var startIndex: Index { get }
            var endIndex: Index { get }
            func index(after i: Index) -> Index
            subscript(position: Index) -> Element { get }
        }
        protocol BidirectionalCollection<Element>: Swift.Collection { func index(before i: Index) -> Index }
        protocol AsyncIteratorProtocol<Element> {
            associatedtype Element
            associatedtype Failure: Error = any Error
            mutating func next() async throws -> Element?
        }
        protocol AsyncSequence<Element> {
            associatedtype Element
            associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
            func makeAsyncIterator() -> AsyncIterator
        }
        protocol RandomNumberGenerator { mutating func next() -> UInt64 }
        protocol AdditiveArithmetic: Swift.Equatable {
            static var zero: Self { get }
            static func + (left: Self, right: Self) -> Self
            static func - (left: Self, right: Self) -> Self
        }
        protocol Strideable<Stride>: Swift.Comparable {
            associatedtype Stride: SignedNumeric & Comparable
            func distance(to other: Self) -> Stride
            func advanced(by n: Stride) -> Self
        }
        protocol Executor: Swift.AnyObject, Swift.Sendable { func enqueue(_ job: consuming ExecutorJob) }
        protocol SerialExecutor: Swift.Executor {}
        protocol TaskExecutor: Swift.Executor {}
        protocol Clock<Duration>: Swift.Sendable {
            associatedtype Duration
            associatedtype Instant: InstantProtocol where Instant.Duration == Duration
            var now: Instant { get }
            var minimumResolution: Instant.Duration { get }
            func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
        }
        protocol CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { get } }
        protocol ContiguousBytes { func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R }
        protocol NSCopying { func copy(with zone: NSZone?) -> Any }
        protocol NSMutableCopying { func mutableCopy(with zone: NSZone?) -> Any }
        protocol NSCoding { func encode(with coder: NSCoder); init?(coder: NSCoder) }
        protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Bool { get } }
        """
}
