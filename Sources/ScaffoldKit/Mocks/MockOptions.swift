/// The options of `scaffold mocks`. Paths are relative to the current directory, or absolute.
public struct MockOptions: Sendable, Equatable {
    public enum Protocols: String, CaseIterable, Sendable {
        /// Protocols that a comment such as `@mockable` or the protocol `AutoMockable` marks.
        case annotated
        /// Annotated protocols, and all public ones.
        case `public`
        case all
    }

    /// Swift files, and folders with Swift files.
    public var sources: [String] = []
    /// Patterns with `*` and `**` for files and folders of the sources that are not read.
    public var exclude: [String] = []
    /// A file with a path on each line.
    public var fileList: String?
    /// The folder of the mocks; nil for `Mocks`.
    public var output: String?
    public var testable: [String] = []
    public var imports: [String] = []
    /// The protocols to mock; nil for the setting in `scaffold.yml`.
    public var protocols: Protocols?
    /// The folder for the cache of the last run that had nothing to do; nil for no cache.
    public var cache: String?

    public init() {}

    var outputFolder: String {
        output ?? "Mocks"
    }

    /// True if no option except `cache` is set. Then the command generates the project's own mocks.
    var isOfProject: Bool {
        var options = MockOptions()
        options.cache = cache
        return self == options
    }
}
