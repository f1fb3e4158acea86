import Dispatch
import Synchronization

/// Work on many values at once, with results in the order of the values.
package enum Concurrently {
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value],
        _ transform: @Sendable (Value) -> Result
    ) -> [Result] {
        results(values.count) { transform(values[$0]) }
    }

    private static func results<Result: Sendable>(_ count: Int, _ make: @Sendable (Int) -> Result) -> [Result] {
        guard count > 1 else { return (0..<count).map(make) }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            let results = Slots(base: buffer.baseAddress)
            DispatchQueue.concurrentPerform(iterations: count) { index in
                results.base?.advanced(by: index).initialize(to: make(index))
            }
            initializedCount = count
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
        let found = Mutex<[Int: DiagnosticBag]>([:])
        let results = results(values.count) { index in
            var bag = DiagnosticBag()
            let result = transform(values[index], &bag)
            if !bag.isEmpty { found.withLock { [bag] in $0[index] = bag } }
            return result
        }
        for (_, bag) in found.withLock(\.self).sorted(by: { $0.key < $1.key }) { diagnostics.add(contentsOf: bag) }
        return results
    }

    /// Does different things at once, each of which may find something to report; reports come in the order of the things.
    package static func all(_ works: [@Sendable (inout DiagnosticBag) -> Void], into diagnostics: inout DiagnosticBag) {
        _ = map(works, into: &diagnostics) { $0(&$1) }
    }

    /// Takes the last reference to a large value, which is freed when there is time. Where the process ends before, it need not be.
    package static func free(_ value: consuming some Sendable) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(2)) { [value] in _ = value }
    }
}

// Each iteration writes the one slot that has its number, and nobody reads before all are done.
private struct Slots<Value>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Value>?
}
