package import Diagnostics
import Support
import Synchronization

extension Concurrently {
    /// Like `map`, but drops the results after the first value for which a template exceeds a limit, and starts few of
    /// them. They would take as long, and report mostly the same.
    package static func mapToLimit<Value: Sendable, Result: Sendable>(
        _ values: [Value],
        into diagnostics: inout DiagnosticBag,
        _ transform: @Sendable (Value, inout DiagnosticBag) -> Result
    ) -> [Result] {
        // The position of the first value that ran into a limit, as far as is known.
        let end = Atomic(Int.max - 1)
        let results = map(Array(values.indices)) { index -> (result: Result, diagnostics: DiagnosticBag)? in
            guard index <= end.load(ordering: .relaxed) else { return nil }
            var bag = DiagnosticBag()
            let result = transform(values[index], &bag)
            if bag.unsorted.contains(where: { $0.code == .templateLimit }) { end.min(index, ordering: .relaxed) }
            return (result, bag)
        }
        // Values before the end have been started, in any order.
        let kept = results.prefix(end.load(ordering: .relaxed) + 1).compactMap(\.self)
        for result in kept { diagnostics.add(contentsOf: result.diagnostics) }
        return kept.map(\.result)
    }
}
