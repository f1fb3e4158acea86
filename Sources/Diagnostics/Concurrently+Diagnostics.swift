package import Support

extension Concurrently {
    /// As `map(_:_:)`, where each transformation may find something to report; reports come in the order of the values.
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value],
        into diagnostics: inout DiagnosticBag,
        _ transform: @Sendable (Value, inout DiagnosticBag) -> Result
    ) -> [Result] {
        let results = map(values) { value in
            var bag = DiagnosticBag()
            let result = transform(value, &bag)
            return (result, bag)
        }
        for (_, bag) in results { diagnostics.add(contentsOf: bag) }
        return results.map(\.0)
    }
}
