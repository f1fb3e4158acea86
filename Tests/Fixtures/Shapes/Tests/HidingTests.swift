import Testing

@testable import Shapes

/// Names that mean one thing in a protocol and another one around it.
struct HidingTests {
    @Test("A method's generic parameter is not the associated type of the same name")
    func genericParameters() throws {
        let mock = HidingItemMock<Int>()
        mock.putHandler = { "\($0)" }
        mock.ownReturnValue = 1
        #expect(mock.put("a") == "a" && mock.own(2) == 1)
        #expect(mock.putCalls as? [String] == ["a"] && mock.ownCalls == [2])
        mock.pairReturnValue = ["a": 1]
        #expect(mock.pair(["a"], 1) == ["a": 1])
        let fixed = HidingFixedMock()
        fixed.ownReturnValue = 3
        #expect(fixed.own(2) == 3)
    }

    @Test("A generic parameter is no typealias, no optional and no error of the same name")
    func othersOfTheSameName() {
        let mock = HidingAliasMock()
        #expect(mock.b() == [] && mock.d() == nil)
        mock.aReturnValue = "a"
        #expect(mock.a("b") == "a")
        let copyable = HidingNoncopyableMock()
        copyable.aReturnValue = 2
        #expect(copyable.a(1) == 2)
        #expect(copyable.aCalls as? [Int] == [1])
        let swift = HidingSwiftMock()
        swift.aThrownError = ShapeError.wrong
        #expect(throws: ShapeError.wrong) { try swift.a(ShapeError.wrong) }
    }

    @Test("A typealias of a protocol may have the name of another type")
    func aliases() async throws {
        let result = AliasResultMock()
        result.lastReturnValue = .success(1)
        result.goHandler = { $0(.success(2)) }
        var values: [Int] = []
        result.go { values.append((try? $0.get()) ?? 0) }
        #expect(try result.last()?.get() == 1 && values == [2])
        let inherited = AliasInheritedMock()
        inherited.addReturnValue = [1]
        inherited.moreReturnValue = 4
        #expect(inherited.add(0) == [1] && inherited.more() == 4)
        let generic = AliasGenericMock<String>()
        generic.aReturnValue = .success("a")
        #expect(try generic.a().get() == "a")
        let crate = ShutMock()
        crate.lid = "a"
        crate.shutReturnValue = ["b"]
        crate.open(Crate.Lid())
        #expect(crate.lid == "a" && crate.shut("c") == ["b"] && crate.shutCalls == ["c"])
        let sealing = Crate.SealingMock<Int>()
        sealing.shutReturnValue = [1]
        #expect(sealing.shut(2) == [1])
    }

    @Test("Associated types may have the names of Swift's own types")
    func associatedTypes() throws {
        let mock = HidingErrorMock<String>()
        mock.aThrownError = ShapeError.wrong
        #expect(throws: ShapeError.wrong) { try mock.a("e") }
        mock.caught(ShapeError.wrong)
        #expect(mock.caughtCalls.first as? ShapeError == .wrong)
        let shared = HidingIntMock<String, Bool, Double>()
        shared.aReturnValue = true
        #expect(shared.a("x") && shared.aCallCount == 1)
    }

    @Test("A protocol in a type may be among types with the names of Swift's own")
    func nested() throws {
        let mock = DrawerMock()
        mock.aReturnValue = Cabinet.Int(value: 2)
        #expect(try mock.a(Cabinet.Error()).value == 2)
        mock.bReturnValue = "b"
        #expect(mock.b("a") == "b" && mock.c().isEmpty && mock.aCallCount == 1)
    }

    @Test("A parent may be a typealias under #if")
    func conditionalParents() {
        let sending: any MaybeSending & Sendable = MaybeSendingMock()
        #expect((sending as? MaybeSendingMock)?.aCallCount == 0)
        let mock = MaybeChildMock()
        mock.childReturnValue = 1
        mock.parentReturnValue = 2
        mock.shared = 3
        #expect(mock.child() == 1 && mock.parent(5) == 2 && mock.shared == 3)
        let branch = InBranchMock()
        branch.b()
        #expect(branch.bCallCount == 1 && branch.parentCallCount == 0)
    }

    @Test("A log has what is assigned to a property after it was attached")
    func assignments() {
        let log = MockLog()
        let (mock, shared) = (DiamondMock(), SendableServiceMock())
        mock.shared = 1
        mock.mockLog = log
        shared.mockLog = log
        mock.shared = 2
        mock.child()
        shared.b = 3
        #expect(mock.shared == 2 && shared.b == 3)
        SendableServiceMock.e = 4
        #expect(log.calls == ["DiamondMock.shared = _", "DiamondMock.child()", "SendableServiceMock.b = _"])
    }
}
