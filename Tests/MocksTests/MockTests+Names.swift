import Diagnostics
import SwiftSource
import Testing

@testable import Mocks

/// Tests of the names of types in mocks.
extension MockTests {
    /// In `extension Feed`, `Feed.Item` is a type in `Feed.Feed` if there is a type of that name.
    @Test(arguments: [
        ("struct Feed {}; protocol Service { func a() -> [Item] }", "Service { func a() -> [Item]"),
        ("struct Other {}; protocol Service { func a() -> [Item] }", "Feed.Service { func a() -> [Feed.Item]"),
        ("protocol Feed { func a(_ item: Item) -> any Feed }", "Feed { func a(_ item: Item) -> any Feed"),
        (
            "struct Feed {}; class Base {}; protocol Service: Base, Parent where X == Item {}; protocol Parent { associatedtype X; func a(_ x: X, _ item: Item) }",
            "Base, Service { typealias X = Item; func a(_ x: X, _ item: Item)"
        ),
        (
            "struct Feed {}; protocol Parent { func a() -> Item } }; protocol Service: Feed.Parent {",
            "Service { func a() -> Feed.Item"
        ),
    ])
    func typeWithNameOfTypeAround(members: String, expected: String) throws {
        let text = "enum Feed { struct Item {}; \(members) }"
        var bag = DiagnosticBag()
        let read = SwiftReader.readFile(SourceFile(path: "Feed.swift", text: text), words: ["Base"], into: &bag)
        let service = try #require(read.protocols.first { $0.name.plain == "Service" } ?? read.protocols.first)
        let subject = ProtocolResolver.resolve(service, in: DeclarationIndex([read]))
        let mock = try #require(MockClass(subject, defaults: MockDefault(), into: &bag))
        let parents = [mock.superclass, mock.conformance].compactMap(\.self).joined(separator: ", ")
        let declared = mock.typeAliases + mock.members.map(\.declaration)
        #expect("\(parents) { \(declared.joined(separator: "; "))" == expected)
    }

    /// A generic parameter of the mock hides the protocol of the same name.
    @Test(arguments: [
        ("{ associatedtype Service; func a(_ x: Service) }", "App", "App.Service"),
        ("{ associatedtype Service; func a(_ x: Service) }", nil, "Service"),
        ("{ associatedtype Item; func a(_ x: Item) }", "App", "Service"),
        (": Parent where Service == Int {}; protocol Parent { associatedtype Service }", "App", "Service"),
    ])
    func associatedTypeWithNameOfProtocol(rest: String, module: String?, expected: String) throws {
        var subject = try mock("protocol Service \(rest)").subject
        subject.module = module
        var bag = DiagnosticBag()
        #expect(MockClass(subject, defaults: MockDefault(), into: &bag)?.conformance == expected)
    }

    /// Each typealias is resolved in the scope in which it is declared.
    @Test(arguments: [
        ("typealias Done = Completion; typealias Completion = (Int) -> Void", nil),
        (
            "typealias Done = Inner.Done; enum Inner { typealias Done = Completion; typealias Completion = () -> Void }",
            nil
        ),
        ("typealias Done = Box<Int>; typealias Box<T> = (T) -> Void", nil),
        ("typealias Done = Optional<Completion>; typealias Completion = (Int) -> Void", "Shop.Done"),
    ])
    func typeAliasesInTypes(declarations: String, recorded: String?) throws {
        let mock = try mock("protocol Service { func a(_ done: Shop.Done) }; enum Shop { \(declarations) }")
        #expect(mock.members.flatMap(\.calls).map(\.record?.type) == [recorded])
    }
}
