import Foundation
import Testing

@testable import App

/// The guarantees of generated mocks in `docs/mocks.md`.
@MainActor
struct MockTests {
    @Test("A handler beats a thrown error, which beats return values; those in turn come before the one for good")
    func order() async throws {
        let mock = ShapeServicingMock()
        await #expect(throws: MockError.unstubbed("ShapeServicingMock.load(_:)")) { try await mock.load(1) }
        mock.loadReturnValue = 4
        mock.loadReturnValues = [2, 3]
        #expect(try await [mock.load(2), mock.load(3), mock.load(4), mock.load(5)] == [2, 3, 4, 4])
        mock.loadThrownError = ShapeError.wrong
        await #expect(throws: ShapeError.wrong) { try await mock.load(6) }
        mock.loadHandler = { $0 * 10 }
        #expect(try await mock.load(7) == 70)
        #expect(mock.loadCallCount == 7)
        #expect(mock.loadCalls == [1, 2, 3, 4, 5, 6, 7])
        mock.resetMock()
        #expect(mock.loadCallCount == 0)
        #expect(mock.loadCalls.isEmpty)
        #expect(mock.loadHandler == nil && mock.loadThrownError == nil && mock.loadReturnValue == nil)
    }

    @Test("The same on an actor")
    func orderOnActor() throws {
        let mock = ShapingMock()
        #expect(throws: ShapeError.wrong) {
            mock.typedThrownError = .wrong
            _ = try mock.typed()
        }
        mock.typedThrownError = nil
        mock.typedReturnValues = [(1, "a")]
        mock.typedReturnValue = (2, "b")
        #expect(try mock.typed() == (1, "a"))
        #expect(try mock.typed() == (2, "b"))
        mock.typedHandler = { () throws(ShapeError) in throw .wrong }
        #expect(throws: ShapeError.wrong) { try mock.typed() }
        #expect(mock.typedCallCount == 4)
        mock.resetMock()
        #expect(mock.typedCallCount == 0 && mock.typedReturnValue == nil)
    }

    @Test("What is optional is nil, collections are empty")
    func defaults() throws {
        let mock = ShapingMock()
        #expect(mock.optional() == nil)
        #expect(try mock.list().isEmpty)
        #expect(mock.unwrapped() == nil)
        #expect(mock.found(Int.self) == nil)
        #expect(mock.text == nil && mock.items.isEmpty && mock.onChange == nil)
        #expect(mock[1, column: 2] == nil)
        let model = ShapeModelingMock()
        #expect(model.list.value.isEmpty && model.choice.value == nil && model.kind.value == .plain)
        #expect(model.list === model.list)
    }

    @Test("Arguments are recorded by label")
    func arguments() async throws {
        let mock = ShapingMock()
        mock.plain("a", for: 1)
        #expect(mock.plainCalls.first?.text == "a")
        #expect(mock.plainCalls.first?.for == 1)
        var items = [1]
        mock.changeHandler = { items, amounts in items += amounts }
        mock.change(&items, by: 2, 3)
        #expect(items == [1, 2, 3])
        #expect(mock.changeCalls.first?.items == [1])
        #expect(mock.changeCalls.first?.by == [2, 3])
        var done: ((Int) -> Void)?
        mock.answerHandler = { done = $0 }
        mock.answer { items = [$0] }
        done?(4)
        #expect(items == [4])
        mock.reserved(mockLog: 1, reservedHandler: 2, error: 3, default: 4, in: 5)
        #expect(mock.reservedCalls.first?.in == 5)
        mock.pack(1, "a")
        #expect((mock.packCalls.first as? (Int, String))?.1 == "a")
        #expect(mock.generic(1, list: [2], stubbedTo: 3) == 3)
        #expect(mock.genericCalls.first?.list as? [Int] == [2])
        let values = await mock.opaque(Set([1]), any: [2], stubbedTo: [3])
        #expect(values == [3])
        #expect(mock.opaqueCalls.first?.any.first == 2)
    }

    @Test("Autoclosures are evaluated where their error can leave, and passed on elsewhere")
    func autoclosures() throws {
        let mock = ShapingMock()
        var checked: Bool?
        mock.checkHandler = { checked = try? $0() }
        mock.check(try Self.fail())
        #expect(checked == nil && mock.checkCallCount == 1)
        mock.check(true)
        #expect(checked == true)
        try mock.tryCheck(true)
        #expect(mock.tryCheckCalls == [true])
        #expect(throws: ShapeError.wrong) { try mock.tryCheck(Self.fail()) }
    }

    private static func fail() throws -> Bool {
        throw ShapeError.wrong
    }

    @Test("A function that rethrows throws what its closure throws")
    func rethrowing() async {
        let mock = ShapeServicingMock()
        mock.withinHandler = { body in try body() }
        #expect(mock.within { 3 } == 3)
        #expect(throws: ShapeError.wrong) { _ = try mock.within { try Self.fail() } }
        mock.withinTaskHandler = { try await $0() }
        await mock.withinTask {}
        await #expect(throws: ShapeError.wrong) { try await mock.withinTask { throw ShapeError.wrong } }
        mock.narrowedHandler = { throw ShapeError.wrong }
        let body: () throws(ShapeError) -> Int = { 3 }
        #expect(throws: ShapeError.wrong) { try mock.narrowed(body) }
    }

    @Test("Properties count how they are used and keep their values")
    func properties() async throws {
        let mock = ShapingMock()
        mock.value = 3
        #expect(mock.value + mock.value == 6)
        #expect(mock.valueGetCallCount == 2)
        mock.text = "a"
        mock.text = "b"
        #expect(mock.textSetCallCount == 2)
        mock.resetMock()
        #expect(mock.value == 3 && mock.text == "b" && mock.textSetCallCount == 0 && mock.valueGetCallCount == 1)
        mock.taskThrownError = ShapeError.wrong
        await #expect(throws: ShapeError.wrong) { _ = try await mock.task }
        mock.taskThrownError = nil
        mock.taskReturnValue = Loose(4)
        #expect(try await mock.task.number == 4)
        #expect(mock.taskGetCallCount == 2)
        mock.fallibleThrownError = .wrong
        #expect(throws: ShapeError.wrong) { _ = try mock.fallible }
    }

    @Test("Subscripts are functions")
    func subscripts() {
        let mock = ShapingMock()
        mock.subscriptReturnValue = 5
        #expect(mock["a"] == 5)
        mock["b"] = 6
        #expect(mock.subscriptCalls == ["a"])
        #expect(mock.subscriptSetCalls.first?.key == "b" && mock.subscriptSetCalls.first?.newValue == 6)
    }

    @Test("Statics and initializers are recorded on the type")
    func statics() throws {
        ShapingMock.resetStaticMock()
        let mock = ShapingMock(id: 3)
        #expect(ShapingMock.initCalls == [3])
        #expect(try ShapingMock(text: "a") != nil)
        #expect(ShapingMock.initTextCallCount == 1)
        ShapingMock.makeReturnValue = mock
        #expect(ShapingMock.make(1) === mock)
        ShapingMock.operatorEqualEqualReturnValue = true
        #expect(mock == ShapingMock())
        ShapingMock.shared = Loose(2)
        #expect(ShapingMock.shared.number == 2)
        ShapingMock.resetStaticMock()
        #expect(ShapingMock.makeCallCount == 0 && ShapingMock.initCallCount == 0 && ShapingMock.shared.number == 2)
    }

    @Test("Of overloads, the first has the plain name")
    func overloads() async {
        let mock = OverloadingMock()
        let show: (String) -> Void = mock.show(error:)
        mock.show("a")
        mock.show(1)
        show("b")
        mock.showErrorStringReturnValue = 1
        let count: (String) -> Int = mock.show(error:)
        let number = count("c")
        mock.showError()
        await mock.show(error: "d")
        mock.shown = 1
        mock.shown(2)
        #expect(number == 1)
        #expect(mock.showCalls == ["a"])
        #expect(mock.showIntCalls == [1])
        #expect(mock.showErrorCalls == ["b"])
        #expect(mock.shownCallCount == 1)
    }

    @Test("Members that leave the protocol's actor")
    func mixed() async throws {
        let mock = MixingMock()
        let room = Room()
        mock.onReturnValue = 3
        mock.outsideHandler = { $0 + 1 }
        mock.outsideValue = 4
        mock.apartHandler = { $0 + 2 }
        mock.elsewhereReturnValue = 5
        mock.insideReturnValue = Loose(6)
        let outside = await Task.detached { mock.outside(1) + mock.outsideValue }.value
        #expect(outside == 6)
        #expect(try await mock.apart(1) == 3)
        #expect(await mock.on(room) == 3)
        #expect(await mock.elsewhere(1) == 5)
        #expect(try await mock.inside(Loose()).number == 6)
    }

    @Test("Associated types are generic parameters")
    func associatedTypes() async throws {
        let mock = KeepingMock<Int, String>()
        mock.putReturnValue = "a"
        #expect(mock.put(1, at: "b") == "a")
        #expect(mock.putCalls.first?.item == 1)
        #expect(try await mock.all() == [])
        let iterator = IteratingMock<Int>()
        iterator.nextReturnValues = [1, 2]
        #expect([iterator.next(), iterator.next(), iterator.next()] == [1, 2, nil])
    }

    @Test("The mock of another global actor needs no await")
    func globalActor() async {
        let mock = MockLocator().elsewhere
        mock.numberReturnValue = 3
        #expect(await mock.number == 3)
        #expect(mock.numberGetCallCount == 1)
    }

    @Test("Calls of several mocks are recorded in order")
    func log() {
        let log = MockLog()
        let service = ShapeServicingMock()
        let shaping = ShapingMock()
        service.mockLog = log
        shaping.mockLog = log
        service.nothing()
        shaping.nothing()
        service.plain("a", for: 1)
        let calls = ["ShapeServicingMock.nothing()", "ShapingMock.nothing()", "ShapeServicingMock.plain(_:for:)"]
        #expect(log.calls == calls)
    }

    @Test("A service's mock may be called from any thread")
    func threads() async throws {
        let mock = ShapeServicingMock()
        mock.loadReturnValues = Array(0..<1000)
        let results = await withTaskGroup(of: Int?.self) { group in
            for id in 0..<1000 { group.addTask { try? await mock.load(id) } }
            var values: Set<Int> = []
            for await value in group { if let value { values.insert(value) } }
            return values
        }
        #expect(results.count == 1000)
        #expect(mock.loadCallCount == 1000)
        #expect(Set(mock.loadCalls).count == 1000)
    }

    @Test("What is sent away leaves the mock")
    func sending() async throws {
        let mock = ShapeServicingMock()
        mock.sentReturnValue = Loose(7)
        let sent = await mock.sent()
        #expect(await Task.detached { sent.number }.value == 7)
        let first = Loose(1)
        await mock.borrow(first, Loose(2), third: Loose(3))
        #expect(mock.borrowCalls.map { [$0.first.number, $0.second.number, $0.third.number] } == [[1, 2, 3]])
        mock.onMainReturnValue = first
        #expect(mock.onMain(first) === first)
    }
}

extension ShapingMock {
    fileprivate func generic<T: Equatable>(_ value: T, list: [T], stubbedTo result: T) -> T {
        genericReturnValue = result
        return generic(value, list: list) { _ in }
    }

    fileprivate func opaque(_ values: some Sequence<Int>, any other: [Int], stubbedTo result: [Int]) async -> [Int] {
        opaqueReturnValue = result
        return Array(await opaque(values, any: other))
    }
}
