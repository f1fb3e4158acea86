package import Support
import Synchronization

extension Concurrently {
    /// Transforms values as `map(_:_:)` does, and adds the diagnostics of the transformations in the order of the values.
    ///
    /// - Parameter end: a code, such as that of a limit. Results after the first value with this code are dropped. Few of these values are started,
    ///   because they would take as long and report mostly the same.
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value],
        into diagnostics: inout DiagnosticBag,
        until end: DiagnosticCode? = nil,
        _ transform: @Sendable (Value, inout DiagnosticBag) -> Result
    ) -> [Result] {
        // The index of the last value to keep, as far as it is known.
        let last = Atomic(Int.max - 1)
        let results = map(Array(values.indices)) { index -> (result: Result, diagnostics: DiagnosticBag)? in
            guard index <= last.load(ordering: .relaxed) else { return nil }
            var bag = DiagnosticBag()
            let result = transform(values[index], &bag)
            if bag.unsorted.contains(where: { $0.code == end }) { last.min(index, ordering: .relaxed) }
            return (result, bag)
        }
        // All values up to `last` have a result, in whatever order they were started.
        let kept = results.prefix(last.load(ordering: .relaxed) + 1).compactMap(\.self)
        for result in kept { diagnostics.add(contentsOf: result.diagnostics) }
        return kept.map(\.result)
    }
}
