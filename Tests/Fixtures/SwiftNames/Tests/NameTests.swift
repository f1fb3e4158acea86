import Testing

@testable import Names

/// Mocks in a module whose own types have the names of Swift's.
struct NameTests {
    @Test("Errors, optionals and collections of the module are its own")
    func ownTypes() throws {
        let throwing = ThrowingMock()
        throwing.bThrownError = Names.Error(code: 3)
        throwing.eReturnValue = 4
        #expect(throws: Names.Error(code: 3)) { try throwing.b() }
        #expect(try throwing.e() == 4)
        #expect(throws: MockError.unstubbed("ThrowingMock.a()")) { try throwing.a() }
        let returning = ReturningMock()
        returning.aReturnValue = Names.Void(isEmpty: false)
        #expect(returning.a() == Names.Void(isEmpty: false))
        returning.e()
        returning.b(Names.Void())
        #expect(returning.eCallCount == 1 && returning.bCalls == [Names.Void()])
        let collecting = CollectingMock()
        collecting.bReturnValue = Names.Array(only: Names.Int(value: 5))
        #expect(collecting.b().only.value == 5 && collecting.e().isEmpty && collecting.f() == nil && collecting.g().isEmpty)
    }

    @Test("Swift's own protocols are satisfied as ever")
    func parents() {
        let (one, other) = (SwiftHashingMock(), SwiftHashingMock())
        #expect(one == one && one != other && one.hashValue == one.hashValue)
        let key = KeyingMock(intValue: 1)
        #expect(key != nil && KeyingMock.initIntValueCalls == [1])
    }

    @Test("Calls are counted and recorded")
    func calls() async throws {
        let storing = StoringMock(a: Names.Int(value: 1))
        let log = MockLog()
        storing.mockLog = log
        storing.a = Names.Int(value: 2)
        storing.cReturnValue = Names.String(letters: ["c"])
        #expect(try await storing.c(storing.a).letters == ["c"])
        #expect(storing.cCallCount == 1 && log.calls == ["StoringMock.a = _", "StoringMock.c(_:)"])
    }
}
