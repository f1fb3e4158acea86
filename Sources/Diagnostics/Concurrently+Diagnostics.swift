package import Support
import Synchronization

extension Concurrently {
    /// As `map(_:_:)`, where each transformation may find something to report; reports come in the order of the values.
    ///
    /// - Parameter end: what is reported for the last value whose result counts, such as a limit. Few of the values after it are
    ///   started: they would take as long, and report mostly the same.
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value],
        into diagnostics: inout DiagnosticBag,
        until end: DiagnosticCode? = nil,
        _ transform: @Sendable (Value, inout DiagnosticBag) -> Result
    ) -> [Result] {
        // The position of the last value, as far as is known.
        let last = Atomic(Int.max - 1)
        let results = map(Array(values.indices)) { index -> (result: Result, diagnostics: DiagnosticBag)? in
            guard index <= last.load(ordering: .relaxed) else { return nil }
            var bag = DiagnosticBag()
            let result = transform(values[index], &bag)
            if bag.unsorted.contains(where: { $0.code == end }) { last.min(index, ordering: .relaxed) }
            return (result, bag)
        }
        // Values before the last have been started, in any order.
        let kept = results.prefix(last.load(ordering: .relaxed) + 1).compactMap(\.self)
        for result in kept { diagnostics.add(contentsOf: result.diagnostics) }
        return kept.map(\.result)
    }
}
