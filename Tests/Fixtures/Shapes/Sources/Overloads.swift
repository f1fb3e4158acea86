/// @mockable
protocol ByLabel { func a(x: Int); func a(y: Int); func a(x: Int, y: Int); func a() }
/// @mockable
protocol ByType { func a(_ value: Int); func a(_ value: String); func a(_ value: [Int]); func a(_ value: Int?); func a(_ value: () -> Void) }
/// @mockable
protocol ByResult { func a() -> Int; func a() -> String; func a() -> [Int]; func a() -> Int? }
/// @mockable
protocol ByEffect { func a() -> Int; func a() async -> Int; func b() throws; func b() async throws }
/// @mockable
protocol ByAll { func a(_ value: Int) -> Int; func a(_ value: Int) async -> Int; func a(_ value: Int) -> String; func a(value: Int) throws -> Int; func a<T>(_ value: T) -> Int }
/// @mockable
protocol StaticAndInstance { func a(); static func a(); var b: Int { get }; static var b: Int { get } }
/// @mockable
protocol PropertyAndFunction { var a: Int { get }; func a(_ value: Int); func a(_ value: Int) -> Int; var aHandler: Int { get } }
/// @mockable
protocol OverloadedSubscripts { subscript(a: Int) -> Int { get }; subscript(a: String) -> Int { get set }; subscript(a a: Int) -> Int { get } }
/// @mockable
protocol OverloadedInitializers { init(a: Int); init(a: String); init?(b: Int); init(a: Int, b: Int) }
/// @mockable
protocol OverloadedOperators { static func + (left: Self, right: Int) -> Self; static func + (left: Int, right: Self) -> Self; static func - (left: Self, right: Self) -> Int; prefix static func - (value: Self) -> Int }
/// @mockable
protocol OverloadedAssociated<Event> { associatedtype Event; associatedtype Key: Hashable; func log(_ event: Event); func log(_ text: String); func remove(_ key: Key) async; func remove(_ event: Event) async; init(_ event: Event); init(_ text: String); subscript(key: Key) -> Int { get }; subscript(text: String) -> Int { get set } }
/// @mockable
protocol OverloadedAssociatedSendable: Sendable { associatedtype Event: Sendable; func log(_ events: [Self.Event]); func log(_ texts: [String]); func each(_ body: @escaping (Event) -> Void); func each(_ body: @escaping (String) -> Void) }
/// @mockable
protocol OverloadedInChild: OverloadedParent { func log(_ text: String) }
protocol OverloadedParent { associatedtype Event; func log(_ event: Event?) }
