import Dispatch

/// Work on many values at once, with results in the order of the values.
package enum Concurrently {
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value],
        _ transform: @Sendable (Value) -> Result
    ) -> [Result] {
        guard values.count > 1 else { return values.map(transform) }
        return [Result](unsafeUninitializedCapacity: values.count) { buffer, count in
            let results = Slots(base: buffer.baseAddress)
            DispatchQueue.concurrentPerform(iterations: values.count) { index in
                results.base?.advanced(by: index).initialize(to: transform(values[index]))
            }
            count = values.count
        }
    }
}

extension Concurrently {
    /// As above, where each transformation may find something to report; reports come in the order of the values.
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value],
        into diagnostics: inout DiagnosticBag,
        _ transform: @Sendable (Value, inout DiagnosticBag) -> Result
    ) -> [Result] {
        let results = map(values) { value in
            var bag = DiagnosticBag()
            let result = transform(value, &bag)
            return (result: result, diagnostics: bag)
        }
        for result in results { diagnostics.add(contentsOf: result.diagnostics) }
        return results.map(\.result)
    }
}

// Each iteration writes the one slot that has its number, and nobody reads before all are done.
private struct Slots<Value>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Value>?
}
