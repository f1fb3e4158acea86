/// A value that tells its subscribers when it changes, for as long as they live.
///
/// Every subscriber hears of every change that was made after it subscribed, once and in order. A change made while
/// subscribers are being told is told after the one before it; who is cancelled or released meanwhile is not told.
@MainActor
public final class Evented<Value> {
    public var value: Value {
        didSet {
            changeCount += 1
            pending.append(Change(number: changeCount, value: value))
            tell()
        }
    }

    private struct Change {
        let number: Int
        let value: Value
    }

    private struct Subscriber {
        let id: Int
        let knows: Int
        /// False where the owner is gone.
        let receive: @MainActor (Value) -> Bool
    }

    private var subscribers: [Subscriber] = []
    private var lastID = 0
    private var changeCount = 0
    private var pending: [Change] = []
    private var isTelling = false

    public init(_ value: Value) {
        self.value = value
    }

    /// Calls `receive` with `owner` and the value: now, unless told otherwise, and on every change until `owner` is released
    /// or the subscription cancelled. Does not hold `owner`.
    @discardableResult
    public func subscribe<Owner: AnyObject>(
        _ owner: Owner,
        immediately: Bool = true,
        receive: @escaping @MainActor (Owner, Value) -> Void
    ) -> EventedSubscription {
        lastID += 1
        let id = lastID
        let subscriber = Subscriber(id: id, knows: changeCount) { [weak owner] value in
            guard let owner else { return false }
            receive(owner, value)
            return true
        }
        subscribers.append(subscriber)
        if immediately { receive(owner, value) }
        return EventedSubscription { [weak self] in self?.remove(id) }
    }

    private func tell() {
        guard !isTelling else { return }
        isTelling = true
        while !pending.isEmpty {
            let change = pending.removeFirst()
            for subscriber in subscribers where subscriber.knows < change.number {
                guard subscribers.contains(where: { $0.id == subscriber.id }) else { continue }
                if !subscriber.receive(change.value) { remove(subscriber.id) }
            }
        }
        isTelling = false
    }

    private func remove(_ id: Int) {
        subscribers.removeAll { $0.id == id }
    }
}

/// Ends a subscription before its owner does; forgetting it ends nothing.
@MainActor
public struct EventedSubscription {
    public let cancel: @MainActor () -> Void
}
