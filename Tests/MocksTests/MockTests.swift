import Diagnostics
import SwiftSource
import Testing

@testable import Mocks

@Suite struct MockTests {
    @Test func names() throws {
        try Case.check("MockNames") { input in
            let members = read(input).members
            let names = MockNames(members)
            return members.map { "\($0.fullName) \(names[$0] ?? "-")" }.joined(separator: "\n")
        }
    }

    /// A later member never changes the name of an earlier one.
    @Test func namesStay() {
        let members = read(
            """
            func show(_ text: String)
            func show(error: String)
            var showErrorCallCount: Int { get }
            func show(error: String) -> Int
            func showError()
            func show(error: Int) async
            """
        ).members
        let all = MockNames(members)
        for count in 1...members.count where count != 2 {
            let names = MockNames(Array(members.prefix(count)))
            for member in members.prefix(count) { #expect(names[member] == all[member] || count < 3) }
        }
    }

    /// Calls of a Sendable protocol without isolation, and of a protocol on the main actor.
    @Test(arguments: ["MockCalls", "MockWarnings"])
    func mocks(file: String) throws {
        try Case.check(file) { input in
            var bag = DiagnosticBag()
            let isSendable = input.hasPrefix("// Sendable")
            let subject = MockedProtocol(
                name: SwiftName(unescaped: "Service"),
                isolation: isSendable ? .nonisolated : .globalActor("MainActor"),
                isSendable: isSendable,
                items: read(input),
                range: SourceFile(path: "Service.yml", text: input).range
            )
            let defaults = MockDefault {
                ["Session": ("Session()", false), "[Session]": ("[Session()]", false)][$0.text]
            }
            let mock = MockClass(subject, defaults: defaults, into: &bag)
            #expect((mock == nil) == !bag.isEmpty)
            return mock.map { $0.members.flatMap(dump).joined(separator: "\n") } ?? Dump.diagnostics(bag)
        }
    }

    @Test func parents() {
        var bag = DiagnosticBag()
        let file = SourceFile(
            path: "Service.swift",
            text: "protocol Service: AnyObject, Sendable, Storing { func a() }\nprotocol Other: Sendable {}"
        )
        let read = SwiftReader.readFile(file, into: &bag)
        let index = DeclarationIndex([read])
        let mocks = read.protocols.map {
            MockClass(ProtocolResolver.resolve($0, in: index), defaults: MockDefault(), into: &bag)
        }
        #expect(mocks.map { $0?.name } == [nil, "OtherMock"])
        #expect(
            Dump.diagnostics(bag) == """
                1:40: warning: `Service` is not mocked: it inherits from `Storing`, whose members are unknown [SC0902]
                  at «Storing»
                  help: add the folder with the declaration of `Storing` to `mocks: {sources: […]}` in scaffold.yml, or to `--sources` of `scaffold mocks`; if it is a protocol of Swift or Apple, write `ServiceMock` by hand
                """
        )
    }

    /// Tests on the main actor create the mock of a protocol on another global actor, and set its stubs.
    @Test(arguments: ["Database", "MainActor"])
    func globalActors(name: String) throws {
        var bag = DiagnosticBag()
        let file = SourceFile(path: "Store.swift", text: "@\(name) protocol Storing: Sendable { func a() }")
        let read = SwiftReader.readFile(file, into: &bag)
        let subject = ProtocolResolver.resolve(read.protocols[0], in: DeclarationIndex([read]))
        let mock = try #require(MockClass(subject, defaults: MockDefault(), into: &bag))
        #expect(mock.isLocked == (name != "MainActor"))
        #expect(mock.needsPlainInitializer == mock.isLocked)
    }

    /// The types in a mock can be copied, which is possible even if the protocol suppresses `Copyable`.
    @Test func suppressedConstraints() throws {
        var bag = DiagnosticBag()
        let text =
            "protocol Service: Base where Resource: Sendable & ~Copyable {}\nprotocol Base { associatedtype Resource: ~Copyable; associatedtype Handle: Hashable & ~Escapable }"
        let read = SwiftReader.readFile(SourceFile(path: "Service.swift", text: text), into: &bag)
        let subject = ProtocolResolver.resolve(try #require(read.protocols.first), in: DeclarationIndex([read]))
        let mock = try #require(MockClass(subject, defaults: MockDefault(), into: &bag))
        #expect(mock.generics.parameterClause == "<Resource, Handle: Hashable>")
        #expect(mock.generics.whereClause == " where Resource: Sendable")
        #expect(bag.isEmpty)
    }

    /// The class has the requirements on its iterator that the protocol has on itself.
    @Test(arguments: [
        (
            "AsyncSequence where Element == Row, Failure == Never",
            "AsyncIterator.Failure == Never, AsyncIterator.Element == Row"
        ),
        ("AsyncSequence where AsyncIterator.Element == Row", "AsyncIterator.Element == Row"),
        ("AsyncSequence where Failure: Code", "AsyncIterator.Failure: Code, AsyncIterator.Element == Element"),
        ("Sequence where Self.Iterator.Element == Row", "Iterator.Element == Row"),
        (
            "AsyncSequence where AsyncIterator.Element: Row",
            "AsyncIterator.Element: Row, AsyncIterator.Element == Element"
        ),
        ("Base where Failure == Never", ""),
    ])
    func requirementsOnIterators(parent: String, expected: String) throws {
        let mock = try mock(
            "protocol Service: \(parent) {}; protocol Base { associatedtype Failure; func a(_ item: Failure) }"
        )
        #expect(mock.generics.requirements.joined(separator: ", ") == expected)
    }

    /// In a mock that is an actor, only the members of the actor's own protocols are isolated to it.
    @Test(arguments: [("Actor, Base", []), ("Both", ["func e()"]), ("Other, Both", ["func e()"])])
    func parentsOfActors(parents: String, ofOther: [String]) throws {
        let text = """
            protocol Service: \(parents) { func d() -> Int }
            protocol Base { func a() -> Int; func b() async; static func c() -> Int; init() }
            protocol Both: Other, Base {}
            protocol Other: Actor { func e() }
            """
        let ofBase = [
            "nonisolated func a() -> Int", "nonisolated(nonsending) func b() async", "static func c() -> Int", "init()",
        ]
        #expect(try mock(text).members.map(\.declaration) == ["func d() -> Int"] + ofOther + ofBase)
    }

    /// Without a stub, an instance is equal only to itself.
    @Test(arguments: [(": Equatable", "lhs === rhs"), (": Hashable", "lhs === rhs"), ("", nil)])
    func equality(parents: String, expected: String?) throws {
        let mock = try mock(
            "protocol Service\(parents) { static func == (lhs: Self, rhs: Self) -> Bool; static func < (lhs: Self, rhs: Self) -> Bool }"
        )
        #expect(mock.members.flatMap(\.calls).map(\.result?.unstubbed) == [expected, nil])
    }

    /// A lock's storage isn't on the main actor. So the mock creates values of the main actor when they are used.
    @Test(arguments: ["", "; nonisolated func b()"])
    func startValues(member: String) throws {
        let mock = try mock(
            "@MainActor protocol Service { var a: Observed<String> { get }; func c() -> Observed<String>\(member) }"
        )
        let values = mock.members.flatMap { [$0.property?.value, $0.calls.first?.result] }.compactMap(\.self)
        let expected = #"Evented("").observed"#
        #expect(values.map { member.isEmpty ? $0.defaultValue : $0.unstubbed } == [expected, expected])
        #expect(values.allSatisfy { ($0.defaultValue == nil) != ($0.unstubbed == nil) })
    }

    /// A type that has the name of a noncopyable type.
    @Test(
        arguments: [
            ("struct Span {}; protocol Service { func a(_ item: Span) }", []),
            ("protocol Span {}; protocol Service { func a(_ item: any Span) }", []),
            ("struct Span: ~Copyable {}; protocol Service { func a(_ item: Span) }", ["Span"]),
            ("protocol Service { func a(_ item: Span) }", ["Span"]),
            ("struct Item: ~Copyable {}; protocol Service { associatedtype Item; func a(_ item: Item) }", []),
            ("protocol Service { associatedtype Span; func a(_ item: Span) }", []),
            ("enum Shop { struct Mutex {}; protocol Service { func a(_ item: Mutex) } }", []),
            ("enum Shop { struct Item: ~Copyable {}; protocol Service { func a(_ item: Item) } }", ["Item"]),
            ("struct Token: ~Copyable {}; typealias Pass = Token?; protocol Service { func a() -> Pass }", ["Pass"]),
            (
                "struct Token<R, E>: ~Copyable {}; typealias A<R> = Token<R, Int>; typealias B = A<Int>; protocol Service { func a() -> B }",
                ["B"]
            ),
            (
                "struct Token: ~Copyable {}; typealias Take = (Token) -> Void; protocol Service { func a(_ x: Take) }",
                []
            ),
            ("typealias A = B; typealias B = A; protocol Service { func a() -> A }", []),
            ("typealias A<Span> = [Span]; protocol Service { func a() -> A<Int> }", []),
            (
                "enum Shop { struct Item: ~Copyable {}; typealias Pass = Item }; protocol Service { func a() -> Shop.Pass }",
                ["Shop"]
            ),
            (
                "struct Token: ~Copyable {}; protocol Service { typealias Pass = Token; func a() -> Pass }",
                ["Pass", "Token"]
            ),
            ("enum Shop { struct Span: ~Copyable {} }; protocol Service { func a(_ item: Shop.Span) }", ["Shop"]),
        ] as [(String, Set<String>)]
    )
    func noncopyableTypes(text: String, expected: Set<String>) throws {
        var bag = DiagnosticBag()
        let read = SwiftReader.readFile(SourceFile(path: "Service.swift", text: text), into: &bag)
        let service = try #require(read.protocols.first { $0.name.plain == "Service" })
        #expect(ProtocolResolver.resolve(service, in: DeclarationIndex([read])).noncopyable == expected)
    }

    /// A consumed or borrowed argument is recorded if its type is certainly copyable.
    @Test(arguments: [
        ("func a(_ x: consuming Row)", "Row"), ("func a(_ x: borrowing [Row?])", "[Row?]"),
        ("func a<T>(_ x: consuming T)", "Any"), ("func a(_ x: __owned some Sequence<Int>)", "Any"),
        ("associatedtype Item; func a(_ x: consuming Item)", "Item"), ("func a(_ x: borrowing String)", "String"),
        ("func a(_ x: consuming Token)", nil), ("func a(_ x: consuming Span<Int>)", nil),
        ("func a(_ x: consuming Unknown)", nil), ("func a(_ x: borrowing Alias)", nil),
        ("func a<T: ~Copyable>(_ x: consuming T)", nil), ("func a(_ x: consuming some P & ~Copyable)", nil),
        ("func a<T>(_ x: consuming Box<T>)", nil), ("func a(_ x: consuming Box<some P>)", nil),
    ])
    func ownership(members: String, recorded: String?) throws {
        let types = "struct Row {}; struct Token: ~Copyable {}; struct Box<T>: ~Copyable {}; typealias Alias = Unknown"
        let call = try #require(try mock("protocol Service { \(members) }; \(types)").members.flatMap(\.calls).first)
        #expect(call.record?.type == recorded)
        #expect(call.preparations == (recorded == nil ? [] : ["let mockX = copy x"]))
    }

    /// Swift can't infer an associated type from overloads.
    @Test(arguments: [
        ("func log(_ event: Event); func log(_ text: String)", ["typealias Event = Event"]),
        ("func log(_ events: [Self.Event]?); func log(_ text: String)", ["typealias Event = Event"]),
        ("subscript(event: Event) -> Int { get }; subscript(text: String) -> Int { get }", ["typealias Event = Event"]),
        ("func log(_ event: Event); func log(text: String)", []),
        ("func log(_ event: Event); func show(_ text: String); func show(_ number: Int)", []),
    ])
    func overloads(members: String, expected: [String]) throws {
        #expect(try mock("protocol Service { associatedtype Event; \(members) }").typeAliases == expected)
    }

    /// Where a typealias of a protocol hides another type, Swift finds the other type in the mock.
    @Test(arguments: [
        ("protocol Service { typealias Item = Int; func a() -> Item }", ["typealias Item = Int"]),
        ("protocol Service: Parent {}; protocol Parent { typealias Item = Int }", ["typealias Item = Int"]),
        ("protocol Service { typealias Error = Swift.Int }", ["typealias Error = Swift.Int"]),
        ("protocol Service { typealias Task = Int }", ["typealias Task = Int"]),
        (
            "protocol Service: Parent where Key == Int {}; protocol Parent { associatedtype Key; typealias Predicate = (Key) -> Bool }",
            ["typealias Predicate = (Key) -> Bool", "typealias Key = Int"]
        ),
        ("protocol Service { typealias Item<T> = [T] }", ["typealias Item<T> = [T]"]),
        ("protocol Service { typealias Item = (Self) -> Void }", ["typealias Item = (ServiceMock) -> Void"]),
        (
            "protocol Service { associatedtype Key; typealias Rows = [Row]; typealias Row = [Key]; func a() -> Rows }",
            ["typealias Rows = [Row]", "typealias Row = [Key]"]
        ),
        (
            "protocol Service { associatedtype Key; typealias A<T> = [B<T>]; typealias B<T> = (T, Key); typealias C = Int }",
            ["typealias A<T> = [B<T>]", "typealias B<T> = (T, Key)"]
        ),
        ("protocol Service { typealias Row = Int; typealias Rows<T> = [T]; func a() -> Row }", []),
        (
            "protocol Service {\n#if DEBUG\ntypealias Item = Int\n#endif\nfunc a()\n}",
            ["#if DEBUG", "typealias Item = Int", "#endif"]
        ),
    ])
    func hidingAliases(text: String, expected: [String]) throws {
        #expect(try mock("\(text); struct Item {}").typeAliases == expected)
    }

    /// A name that a protocol declares is not the name of a type around the protocol.
    @Test(arguments: ["associatedtype Item", "typealias Item = Int"])
    func namesOfProtocolsInTypes(declaration: String) throws {
        let mock = try mock("enum Shop { struct Item {}; protocol Service { \(declaration); func a() -> Item } }")
        #expect(mock.members.map(\.declaration) == ["func a() -> Item"])
    }

    /// A typealias of the same name outside of the protocol doesn't determine an associated type.
    @Test(arguments: ["[Int]", "Int?", "(Int) -> Void"])
    func associatedTypeWithNameOfTypeAlias(type: String) throws {
        let text = "typealias Item = \(type); protocol Service { associatedtype Item; func a(_ item: Item) -> Item }"
        let calls = try mock(text).members.flatMap(\.calls)
        #expect(calls.map(\.record?.type) == ["Item"])
        #expect(calls.map(\.result?.defaultValue) == [nil])
    }

    /// A function has no result if it returns an associated type that is `Void`.
    @Test(arguments: ["UseCase<Void>", "UseCase<Swift.Void>", "UseCase where Output == Void"])
    func resultsWithoutValue(parents: String) throws {
        let parent = "protocol UseCase<Output> { associatedtype Output; @discardableResult func run() async -> Output }"
        let mock = try mock("protocol Service: \(parents) {}; \(parent)")
        #expect(mock.members.map(\.attributes) == [[]])
        #expect(mock.members.flatMap(\.calls).map { $0.result == nil } == [true])
    }

    /// A function doesn't throw if its error is an associated type that a requirement fixes to `Never`.
    @Test(arguments: [("Never", false), ("Swift.Never", false), ("Failure", true)])
    func failures(type: String, canThrow: Bool) throws {
        let members = [
            "func a() throws(Code) -> Int", "var a: Int { get throws(Code) }",
            "subscript(a: Int) -> Int { get throws(Code) }",
        ]
        for member in members {
            let parent = "protocol Parent { associatedtype Code: Error; \(member) }"
            let mock = try mock("protocol Service: Parent where Code == \(type) {}; \(parent)")
            #expect(mock.members.flatMap(\.calls).map { $0.failure != nil } == [canThrow], "\(member)")
        }
    }

    /// Only a global actor is repeated in the mock.
    @Test(arguments: [
        ("@Rows<Int, String>", []), ("@GET(\"a\")", []), ("@RowBuilder", []), ("@Database", ["@Database"]),
    ])
    func attributes(text: String, expected: [String]) throws {
        let mock = try mock("protocol Service { \(text) func a() -> String }")
        #expect(mock.members.map(\.attributes) == [expected])
    }

    func mock(_ text: String, words: [String] = []) throws -> MockClass {
        var bag = DiagnosticBag()
        let read = SwiftReader.readFile(SourceFile(path: "Service.swift", text: text), words: words, into: &bag)
        let subject = ProtocolResolver.resolve(try #require(read.protocols.first), in: DeclarationIndex([read]))
        let mock = try #require(MockClass(subject, defaults: MockDefault(), into: &bag))
        #expect(bag.isEmpty)
        return mock
    }

    func read(_ input: String) -> [MemberListItem] {
        var bag = DiagnosticBag()
        let items = SwiftReader.readMembers(LocatedText(SourceFile(path: "Service.yml", text: input).range), into: &bag)
        #expect(bag.isEmpty)
        return items ?? []
    }

    private func dump(_ member: MockMember) -> [String] {
        var lines = [member.declaration + (member.condition.map { " if \($0)" } ?? "")]
        lines += member.calls.flatMap(dump)
        if let property = member.property {
            let value = property.value
            lines.append(
                "  \(property.name): \(value.type) = \(value.defaultValue ?? "?")\(property.isSettable ? ", settable" : "")"
            )
        }
        return lines
    }

    private func dump(_ call: MockCall) -> [String] {
        var lines = ["  \(call.name) (\(call.count))"]
        if let record = call.record { lines.append("    records \(record.value) as \(record.type)") }
        if !call.unrecorded.isEmpty { lines.append("    leaves out \(call.unrecorded.joined(separator: ", "))") }
        lines += call.preparations.map { "    first \($0)" }
        lines.append("    handler \(call.handler.type)")
        lines.append("    called \(call.callable.effects.callMarks)with (\(call.handler.arguments))")
        if let failure = call.failure { lines.append("    throws \(failure)") }
        if let result = call.result {
            lines.append("    returns \(result.type) or \(result.optionalType), else \(result.defaultValue ?? "?")")
        }
        return lines
    }
}
