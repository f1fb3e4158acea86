import Dispatch

/// Concurrent work on many values. The results have the order of the values.
package enum Concurrently {
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value],
        _ transform: @Sendable (Value) -> Result
    ) -> [Result] {
        guard values.count > 1 else { return values.map(transform) }
        return [Result](unsafeUninitializedCapacity: values.count) { buffer, initializedCount in
            // Each iteration writes only the slot with its index, and the slots are read only after all iterations.
            nonisolated(unsafe) let results = buffer.baseAddress
            DispatchQueue.concurrentPerform(iterations: values.count) { index in
                results?.advanced(by: index).initialize(to: transform(values[index]))
            }
            initializedCount = values.count
        }
    }

    /// Frees a large value on another thread.
    package static func free<Value: Sendable>(_ value: consuming Value) {
        // Only the other thread uses it from now on.
        nonisolated(unsafe) var value: Value? = value
        DispatchQueue.global().async { _ = value.take() }
    }
}
