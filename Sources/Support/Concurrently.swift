import Dispatch

/// Work on many values at once, with results in the order of the values.
package enum Concurrently {
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value],
        _ transform: @Sendable (Value) -> Result
    ) -> [Result] {
        guard values.count > 1 else { return values.map(transform) }
        return [Result](unsafeUninitializedCapacity: values.count) { buffer, initializedCount in
            // Each iteration writes the one slot that has its number, and nobody reads before all are done.
            nonisolated(unsafe) let results = buffer.baseAddress
            DispatchQueue.concurrentPerform(iterations: values.count) { index in
                results?.advanced(by: index).initialize(to: transform(values[index]))
            }
            initializedCount = values.count
        }
    }
}
