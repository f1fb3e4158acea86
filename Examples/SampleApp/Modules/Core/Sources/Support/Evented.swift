import Observation

/// A value that notifies its subscribers when it changes.
///
/// The owner keeps it private and exposes it as `observed`. Assigning an equal value notifies no subscriber.
@MainActor
@Observable
public final class Evented<Value> {
    public var value: Value {
        get {
            access(keyPath: \.value)
            return stored
        }
        set {
            guard !isEqual(stored, newValue) else {
                stored = newValue
                return
            }
            withMutation(keyPath: \.value) { stored = newValue }
            changeCount += 1
            pending.append(Change(number: changeCount, value: newValue))
            deliver()
        }
    }

    /// A read-only view of the value.
    public var observed: Observed<Value> { Observed(self) }

    private struct Change {
        let number: Int
        let value: Value
    }

    private struct Subscriber {
        let id: Int
        /// The number of the last change before the subscription began.
        let lastSeenChange: Int
        /// Returns whether the owner still exists.
        let isAlive: @MainActor () -> Bool
        /// Returns false if the subscriber no longer exists.
        let receive: @MainActor (Value) -> Bool
    }

    @ObservationIgnored private var stored: Value
    private let isEqual: (Value, Value) -> Bool
    @ObservationIgnored private var subscribers: [Subscriber] = []
    @ObservationIgnored private var lastID = 0
    @ObservationIgnored private var changeCount = 0
    @ObservationIgnored private var pending: [Change] = []
    @ObservationIgnored private var isNotifying = false

    /// Creates a value. Assigning a new value notifies the subscribers unless `isEqual` returns true.
    public init(_ value: Value, isEqual: @escaping (Value, Value) -> Bool = { _, _ in false }) {
        stored = value
        self.isEqual = isEqual
    }

    /// Calls `receive` on each later change, in order, until `receive` returns false. Returns the subscription's ID.
    @discardableResult
    fileprivate func add(
        isAlive: @escaping @MainActor () -> Bool,
        receive: @escaping @MainActor (Value) -> Bool
    ) -> Int {
        removeSubscribers { !$0.isAlive() }
        lastID += 1
        subscribers.append(Subscriber(id: lastID, lastSeenChange: changeCount, isAlive: isAlive, receive: receive))
        return lastID
    }

    fileprivate func remove(_ id: Int) {
        removeSubscribers { $0.id == id }
    }

    /// Releases the subscribers last: the `deinit` of an object that they retain can subscribe or cancel.
    private func removeSubscribers(where isRemoved: (Subscriber) -> Bool) {
        let former = subscribers
        subscribers.removeAll(where: isRemoved)
        withExtendedLifetime(former) {}
    }

    /// Delivers the changes after `first`, including the changes that `first` makes.
    fileprivate func deliver(after first: () -> Void = {}) {
        let isRunning = isNotifying
        isNotifying = true
        first()
        // The call that is already running delivers the changes next.
        guard !isRunning else { return }
        while !pending.isEmpty {
            let change = pending.removeFirst()
            for subscriber in subscribers where subscriber.lastSeenChange < change.number {
                guard subscribers.contains(where: { $0.id == subscriber.id }) else { continue }
                if !subscriber.receive(change.value) { remove(subscriber.id) }
            }
        }
        isNotifying = false
    }
}

extension Evented where Value: Equatable {
    public convenience init(_ value: Value) {
        self.init(value) { $0 == $1 }
    }
}

/// A read-only view of an `Evented`.
@MainActor
public struct Observed<Value> {
    private let evented: Evented<Value>

    public var value: Value { evented.value }

    fileprivate init(_ evented: Evented<Value>) {
        self.evented = evented
    }

    /// Calls `receive` with the current value, unless `immediately` is false, and with each later value.
    ///
    /// Every subscriber receives every later change once and in order, including changes made by other subscribers. The
    /// subscription ends when `owner` is deallocated or the subscription is cancelled. `owner` is not retained.
    @discardableResult
    public func subscribe<Owner: AnyObject>(
        _ owner: Owner,
        immediately: Bool = true,
        receive: @escaping @MainActor (Owner, Value) -> Void
    ) -> EventedSubscription {
        let id = evented.add(
            isAlive: { [weak owner] in owner != nil },
            receive: { [weak owner] value in
                guard let owner else { return false }
                receive(owner, value)
                return true
            }
        )
        if immediately { evented.deliver { receive(owner, evented.value) } }
        return EventedSubscription { [weak evented] in evented?.remove(id) }
    }

    /// Returns whether both are views of the same `Evented`.
    public static func === (left: Observed, right: Observed) -> Bool {
        left.evented === right.evented
    }
}

extension Observed where Value: Sendable {
    /// A stream of the current value and all later values. It ends when the `Evented` is deallocated.
    public var values: AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let writer = StreamWriter(continuation: continuation)
        writer.write(value)
        let id = evented.add(isAlive: { true }, receive: writer.write)
        continuation.onTermination = { [weak evented] _ in
            guard let evented else { return }
            _Concurrency.Task { @MainActor in evented.remove(id) }
        }
        return stream
    }
}

/// A writer that ends its stream when it is deallocated.
private nonisolated final class StreamWriter<Value: Sendable>: Sendable {
    private let continuation: AsyncStream<Value>.Continuation

    init(continuation: AsyncStream<Value>.Continuation) {
        self.continuation = continuation
    }

    deinit {
        continuation.finish()
    }

    /// Returns false if nothing reads the stream any more.
    @discardableResult
    func write(_ value: Value) -> Bool {
        if case .terminated = continuation.yield(value) { return false }
        return true
    }
}

/// A subscription that can be cancelled. Discarding it doesn't end the subscription.
@MainActor
public struct EventedSubscription {
    public let cancel: @MainActor () -> Void
}
