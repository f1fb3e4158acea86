import SwiftSource
import Testing

@testable import Mocks

/// Tests of mocks whose protocol has parents.
extension MockTests {
    /// The parent `class` has no members.
    @Test func classAsParent() throws {
        #expect(try mock("protocol Service: class, Sendable { func a() }").members.map(\.declaration) == ["func a()"])
    }

    /// A mock needs no modifiers of Objective-C.
    @Test func modifiersOfObjectiveC() throws {
        let mock = try mock("@objc protocol Service { @objc dynamic var a: Int { get }; dynamic func b() }")
        #expect(mock.members.map(\.declaration) == ["var a: Int", "func b()"])
    }

    /// Two protocols can write the same member in different ways.
    @Test(arguments: [
        ("func a(_ x: P)", "func a(_ x: any P)", 1), ("func a<T: P>(_ x: T)", "func a<Item: P>(_ x: Item)", 1),
        ("func a<T: P>(_ x: T)", "func a(_ x: some P)", 1), ("func a<T: P>(_ x: T)", "func a<T>(_ x: T) where T: P", 1),
        ("func a<T: P & Q>(_ x: T)", "func a<T>(_ x: T) where T: Q, T: P", 1),
        ("func a<T: P, U: Q>(_ x: T, _ y: U)", "func a<T: P>(_ x: T, _ y: some Q)", 1),
        ("func a<T: P>(_ x: T) where T.A == T.B", "func a<U: P>(_ x: U) where U.B == U.A", 1),
        ("func a<T: P>(_ x: T)", "func a<T: Q>(_ x: T)", 2), ("func a<T: P>(_ x: T)", "func a(_ x: any P)", 2),
        ("func a<T>(_ x: T, _ y: T)", "func a<T, U>(_ x: T, _ y: U)", 2),
        ("func a<T: P>(_ x: T, _ y: T)", "func a(_ x: some P, _ y: some P)", 2),
    ])
    func spellings(first: String, second: String, count: Int) throws {
        let parents = "protocol First { \(first) }; protocol Second { \(second) }"
        #expect(try mock("protocol Service: First, Second {}; \(parents)").members.count == count)
    }

    /// A protocol can ask for its superclass in its `where` clause or with a typealias. One branch of the typealias's `#if` always exists.
    @Test(arguments: [
        (" where Self: Base<Int>", "Base<Int>"), (" where Self: Base<any A & B>", "Base<any A & B>"),
        (": Sendable where Self: Parent & Base<Int>", "Base<Int>"), (": InBranches", "InBranches"),
        (": OnUIKit", "OnUIKit"), (": UIView", "UIView"), (": Class", "Class"), (": Parent", nil),
    ])
    func superclasses(parents: String, expected: String?) throws {
        let text = """
            protocol Service\(parents) { func a() }
            protocol Parent {}
            class Base<T>: @unchecked Sendable { init() {} }
            class Other { init() {} }
            #if os(iOS)
            typealias InBranches = UIView
            typealias OnUIKit = UIView
            typealias Class = Other
            #elseif os(macOS)
            typealias InBranches = Other
            typealias UIView = Other
            #else
            class Class: Other { func a(b: Int) {} }
            #endif
            """
        let mock = try mock(text, words: ["Base", "Other", "Class"])
        #expect(mock.superclass == expected)
        #expect(mock.members.map(\.declaration) == ["func a()"])
    }

    /// A member is not that of Swift's protocol if it has another type, or if only one of the two is static.
    @Test(arguments: [
        ("Encodable", "func encode(to encoder: any Encoder) throws", true),
        ("Encodable", "func encode(to encoder: Swift.Encoder)", true),
        ("Encodable", "func encode(to coder: Coder) throws", true),
        ("Encodable", "func encode(to container: inout Container) throws", false),
        ("Decodable", "init(from decoder: Decoder) throws", true),
        ("Decodable", "init(from row: [String: String]) throws", false),
        ("Hashable", "func hash(into: inout Swift.Hasher)", true),
        ("Hashable", "func hash(into: inout MyHasher)", false),
        ("Equatable", "static func == (a: Self, b: Self) -> Bool", true),
        ("Equatable", "static func == (a: Self, b: Int) -> Bool", false),
        ("Comparable", "static func < (lhs: Self, rhs: Self) -> Bool", true),
        ("CustomStringConvertible", "var description: String { get }", true),
        ("CustomStringConvertible", "static var description: String { get }", false),
        ("CaseIterable", "static var allCases: [Self] { get }", true),
        ("TextOutputStream", "mutating func write(_ text: Swift.String)", true),
        ("TextOutputStream", "func write(_ data: [UInt8])", false),
    ])
    func membersOfSwiftsProtocols(parent: String, member: String, isSame: Bool) throws {
        let subject = try mock("protocol Service: \(parent) { \(member) }; typealias Coder = any Encoder").subject
        #expect(subject.fixedParents.contains(parent) == !isSame)
    }

    /// The mock inherits these members from its superclass, so it doesn't declare them.
    @Test(arguments: [
        (": UIViewController", "var title: String? { get set }; func viewDidLoad(); func show(error: String)"),
        (" where Self: UINavigationController", "var title: String? { get set }; func show(error: String)"),
        (": Base", "func dismiss(animated: Bool, completion: (() -> Void)?); func show(error: String)"),
        (": UIView", "var isHidden: Bool { get set }; func show(error: String)"),
        (": UIButton", "var isEnabled: Bool { get set }; var description: String { get }; func show(error: String)"),
        (
            ": UIViewController",
            "var presentedViewController: UIViewController? { get }; var children: [UIViewController] { get }; func show(error: String)"
        ),
        (
            ": Base",
            "func addChild(_ child: UIViewController); func didMove(toParent parent: UIKit.UIViewController?); func show(error: String)"
        ),
        (
            ": UIViewController",
            "func showDetailViewController(_ vc: UIViewController, sender: Any?); func prepare(for segue: UIStoryboardSegue, sender: Any?); func show(error: String)"
        ),
        (
            ": UIView",
            "func addSubview(_ view: UIView); func sizeThatFits(_ size: CGSize) -> CGSize; var topAnchor: NSLayoutYAxisAnchor { get }; func show(error: String)"
        ),
        (": UITextView", "var inputView: UIView? { get set }; func show(error: String)"),
    ])
    func membersOfUIKit(parent: String, members: String) throws {
        let mock = try mock("protocol Service\(parent) { \(members) }; class Base: UIViewController {}")
        #expect(mock.members.map(\.declaration) == ["func show(error: String)"])
    }

    /// Functions with other types are overloads.
    @Test(arguments: [
        ("UIViewController", "func addChild(_ child: Coordinator)"),
        ("UIViewController", "func show(_ row: Int, sender: Any?)"),
        ("UIView", "func addSubview(_ view: Badge)"), ("UIView", "static func sizeToFit()"),
    ])
    func overloadsOfUIKit(parent: String, member: String) throws {
        #expect(try mock("protocol Service: \(parent) { \(member) }").members.map(\.declaration) == [member])
    }

    /// The class has a property without a setter.
    @Test(arguments: [
        (": UIView", "canBecomeFirstResponder: Bool", true), (": UIView", "superview: UIView?", true),
        (": UIViewController", "inputView: UIView?", true), (": Base", "parent: UIViewController?", true),
        (": Base", "undoManager: UndoManager?", false), (": UITextView", "inputView: UIView?", false),
        (": UIView", "isHidden: Bool", false),
    ])
    func settersOfUIKit(parent: String, property: String, isOverridden: Bool) throws {
        let base = "class Base: UIViewController { override var undoManager: UndoManager? { get { nil } set {} } }"
        let text = "protocol Service\(parent) { var \(property) { get set } }\n\(base)"
        let expected = isOverridden ? ["override var \(property)"] : []
        #expect(try mock(text, words: ["Base"]).members.map(\.declaration) == expected)
    }

    /// The mock has a generic parameter for the `ID` of `Identifiable` only if `ObjectIdentifier` doesn't meet the requirements.
    @Test(arguments: [
        ("where ID: Codable & Sendable { func a() }", "<ID: Hashable>", ["a()", "id"]),
        ("where Self.ID: Codable { var id: ID { get } }", "<ID: Hashable>", ["id"]),
        ("where ID: Codable { func a(_ id: ID) }", "<ID: Hashable>", ["a(_:)", "id"]),
        ("where ID: Hashable & Sendable { func a() }", "", ["a()"]),
        ("where ID == Int { func a() }", "", ["a()", "id"]),
        ("where ID == Item { associatedtype Item: Hashable }", "<Item: Hashable>", ["id"]),
        ("{ associatedtype ID; var id: ID { get } }", "<ID: Hashable>", ["id"]),
        ("{ associatedtype ID; func a() }", "<ID: Hashable>", ["a()", "id"]),
        ("{ func a() }", "", ["a()"]),
    ])
    func identity(rest: String, generics: String, members: [String]) throws {
        let mock = try mock("protocol Service: Identifiable \(rest)")
        #expect(mock.generics.parameterClause == generics)
        #expect(mock.members.map(\.declared.fullName) == members)
    }

    /// `Self.` before an associated type or typealias changes nothing.
    @Test(arguments: [
        (
            "where Self.A.Element == Self.B { associatedtype A: Collection; associatedtype B; func f(_ a: Self.A) -> Self.B }",
            ["<A: Collection, B> where A.Element == B", "func f(_ a: A) -> B"]
        ),
        (
            "{ associatedtype A: Sequence where Self.A.Element == [Self.B]; associatedtype B; associatedtype K: Hashable where Self.K: Sendable }",
            ["<A: Sequence, B, K: Hashable> where A.Element == [B], K: Sendable"]
        ),
        (
            "{ associatedtype A; typealias Query = [Self.A]; func f(_ q: Query) -> Self.A? }",
            ["<A>", "typealias Query = [A]", "func f(_ q: Query) -> A?"]
        ),
        (
            "{ associatedtype A; typealias Done = (Self.A) -> Void; func f(_ done: Self.Done) }",
            ["<A>", "typealias Done = (A) -> Void", "func f(_ done: Done)"]
        ),
        (
            "{ typealias Handler = (Int) -> Void; typealias Same = Self.Handler; func f(_ h: Self.Same) }",
            ["", "func f(_ h: Same)"]
        ),
        (
            "{ associatedtype A; func f<A>(_ a: Self.A, _ b: A) where A: Collection<Self.A>; func g() -> Self.Type }",
            [
                "<A>", "func f<OtherA>(_ a: A, _ b: OtherA) where OtherA: Collection<A>",
                "func g() -> ServiceMock.Type",
            ]
        ),
    ])
    func redundantSelf(rest: String, expected: [String]) throws {
        let mock = try mock("protocol Service \(rest)")
        let generics = mock.generics.parameterClause + mock.generics.whereClause
        #expect([generics] + mock.typeAliases + mock.members.map(\.declaration) == expected)
    }

    /// A property that is declared again determines the associated type.
    @Test(arguments: [
        ("var state: String { get }", "", ["typealias State = String"]),
        ("var state: [String]? { get set }", "", ["typealias State = [String]?"]),
        ("var state: State { get }", "<State>", []),
        ("static var state: String { get }", "<State>", ["typealias State = State"]),
        ("var other: String { get }", "<State>", []),
        ("associatedtype Item; var state: Item { get }", "<Item, State>", []),
        ("associatedtype Item; var state: [Item] { get }", "<Item, State>", []),
    ])
    func redeclaredProperties(member: String, generics: String, typeAliases: [String]) throws {
        let parent = "protocol Parent { associatedtype State; var state: State { get }; func a(_ state: State) }"
        let mock = try mock("protocol Service: Parent { \(member) }; \(parent)")
        #expect(mock.generics.parameterClause == generics)
        #expect(mock.typeAliases == typeAliases)
    }

    /// The associated type may be a part of the property's type.
    @Test(arguments: [
        ("A?", "(any Row)?", ["typealias A = (any Row)"]), ("[Self.A]", "[Int]", ["typealias A = Int"]),
        ("[A: Set<B?>]", "[Int: Set<String?>]", ["typealias A = Int", "typealias B = String"]),
        ("[A]", "A?", []), ("[A]", "Int", []),
    ])
    func partsOfRedeclaredProperties(open: String, fixed: String, typeAliases: [String]) throws {
        let parent = "protocol Parent { associatedtype A; associatedtype B; var a: \(open) { get } }"
        #expect(try mock("protocol Service: Parent { var a: \(fixed) { get } }; \(parent)").typeAliases == typeAliases)
    }

    /// Stubs don't have the names of members of the superclass.
    @Test(arguments: [
        ("var loadHandler: Int?", "loadId"), ("var loadCalls = 0", "loadId"), ("func loadCalled() {}", "loadId"),
        ("static var loadCalls = 0", "load"), ("class var loadCalls: Int { 0 }", "load"),
        ("private var loadCalls = 0", "load"), ("}\nextension Base { var loadCallCount: Int { 0 }", "loadId"),
    ])
    func namesOfSuperclass(inherited: String, expected: String) throws {
        let mock = try mock(
            "protocol Service: Base { func load(id: Int) }\nclass Base {\n\(inherited)\n}",
            words: ["Base"]
        )
        #expect(mock.members.flatMap(\.calls).map(\.name) == [expected])
    }

    /// Async members of a parent without an actor get the attribute of the mock's actor.
    @Test(arguments: [
        ("func a() async", ["@MainActor"]), ("var a: Int { get async }", ["@MainActor"]), ("func a()", []),
        ("nonisolated func a() async", []), ("@Database func a() async", ["@Database"]),
        ("func a(on database: isolated Database) async", []),
    ])
    func asyncMembersOfParents(member: String, attributes: [String]) throws {
        let text = "@MainActor protocol Service: Parent { func b() async }\nprotocol Parent { \(member) }"
        #expect(try mock(text).members.map(\.attributes) == [[], attributes])
    }
}
