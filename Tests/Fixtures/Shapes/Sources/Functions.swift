/// @mockable
protocol PlainFunction { func run() }
/// @mockable
protocol Arguments { func run(_ a: Int, b: String, with c: Double, in place: Bool) }
/// @mockable
protocol Results { func value() -> Int; func text() -> String; func session() -> Session }
/// @mockable
protocol VoidResults { func a() -> Void; func b() -> () }
/// @mockable
protocol OptionalResults { func a() -> Int?; func b() -> Session?; func c() -> Int!; func d() -> Optional<Int>; func e() -> Int?? }
/// @mockable
protocol CollectionResults { func a() -> [Int]; func b() -> [String: Int]; func c() -> Set<Int>; func d() -> Array<Int>; func e() -> Dictionary<Int, Int> }
/// @mockable
protocol TupleResults { func a() -> (Int, String); func b() -> (id: Int, name: String?); func c() -> (Int?, [Int]) }
/// @mockable
protocol AsyncFunctions { func a() async; func b() async -> Int; func c() async throws -> Int; func d() async throws }
/// @mockable
protocol ThrowingFunctions { func a() throws; func b() throws -> Int; func c() throws -> Int? }
/// @mockable
protocol TypedThrows { func a() throws(ShapeError); func b() throws(ShapeError) -> Int; func c() async throws(ShapeError) -> Int }
/// @mockable
protocol AnyErrorThrows { func a() throws(any Error) -> Int; func b() throws(any Error) }
/// @mockable
protocol NeverThrows { func a() throws(Never) -> Int; func b() throws(Never) }
/// @mockable
protocol GenericThrows { func a<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int; func b<Failure>(_ type: Failure.Type) throws(Failure) where Failure: Error }
/// @mockable
protocol Rethrowing { func a(_ body: () throws -> Void) rethrows; func b<T>(_ body: (Int) throws -> T) rethrows -> T }
/// @mockable
protocol RethrowingNested: Sendable { func a(_ f: ((Int) throws -> Void) throws -> Void) rethrows; func b(_ f: (Int, (Int) -> Void) throws -> Void, _ g: () throws -> Void) rethrows -> Int; func c(_ f: (@Sendable (Int) -> Void, @Sendable (Int) throws -> Int) async throws -> Void) async rethrows; func d(_ f: (() throws -> Int) throws(ShapeError) -> Int) rethrows; func e(_ f: (@escaping () -> Int, (@Sendable () -> Int)?) throws -> Int) rethrows }
protocol RethrowingAsync { func a(_ body: () async throws -> Void) async rethrows; func b(_ body: @Sendable () async throws -> Int) async rethrows -> Int }
/// @mockable
protocol InoutParameters { func a(_ value: inout Int); func b(_ values: inout [String], at index: inout Int) -> Bool }
/// @mockable
protocol InoutThrowing { func a(_ value: inout Session) throws; func b(_ value: inout Session) async throws -> Int }
/// @mockable
protocol Variadics { func a(_ values: Int...); func b(values: String..., other: Int) -> Int; func c(_ actions: (() -> Void)...) }
/// @mockable
protocol Autoclosures { func a(_ value: @autoclosure () -> Bool); func b(_ value: @autoclosure () throws -> Int) rethrows -> Int; func c(_ message: @autoclosure @escaping () -> String) }
/// @mockable
protocol ThrowingAutoclosures { func a(_ value: @autoclosure () throws -> Bool) throws; func b(_ value: @autoclosure () throws -> Bool); func c(_ value: @autoclosure () async -> Int) async }
/// @mockable
protocol EscapingClosures { func a(_ done: @escaping () -> Void); func b(done: @escaping (Int, String) -> Bool); func c(_ done: (() -> Void)?) }
/// @mockable
protocol SendableClosures { func a(_ done: @escaping @Sendable () -> Void); func b(_ done: @Sendable (Int) async throws -> Void); func c(_ done: (@Sendable () -> Void)?) }
/// @mockable
protocol ActorClosures { func a(_ done: @escaping @MainActor () -> Void); func b(_ done: @MainActor @escaping (Int) async -> Void); func c(_ done: @escaping @MainActor @Sendable () -> Void) }
/// @mockable
protocol NonEscapingClosures { func a(_ body: () -> Void); func b(_ body: (Int) -> String) -> String; func c(_ body: (inout Int) -> Void); func d(_ body: () async -> Int) async }
/// @mockable
protocol ConventionClosures { func a(_ body: @convention(c) (Int32) -> Int32); func b(_ body: @escaping @convention(thin) () -> Void) }
/// @mockable
protocol ClosureResults { func a() -> () -> Void; func b() -> (Int) -> String; func c() -> (() -> Int)?; func d() throws -> @Sendable () -> Void }
/// @mockable
protocol NestedClosures { func a(_ body: @escaping (@escaping () -> Void) -> Void); func b(_ body: ((Int) -> Void) -> Void) }
/// @mockable
protocol AliasedClosures { func a(_ done: @escaping Completion); func b(_ done: Completion); func c(_ done: MaybeAction); func d(_ done: @escaping Handler<Int>); func e(_ work: ThrowingWork) rethrows -> Int }
/// @mockable
protocol AliasedResults { func a() -> Sessions; func b() -> MaybeAction; func c() -> Pair<String>; func d() throws -> Handler<Int> }
/// @mockable
protocol DiscardableResults { @discardableResult func a() -> Int; @discardableResult func b(_ value: Int) async throws -> Session }
/// @mockable
protocol KeywordNames { func `default`(); func `in`(_ `self`: Int); func `class`(`switch` value: Int) -> Int; func a(for: Int, in: Int, where: Int) }
/// @mockable
protocol KeywordLabels { func a(default: Int, case: String, func: Bool, `var`: Int, `let`: Int, init: Int); func b(_ default: Int); func c(self: Int); func d(_ type: Int, Type: Int, protocol: Int) }
/// @mockable
protocol SameLabels { func a(_ x: Int, _ y: Int); func b(with x: Int, with y: Int); func c(_: Int, _: String); func d(x: Int, _ x2: Int) }
/// @mockable
protocol UnicodeNames { func größe(_ höhe: Int) -> Int; func 測(_ 値: String); var naïve: Bool { get } }
/// @mockable
protocol LocalNames { func a(error: Int, value: Int, result: Int, handler: Int, mock: Int); func b(mockHandler: Int, mockStub: Int, mockStorage: Int) -> Int; func c(aHandler: Int, cCalls: Int, cHandler: Int) -> Int? }
/// @mockable
protocol Ownership { func a(_ value: borrowing Loose); func b(_ value: consuming Loose); func c(_ value: sending Loose); func d(_ value: __owned Loose, _ other: __shared Loose) }
/// @mockable
protocol Sending { func a() -> sending Loose; func b(_ value: sending Loose) async -> sending Loose; func c() async throws -> sending Loose? }
/// @mockable
protocol NoncopyableParameters { func a(_ token: borrowing Token); func b(_ token: consuming Token) -> Int; func c(_ token: inout Token) }
/// @mockable
protocol NoncopyableResults { func a() -> Token; func b(_ id: Int) throws -> Token; func c() async -> Token }
/// @mockable
protocol AliasedNoncopyables { func a() -> Voucher; func b(_ id: Int) throws -> OtherVoucher; func c() -> SafeReel<Int>; func d(_ voucher: consuming Voucher); var e: Voucher { get } }
/// @mockable
protocol NoncopyableAlias { typealias Own = Token; func a() -> Own }
/// @mockable
protocol Metatypes { func a(_ type: Int.Type); func b(_ type: any Error.Type); func c() -> Session.Type; func d<T>(_ type: T.Type) -> T? }
/// @mockable
protocol AnyTypes { func a(_ value: Any, _ other: AnyObject); func b() -> Any; func c() -> any Error; func d(_ value: any Equatable & Sendable); func e() -> (any Error)? }
/// @mockable
protocol SomeParameters { func a(_ value: some Equatable); func b(_ values: some Collection<Int>) -> Int; func c(_ value: [some Hashable]); func d(_ value: (some Error)?) }
/// @mockable
protocol IsolatedParameters { func a(_ room: isolated Room) -> Int; func b(_ actor: isolated (any Actor)?) async -> Int }
/// @mockable
protocol NeverResult { func a() -> Never; func b() throws -> Never }
/// @mockable
protocol UnlabeledTuple { func a(_ pair: (Int, String)); func b(_ pair: (x: Int, y: Int), other: Int); func c(_ f: @escaping ((Int, Int)) -> Void) }
/// @mockable
protocol UnsafeTypes { func a(_ p: UnsafePointer<Int>); func b(_ p: UnsafeMutableRawPointer?) -> Int; func c(_ b: UnsafeRawBufferPointer) }
/// @mockable
protocol ResultTypes { func a(_ r: Result<Int, any Error>); func b() -> Result<Session, ShapeError>; func c(_ done: @escaping (Result<Int, Never>) -> Void) }
/// @mockable
protocol LongSignature { func aVeryLongFunctionNameThatGoesOnAndOn(firstArgument: [String: [Int]], secondArgument: @escaping @Sendable (Result<[Session], any Error>) async throws -> Void, thirdArgument: Set<String>?) async throws -> [String: Result<Session, ShapeError>] }
/// @mockable
protocol BuilderParameters { func a(@ListBuilder _ content: () -> [Int]); func b(@ListBuilder content: @escaping () -> [Int]) -> Int }
/// @mockable
protocol Selfish { func a() -> Self; func b(_ other: Self) -> Bool; func c() -> Self?; func d(_ all: [Self]) -> [Self]; func e(_ done: @escaping (Self) -> Void) }
/// @mockable
protocol Mutating { mutating func a(); mutating func b(_ value: Int) -> Int; nonmutating func c() }
/// @mockable
protocol ConsumingSelf { consuming func a(); borrowing func b() -> Int; consuming func c() async throws -> Int }
/// @mockable
protocol RawNames { func `a name with blanks`() -> Int; var `other name`: Int { get } }
/// @mockable
protocol OwnedLocalNames: Sendable { func a<T: Sendable>(_ storage: consuming T, cast: consuming T, log: inout T, handler: consuming T) -> T; func b<T>(_ error: inout T, _ body: () throws -> T) rethrows -> T; func c(_ stub: consuming Int, send: @autoclosure () -> Int) async throws -> Int }
/// @mockable
protocol GenericOwnership { associatedtype Key; func a<T>(_ value: consuming T); func b<T>(_ value: borrowing T) async -> T; func c(_ keys: consuming [Key]); func d(_ values: consuming some Sequence<Int>) }
/// @mockable
protocol TypedAutoclosures: Sendable { func a(_ x: @autoclosure () throws(ShapeError) -> Bool) throws(ShapeError); func b(_ x: @autoclosure @Sendable () async throws(ShapeError) -> Int) async throws(ShapeError) -> Int }
/// @mockable
protocol OwnedAutoclosures { func a(_ make: @autoclosure @escaping () -> sending Loose); func b(_ token: @autoclosure () -> Token) }
/// @mockable
protocol /* A comment. */ CommentedKeyword { func a() -> Int }
/// @mockable
protocol // Another one.
    CommentedInLine { func a() -> Int }
