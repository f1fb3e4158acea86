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

    /// A mock that can't be sent is waited for on the actor that has it.
    @Test @MainActor func waitingOnAnActor() async throws {
        let mock = PlainFunctionMock()
        let user: any PlainFunction = mock
        Task { @MainActor in user.run() }
        try await mock.runCalled()
        #expect(mock.runCallCount == 1)
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

    @Test @MainActor func propertyOfAnActorOnTheMainActor() {
        let mock = ActorWithMainMock()
        mock.a = 4
        #expect(mock.a == 4)
    }

    @Test @ModelActor func waitingForACallOnAGlobalActor() async throws {
        let mock = OnModelActorMock()
        try mock.a(1)
        try await mock.aCalled()
        #expect(mock.aCalls == [1])
    }

    @Test @MainActor func handlersOfAnObject() {
        let mock = OwnDescriptionMock()
        var count = 0
        mock.aHandler = {
            count += 1
            return count
        }
        #expect(mock.a() == 1 && mock.aCallCount == 1)
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
        let optionals = InoutOptionalsMock()
        optionals.aHandler = { x, y in
            x = Int?(5) as Any
            y = [1, 2]
            return Int?(6) as Any
        }
        var (x, y) = (nil as Int?, [Int]())
        #expect(optionals.a(&x, &y) == 6)
        #expect(x == 5 && y == [1, 2])
    }
}

/// Stubs of shapes as apps have them.
@Suite struct SpellingTests {
    @Test func generics() async throws {
        let client = ClientMock()
        client.sendHandler = { endpoint in
            #expect(endpoint is Endpoint<Int>)
            return 5
        }
        #expect(try await client.send(Endpoint<Int>(path: "a")) == 5)
        client.sendHandler = nil
        client.sendThrownError = .code(4)
        await #expect(throws: Oops.code(4)) { let _: Int = try await client.send(Endpoint<Int>()) }
        client.retryReturnValues = [Item(id: 1), Item(id: 2)]
        client.retryReturnValue = Item(id: 3)
        var ids: [Int] = []
        for _ in 0..<4 { ids.append(try await client.retry(2) { Item() }.id) }
        #expect(ids == [1, 2, 3, 3] && client.retryCallCount == 4)
        client.resetMock()
        #expect(client.sendCallCount == 0 && client.retryReturnValue == nil)
        await #expect(throws: MockError.unstubbed("ClientMock.retry(_:_:)")) { try await client.retry(1) { Item() } }
    }

    @Test func rethrowing() throws {
        let mock = LockingMock()
        mock.withHandler = { body in
            var item = Item(id: 1)
            return try body(&item)
        }
        #expect(mock.with({ $0.id + 1 }) == 2)
        #expect(throws: Oops.wrong) { try mock.with({ _ in throw Oops.wrong }) }
        #expect(mock.withCallCount == 2)
    }

    @Test func closuresOverTokens() async throws {
        let mock = TokenClosuresMock()
        mock.aHandler = { closures in closures.count }
        #expect(try await mock.a({ $0 }, { $0 }) == 2)
        #expect(mock.aCalls.first?.count == 2)
        var ids: [Int] = []
        mock.b = { ids.append($0.id) }
        mock.b?(Tok(id: 7))
        #expect(ids == [7] && mock.bSetCallCount == 1)
    }

    @Test func voids() {
        let mock = VoidValuesMock()
        mock.a = ()
        let value: Void = mock.a
        _ = value
        #expect(mock.aSetCallCount == 1 && mock.aGetCallCount == 1)
        var ran = 0
        func run() { ran += 1 }
        mock.c(run())
        #expect(ran == 1 && mock.cCallCount == 1)
    }

    @Test func underscores() {
        let mock = UnderscoresMock(1, 2)
        mock.aReturnValue = 3
        #expect(mock.a(1, b: 2, "x") == 3)
        #expect(mock.aCallCount == 1 && mock.aCalls.count == 1)
        mock.bHandler = { x, y in y += x }
        var number = 1
        mock.b(x: 4, &number)
        #expect(number == 5)
        mock.subscriptReturnValue = 6
        mock[1, x: 2] = 8
        #expect(mock[0, x: 0] == 6 && mock.subscriptSetCallCount == 1)
        #expect(UnderscoresMock.initCallCount > 0)
    }

    @Test func actors() async throws {
        let mock = ActorWithGettersMock()
        let object = Loose(3)
        mock.bReturnValue = object
        #expect(mock.bGetCallCount == 0)
        #expect(try await mock.number() == 3)
        #expect(mock.bGetCallCount == 1)
    }
}

extension ActorWithGettersMock {
    fileprivate func number() async throws -> Int { try await b.number }
}
