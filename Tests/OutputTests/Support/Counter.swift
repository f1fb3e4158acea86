/// Counts the calls of a hook, which one thread makes.
final class Counter: @unchecked Sendable {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}
