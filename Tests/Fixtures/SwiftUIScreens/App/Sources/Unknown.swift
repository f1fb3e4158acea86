/// A type without a sample.
nonisolated struct Unknown {}
