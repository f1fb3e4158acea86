/// Where reading stops, so that no file, however made, takes more than a moment or a bounded amount of memory.
package struct YAMLLimits: Sendable {
    /// The largest file, in bytes.
    var fileSize = 8_000_000
    /// Collections inside collections, counted after aliases are resolved.
    var depth = 100
    /// Scalars and collections of a file, counted after aliases are resolved.
    var nodeCount = 1_000_000
    /// The longest single text, in UTF-8 bytes.
    var scalarSize = 1_000_000
    /// Lines that begin with `%`: libyaml compares each `%TAG` with all before it.
    var directiveCount = 100
    /// The number of mistakes that are repaired to read on; each costs another pass.
    var repairCount = 50
    /// How many bytes all these passes may read together.
    var repairedBytes = 64_000_000

    package static let standard = YAMLLimits()
}
