/// Limits on the time and memory for reading a file.
package struct YAMLLimits: Sendable {
    var fileSize = 8_000_000
    /// The maximum depth of nested collections, after aliases are resolved.
    var depth = 100
    /// The maximum number of scalars and collections in a file, after aliases are resolved.
    var nodeCount = 1_000_000
    /// The longest single text, in UTF-8 bytes.
    var scalarSize = 1_000_000
    /// The maximum number of lines that begin with `%`: libyaml compares each `%TAG` with all earlier ones.
    var directiveCount = 100
    /// The maximum number of repaired mistakes. Each repair needs another pass.
    var repairCount = 50
    /// The maximum number of bytes that all these passes read together.
    var repairedBytes = 64_000_000

    package static let standard = YAMLLimits()
}
