import Foundation

/// Counts the calls of a hook, from any thread.
final class Counter: @unchecked Sendable {  // `mutex` guards the count.
    private let mutex = NSLock()
    private var count = 0

    func next() -> Int {
        mutex.withLock {
            count += 1
            return count
        }
    }
}
