import Testing

@testable import Shapes

/// Protocols that are on an actor in parts.
@Suite struct IsolationTests {
    @Test @MainActor func partsOnNoActor() async {
        let mock = MainSendableOverNoneMock(d: 1)
        mock.aReturnValues = [1, 2]
        mock.fHandler = { Loose(3) }
        let first = await Task.detached { mock.a(5) }.value
        #expect(first == 1 && mock.a(6) == 2)
        #expect(mock.aCalls == [5, 6] && mock.aCallCount == 2)
        #expect(mock.f().number == 3)
        mock.b = 4
        #expect(mock.b == 4 && mock.bSetCallCount == 1 && mock.bGetCallCount == 1)
        mock.resetMock()
        #expect(mock.aCallCount == 0 && mock.b == 4)
    }

    @Test @MainActor func parentsThatSayNothing() {
        let mock = MainOverMembersMock()
        var count = 0
        mock.bHandler = { count += 1 }
        mock.aReturnValue = 7
        let parent: any SomeMembersOnMain = mock
        parent.b()
        #expect(parent.a() == 7 && count == 1 && mock.bCallCount == 1)
    }

    @Test func otherActors() {
        let mock = DBOverNoneMock<Int>(d: 1)
        mock.cReturnValue = 2
        #expect(mock.c(3) == 2 && mock.cCalls == [3])
        var calls = 0
        mock.aHandler = { body in try body() }
        mock.a { calls += 1 }
        #expect(calls == 1 && mock.aCallCount == 1)
    }

    @Test @MainActor func identity() {
        let mock = MainIdentifiedMock()
        mock.id = 3
        #expect(mock.id == 3)
        #expect(Set([MainHashableSendableMock()]).count == 1)
        #expect(MainHashableMock() != MainHashableMock())
    }

    @Test func callersIsolation() async {
        let mock = WithCallerSendableMock()
        mock.aHandler = { $0 }
        let loose = Loose(1)
        let returned = try? await mock.a(loose)
        #expect(returned === loose && mock.aCalls.first === loose)
    }

    @Test func spellings() {
        let mock = AliasOfTypesMock<Int, ShapeError>()
        mock.bHandler = { done in done(.success(4)) }
        var result: Result<Int, ShapeError>?
        mock.b { result = $0 }
        #expect(result == .success(4))
        mock.eHandler = { pair in (Item(), pair.1) }
        #expect(mock.e((1, 2)).1 == 2)
        let inout_ = InoutOptionalsMock()
        inout_.aHandler = { x, y in
            x = Int?(5) as Any
            y = [1, 2]
            return Int?(6) as Any
        }
        var (x, y) = (nil as Int?, [Int]())
        #expect(inout_.a(&x, &y) == 6)
        #expect(x == 5 && y == [1, 2])
    }
}
