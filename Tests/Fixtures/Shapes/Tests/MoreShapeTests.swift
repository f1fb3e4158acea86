import Foundation
import Testing

@testable import Shapes

/// Mocks of protocols in every shape that calls for care, as tests use them.
@Suite(.serialized)
struct MoreShapeTests {
    @Test("Swift's own protocols have stubs like any other")
    func protocolsOfSwift() async throws {
        let raw = RawMock()
        raw.rawValue = "x"
        #expect(raw.rawValue == "x")
        #expect(RawMock(rawValue: "y") != nil && RawMock.initCalls == ["y"])
        let sequence = SeqMock<IndexingIterator<[Int]>>()
        sequence.makeIteratorReturnValue = [1, 2].makeIterator()
        #expect(Array(sequence) == [1, 2])
        let iterator = Iter2Mock()
        iterator.nextReturnValues = [1, nil]
        #expect(iterator.next() == 1 && iterator.next() == nil)
        let asynchronous = AIterMock()
        asynchronous.nextReturnValues = [3]
        #expect(try await asynchronous.next() == 3)
        let literal: LiteralMock = "text"
        literal.a()
        #expect(LiteralMock.initCalls == ["text"])
    }

    @Test("A closure with a closure of its own is called, and its error leaves the call")
    func nestedClosures() async throws {
        let mock = RethrowingNestedMock()
        mock.aHandler = { try $0 { if $0 > 1 { throw ShapeError.wrong } } }
        #expect(throws: ShapeError.self) { try mock.a { body in try body(2) } }
        mock.a { _ in }
        mock.bHandler = { f, g in
            try f(1) { _ in }
            try g()
            return 3
        }
        var sum = 0
        let result = mock.b(
            { number, add in
                sum += number
                add(2)
            },
            { sum += 4 }
        )
        #expect(result == 3)
        #expect(sum == 5)
    }

    @Test("Generic functions with an optional result can return nil")
    func genericOptionals() async throws {
        let mock = OptionalGenericResultsMock()
        #expect(mock.a(Int.self) == nil && mock.d(Int.self) == nil)
        mock.aHandler = { _ in nil }
        #expect(mock.a(Int.self) == nil)
        mock.aHandler = { _ in 2 }
        #expect(mock.a(Int.self) == 2)
        mock.aHandler = nil
        mock.aReturnValues = [nil, 3]
        mock.aReturnValue = 4
        #expect(mock.a(Int.self) == nil && mock.a(Int.self) == 3 && mock.a(Int.self) == 4)
        mock.bReturnValues = [nil, 5]
        let (first, second) = (try await mock.b(Int.self), try await mock.b(Int.self))
        #expect((first ?? nil) == nil && second == 5)
        mock.cReturnValues = [nil, [6]]
        let lists: [[Int]?] = [mock.c(), mock.c(), mock.c()]
        #expect(lists == [nil, [6], nil])
        mock.eHandler = { _ in nil }
        #expect(mock.e { 7 } == nil)
        mock.subscriptHandler = { _ in nil }
        let none: Int? = mock["key"]
        #expect(none == nil)
        let locked = SendableOptionalGenericResultsMock()
        #expect(locked.a(Int.self) == nil)
        locked.aReturnValues = [nil, 3]
        locked.aReturnValue = 4
        #expect(locked.a(Int.self) == nil && locked.a(Int.self) == 3 && locked.a(Int.self) == 4)
        locked.aReturnValue = nil
        #expect(locked.a(Int.self) == nil)
    }

    @Test("Typealiases of what can't be copied stand for it")
    func aliasesOfNoncopyables() {
        let mock = AliasedNoncopyablesMock()
        mock.aHandler = { Token(id: 3) }
        #expect(mock.a().id == 3)
    }

    @Test("Nested generic mocks have a short name")
    func nestedGenerics() {
        let mock = SourceMock<Int>()
        mock.elementReturnValue = 3
        #expect(mock.element(for: .on) == 3)
    }

    @Test("A mock can be encoded alone")
    func encoding() throws {
        #expect(try JSONEncoder().encode(CodMock()) == Data("{}".utf8))
    }

    @Test("A superclass keeps its own members and initializers")
    func superclasses() {
        #expect(SuperCMock(id: 3).id == 3)
        #expect(SuperGMock(id: 4).id == 4)
        let generic = SuperEMock()
        generic.value = 3
        generic.aReturnValue = 5
        #expect(generic.value == 3 && generic.a() == 5 && generic.aCallCount == 1)
        let titled = SuperBMock()
        titled.title = "title"
        #expect(titled.title == "title")
    }

    @Test("The stubs of a mock and the members of its superclass have different names")
    @MainActor
    func stubsBesideSuperclass() {
        let card = TappableCardMock()
        card.save(2)
        card.saveCalls = 5
        #expect(card.saveIntCalls == [2] && card.saveCalls == 5)
        card.title = "other"
        #expect(card.title == "other" && card.titleSetCallCount == 1)
    }

    @Test("Arguments that are consumed or borrowed are recorded")
    func ownership() {
        let mock = GenericOwnershipMock<String>()
        mock.aHandler = { #expect($0 as? Int == 1) }
        mock.a(1)
        mock.c(["key"])
        #expect(mock.aCalls.first as? Int == 1 && mock.cCalls == [["key"]])
    }

    @Test("A generic type's inout argument is handed on")
    func inoutGenerics() {
        let mock = InoutGenericsMock()
        mock.fillHandler = { $0 = "filled" }
        var text = "empty"
        mock.fill(&text)
        #expect(text == "filled")
        #expect(mock.fillCalls.first as? String == "empty")
    }

    @Test("Statics of generic mocks are apart for each type")
    func genericStatics() {
        GenericStaticsMock<Int>.makeReturnValue = 1
        GenericStaticsMock<String>.makeReturnValue = "one"
        #expect(GenericStaticsMock<Int>.make() == 1)
        #expect(GenericStaticsMock<String>.make() == "one")
        #expect(GenericStaticsMock<String>.makeCallCount == 1)
        _ = GenericStaticsMock<Int>(seed: 5)
        #expect(GenericStaticsMock<Int>.initCalls == [5])
        GenericStaticsMock<Int>.resetStaticMock()
        #expect(GenericStaticsMock<Int>.makeCallCount == 0)
        #expect(GenericStaticsMock<String>.makeCallCount == 1)
    }

    @Test("Raw identifiers have plain names in stubs")
    func rawNames() {
        let mock = UniMock()
        mock.日本ReturnValue = 5
        #expect(mock.日本(1) == 5)
        mock.`un nom`(`le nom`: 1, `l'autre`: 2)
        #expect(mock.unNomCalls.first?.leNom == 1)
    }

    @Test("A handler sees that an optional generic argument is nil")
    func genericNil() {
        let mock = GenericOptionalsMock()
        var wasNil: [Bool] = []
        mock.aHandler = { value in
            wasNil.append(value == nil)
            return nil
        }
        #expect(mock.a(nil as Int?) == nil)
        #expect(mock.a(1) == nil)
        #expect(wasNil == [true, false])
    }

    @Test("A stream without a stub ends at once")
    func streams() async throws {
        let mock = StreamingMock()
        for await _ in mock.a() { Issue.record("an element") }
        for try await _ in try await mock.b() { Issue.record("an element") }
        for await _ in mock.c { Issue.record("an element") }
        for await _ in mock.d().0 { Issue.record("an element") }
        mock.aReturnValue = AsyncStream {
            $0.yield(1)
            $0.finish()
        }
        #expect(await mock.a().reduce(0, +) == 1)
    }
}
