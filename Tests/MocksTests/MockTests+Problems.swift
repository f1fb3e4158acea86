import Diagnostics
import SwiftSource
import Testing

@testable import Mocks

/// Tests of members that a mock writes in another form, or can't have.
extension MockTests {
    /// Only a package's own targets know its availability macros.
    @Test(arguments: [true, false])
    func availabilityMacros(knowsMacros: Bool) throws {
        var bag = DiagnosticBag()
        let text =
            "@available(Networking 1.0, *) protocol Service { @available(Networking 1.1, *) func a(); @available(macOSApplicationExtension 15, *) func b() }"
        let read = SwiftReader.readFile(SourceFile(path: "Service.swift", text: text), into: &bag)
        let subject = ProtocolResolver.resolve(try #require(read.protocols.first), in: DeclarationIndex([read]))
        let mock = try #require(
            MockClass(subject, defaults: MockDefault(), knowsMacros: knowsMacros, into: &bag)
        )
        #expect(mock.attributes == (knowsMacros ? ["@available(Networking 1.0, *)"] : []))
        #expect(
            mock.members.map(\.attributes) == [
                knowsMacros ? ["@available(Networking 1.1, *)"] : [], ["@available(macOSApplicationExtension 15, *)"],
            ]
        )
    }

    /// Names from Swift that the sources declare again, visible to the mocks. The file needs no protocol.
    @Test(arguments: [
        ("struct Error {}", ["Error"]),
        ("import Foundation\npublic final class Result {}\nenum Int: String { case a }", ["Int", "Result"]),
        ("typealias Bool = Int", ["Bool"]),
        ("protocol Sendable {}", ["Sendable"]),
        ("struct Client { struct Error {} }", []),
        ("private struct Error {}\nfileprivate protocol Never {}", []),
        ("extension Swift.Error { var isFatal: Bool { false } }\nlet text = \"struct Errors\"", []),
    ])
    func hiddenNames(text: String, expected: [String]) {
        var bag = DiagnosticBag()
        let file = SwiftReader.readFile(SourceFile(path: "Types.swift", text: text), into: &bag)
        #expect(DeclarationIndex([file]).names.hidden == expected)
    }

    /// Neither a class nor an actor can meet these requirements.
    @Test(arguments: [
        (
            "@MainActor protocol Service: Actor { func a() }",
            "1:21: warning: `Service` is not mocked: it inherits from `Actor`, but a class can't conform to it [SC0902]"
        ),
        (
            "protocol Service: Base, Sendable { func a() }\nclass Base {}",
            "1:10: warning: `Service` is not mocked: it is `Sendable`, and the class `Base` that it asks for is not [SC0902]"
        ),
        (
            "protocol Service: CVarArg { func a() }",
            "1:19: warning: `Service` is not mocked: it inherits from `CVarArg`, but a class can't conform to it [SC0902]"
        ),
        ("protocol Service: Base, Sendable { func a() }\nclass Base: @unchecked Sendable {}", ""),
        (
            "protocol Service: Parent { func a() }\nclass Base {}\n#if os(iOS)\ntypealias Parent = Base\n#else\ntypealias Parent = Any\n#endif",
            "4:20: warning: `Service` is not mocked: it inherits from `Base` in one branch of an `#if` only, and a class's parents can't be under `#if` [SC0902]"
        ),
        (
            "protocol Service: Parent { func a() }\n#if os(iOS)\ntypealias Parent = Storing & Sendable\n#else\ntypealias Parent = Any\n#endif",
            "3:20: warning: `Service` is not mocked: it inherits from `Storing`, whose members are unknown [SC0902]"
        ),
        (
            "protocol Service: Base { associatedtype Item }\nprotocol Base { func a(_ item: Item) }",
            "2:22: warning: there is no `ServiceMock`, because it can't have `a(_:)`: `Item` means another type in the mock: an associated type or a nested type [SC0901]"
        ),
        ("protocol Service: Base, Sendable { func a() }\n@MainActor class Base {}", ""),
        (
            "protocol Service: Base { func a() }\nclass Base { private init() {} }",
            "1:10: warning: `Service` is not mocked: it asks for the class `Base`, but all its initializers are private [SC0902]"
        ),
        (
            "protocol Service: Base { func a() }\nfinal class Base {}",
            "1:19: warning: `Service` is not mocked: it asks for `Base`, but this class is final [SC0902]"
        ),
        (
            "protocol Service {\n#if os(iOS)\nassociatedtype Item: A\n#else\nassociatedtype Item: Sendable\n#endif\n}\n#if os(iOS)\nprotocol A {}\n#endif",
            "3:16: warning: there is no `ServiceMock`, because it can't have `Item`: `A` may not exist outside of its `#if` [SC0901]"
        ),
        (
            "protocol Service {\n#if canImport(UIKit)\nassociatedtype Item: UIView\n#endif\n}",
            "3:16: warning: there is no `ServiceMock`, because it can't have `Item`: `UIView` may not exist outside of its `#if` [SC0901]"
        ),
        (
            "protocol Service {\n#if os(iOS)\nassociatedtype Item: A\n#else\nassociatedtype Item: B\n#endif\n}\nprotocol A {}\nprotocol B {}",
            ""
        ),
        ("protocol Service {\n#if DEBUG\nassociatedtype Item: OfPackage\n#endif\n}", ""),
        ("#if os(iOS)\nprotocol A {}\nprotocol Service {\n#if DEBUG\nassociatedtype Item: A\n#endif\n}\n#endif", ""),
        ("protocol Service: Base { func a() }\nclass Base { private init() {}; init(a: Int) {} }", ""),
        ("protocol Service: Base { func a() }\nclass Base { private convenience init(a: Int) {} }", ""),
        ("protocol Service: Base { func a() }\nclass Base {\n#if DEBUG\nprivate init() {}\n#endif\n}", ""),
        (
            "protocol Service: Lock { var lock: Int { get } }\nprotocol Lock { func lock() }",
            "1:30: warning: there is no `ServiceMock`, because it can't have `lock`: a function without parameters has the same name [SC0901]"
        ),
        (
            "protocol Service: Lock { var lock: Int { get } }\nprotocol Lock { func lock(_ x: Int); static func lock() }",
            ""
        ),
        (
            "protocol Service: Base { func a() }\nclass Base { final func a() throws {} }",
            "1:31: warning: there is no `ServiceMock`, because it can't have `a()`: the one in `Base` throws and can't be overridden [SC0901]"
        ),
        (
            "protocol Service: Base { static func a() }\nclass Base { static func a() throws {} }",
            "1:38: warning: there is no `ServiceMock`, because it can't have `a()`: the one in `Base` throws and can't be overridden [SC0901]"
        ),
        (
            "protocol Service: Base { func a() }\nclass Base {}\nextension Base { func a() throws {} }",
            "1:31: warning: there is no `ServiceMock`, because it can't have `a()`: the one in `Base` throws and can't be overridden [SC0901]"
        ),
        ("protocol Service: Base { init(a: Int) }\nclass Base { init() {} }", ""),
        (
            "protocol Service: Base { init(a: Int) }\nclass Base { required init() {} }",
            "1:26: warning: there is no `ServiceMock`, because it can't have `init(a:)`: `Base` has no plain `init()`, or has a required initializer [SC0901]"
        ),
        (
            "protocol Service: Base { init(a: Int) }\nclass Base { init() throws {} }",
            "1:26: warning: there is no `ServiceMock`, because it can't have `init(a:)`: `Base` has no plain `init()`, or has a required initializer [SC0901]"
        ),
        (
            "protocol Service: Base { init(a: Int) }\nclass Base { init?() {} }",
            "1:26: warning: there is no `ServiceMock`, because it can't have `init(a:)`: `Base` has no plain `init()`, or has a required initializer [SC0901]"
        ),
        (
            "protocol Service: Base { init(a: Int) }\nclass Base: Codable { init() {} }",
            "1:26: warning: there is no `ServiceMock`, because it can't have `init(a:)`: `Base` has no plain `init()`, or has a required initializer [SC0901]"
        ),
        (
            "protocol Service: Base { var a: Int { get set } }\nclass Base { let a = 1 }",
            "1:30: warning: there is no `ServiceMock`, because it can't have `a`: the one in `Base` has no setter and can't be overridden [SC0901]"
        ),
        (
            "protocol Service: Base { var a: Int { get set } }\nclass Base {}\nextension Base { var a: Int { 1 } }",
            "1:30: warning: there is no `ServiceMock`, because it can't have `a`: the one in `Base` has no setter and can't be overridden [SC0901]"
        ),
    ])
    func impossible(text: String, expected: String) throws {
        var bag = DiagnosticBag()
        let read = SwiftReader.readFile(SourceFile(path: "Service.swift", text: text), words: ["Base"], into: &bag)
        let subject = ProtocolResolver.resolve(try #require(read.protocols.first), in: DeclarationIndex([read]))
        let mock = MockClass(subject, defaults: MockDefault(), into: &bag)
        #expect((mock == nil) == !expected.isEmpty)
        #expect(Dump.diagnostics(bag).prefix { $0 != "\n" } == expected)
    }

    /// Users can't change the declarations in Swift's and Apple's own protocols.
    @Test(arguments: [
        (
            "CodingKey { func stringValue() -> String }", "stringValue",
            "a function without parameters has the same name"
        ),
        ("UIView, NSCoding { func a() }", "init(coder:)", "the initializers of `UIView` are unknown"),
    ])
    func membersOfSwift(rest: String, member: String, problem: String) throws {
        var bag = DiagnosticBag()
        let text = "protocol Service: \(rest)"
        let read = SwiftReader.readFile(SourceFile(path: "Service.swift", text: text), into: &bag)
        let subject = ProtocolResolver.resolve(try #require(read.protocols.first), in: DeclarationIndex([read]))
        #expect(MockClass(subject, defaults: MockDefault(), into: &bag) == nil)
        let message = "there is no `ServiceMock`, because it can't have `\(member)`: \(problem) [SC0901]"
        let expected = "1:10: warning: \(message)\n  at «Service»\n  help: write this mock by hand"
        #expect(Dump.diagnostics(bag) == expected)
    }

    /// Members of a superclass are compared by types, effects and `static`. They are also found in extensions and in `#if`.
    @Test(arguments: [
        ("func load(_ id: Int) -> String", "func load(_ number: Swift.Int) -> String { }", []),
        ("func load(_ id: Int)", "func load(_ id: String) {}", ["func load(_ id: Int)"]),
        ("func load() -> Int", "func load() -> String { }", ["func load() -> Int"]),
        ("func load()", "class func load() {}", ["func load()"]),
        ("static func load()", "class func load() {}", []),
        ("func load() async throws", "func load() {}", []),
        ("func load()", "func load() async {}", ["func load()"]),
        ("func load()", "func load() throws {}", ["override func load()"]),
        ("func load<U>(_ value: U?)", "func load<T>(_ value: Optional<T>) {}", []),
        ("func load(_ value: Int)", "func load(_ value: Value) {}", []),
        ("func load()", "private func load() {}", ["func load()"]),
        ("func load()", "}\nextension Base { func load() {}", []),
        ("func load()", "#if DEBUG\nfunc load() {}\n#endif", ["func load() if !(DEBUG)"]),
        ("var title: String { get }", "let title = \"\"", []),
        ("var title: String { get set }", "var title = \"\"", []),
        ("var title: String { get set }", "var title = \"\" { didSet {} }", []),
        ("var title: String { get set }", "var title: String { get { \"\" } set {} }", []),
        ("var title: String { get set }", "var title: String { \"\" }", ["override var title: String"]),
        ("var title: String { get set }", "private(set) var title = \"\"", ["override var title: String"]),
        ("subscript(a: Int) -> Int { get set }", "subscript(b b: Int) -> Int { 1 }", ["subscript(a: Int) -> Int"]),
        ("subscript(a: Int) -> Int { get set }", "subscript(b: Int) -> Int { get { 1 } set {} }", []),
        (
            "subscript(a: Int) -> Int { get set }", "subscript(b: Int) -> Int { 1 }",
            ["override subscript(a: Int) -> Int"]
        ),
        ("func load(_ done: @escaping Handler)", "func load(_ done: @escaping Handler) {}", []),
        ("func load(id: String)", "func load(id: UserID) {}", []),
        ("func load(ids: UserIDs)", "func load(ids: UserIDs) {}", []),
        ("func load()", "}\nprivate extension Base { func load() {}", ["func load()"]),
        ("func load()", "}\nextension Base where Value == String { func load() {}", ["func load()"]),
    ])
    func membersOfSuperclass(member: String, inherited: String, expected: [String]) throws {
        var bag = DiagnosticBag()
        let aliases = "typealias Handler = (Int) -> Void\ntypealias UserID = String\ntypealias UserIDs = [String]\n"
        let text = aliases + "protocol Service: Base<Int> { \(member) }\nclass Base<Value> {\n\(inherited)\n}"
        let read = SwiftReader.readFile(SourceFile(path: "Service.swift", text: text), words: ["Base"], into: &bag)
        let subject = ProtocolResolver.resolve(try #require(read.protocols.first), in: DeclarationIndex([read]))
        let mock = try #require(MockClass(subject, defaults: MockDefault(), into: &bag))
        #expect(mock.members.map { $0.declaration + ($0.condition.map { " if \($0)" } ?? "") } == expected)
        #expect(bag.isEmpty)
    }
}
