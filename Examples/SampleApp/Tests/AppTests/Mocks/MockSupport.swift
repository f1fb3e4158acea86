// Made by scaffold for the mocks beside it, and written again with them.
import Foundation

/// What a mock throws that has not been told what to return.
nonisolated enum MockError: Error, Equatable, CustomStringConvertible {
    case unstubbed(String)

    var description: String {
        switch self {
        case .unstubbed(let member): "\(member) is not stubbed"
        }
    }
}

/// The calls of several mocks, in their order: `AuthServicingMock.logIn(email:password:)`.
nonisolated final class MockLog: Sendable {
    private let storage = MockBox<[String]>([])

    var calls: [String] {
        storage.withLock { $0 }
    }

    func record(_ call: String) {
        storage.withLock { $0.append(call) }
    }

    func reset() {
        storage.withLock { $0 = [] }
    }
}

/// What a mock has recorded and been told, for calls from any thread.
///
/// Unchecked, but true: `value` is only touched between `lock` and `unlock`.
@dynamicMemberLookup
nonisolated final class MockBox<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }

    subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Part {
        get { withLock { $0[keyPath: part] } }
        set { withLock { $0[keyPath: part] = newValue } }
    }
}

/// What belongs to the type of a generic mock, which can store nothing itself: a box for each type that it is made of.
nonisolated func mockStatics<Value>(of mock: Any.Type, _ initial: () -> Value) -> MockBox<Value> {
    boxesOfStatics.withLock { boxes in
        if let box = boxes[ObjectIdentifier(mock)] as? MockBox<Value> { return box }
        let box = MockBox(initial())
        boxes[ObjectIdentifier(mock)] = box
        return box
    }
}

private nonisolated let boxesOfStatics = MockBox<[ObjectIdentifier: AnyObject]>([:])

/// What a mock does at one call: its handler, or else its error, or else the next of its values.
nonisolated struct MockStub<Handler, Failure: Error, Value> {
    let handler: Handler?
    let thrownError: Failure?
    let returnValue: Value?

    init(_ handler: Handler?, _ thrownError: Failure?, _ returnValues: inout [Value], _ returnValue: Value?) {
        self.handler = handler
        self.thrownError = thrownError
        let isInTurn = handler == nil && thrownError == nil && !returnValues.isEmpty
        self.returnValue = isInTurn ? returnValues.removeFirst() : returnValue
    }

    init(_ handler: Handler?, _ returnValues: inout [Value], _ returnValue: Value?) where Failure == Never {
        self.init(handler, nil, &returnValues, returnValue)
    }

    init(_ handler: Handler?, _ thrownError: Failure?) where Value == Void {
        self.handler = handler
        self.thrownError = thrownError
        self.returnValue = nil
    }
}

/// Keeps a function that rethrows to its word: nothing leaves it but an error of one of its closures.
nonisolated final class MockRethrow: Sendable {
    private let closureHasThrown = MockBox(false)

    func note(_ error: any Error) -> any Error {
        closureHasThrown.withLock { $0 = true }
        return error
    }

    func rethrow<Result>(
        _ error: any Error,
        from member: String,
        by rescue: (any Error) throws -> Result
    ) rethrows -> Result {
        guard closureHasThrown.withLock({ $0 }) else {
            fatalError("the handler of \(member) threw an error of its own, and may only throw its closure's: \(error)")
        }
        return try rescue(error)
    }
}

/// A value that was stubbed as `Any`, as the generic function must return it.
nonisolated func mockCast<Value>(_ value: Any, _ member: String) -> Value {
    guard let value = value as? Value else {
        fatalError("\(member) must return \(Value.self) here, and its stub gave \(type(of: value))")
    }
    return value
}

/// A stub's value, as a function hands it out whose caller may take it elsewhere. The test must leave it alone from then on.
nonisolated func mockSend<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let value = value
    return value
}
