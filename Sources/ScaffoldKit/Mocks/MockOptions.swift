/// Which protocols are mocked where. Paths are relative to the current directory, or absolute.
public struct MockOptions: Sendable, Equatable {
    public enum Protocols: String, CaseIterable, Sendable {
        /// Those that a comment or `AutoMockable` marks.
        case annotated
        /// Those, and all that are public.
        case `public`
        case all
    }

    /// Swift files, and folders of them.
    public var sources: [String] = []
    /// Files and folders of the sources that are not read; with `*` and `**`.
    public var exclude: [String] = []
    /// A file with a path on each line.
    public var fileList: String?
    /// The folder of the mocks; nil for `Mocks`.
    public var output: String?
    public var testable: [String] = []
    public var imports: [String] = []
    /// Nil for what `scaffold.yml` says.
    public var protocols: Protocols?
    /// A folder for what the last run with nothing to do has seen; nil for none.
    public var cache: String?

    public init() {}

    var outputFolder: String {
        output ?? "Mocks"
    }

    /// Nothing is said but what to do with the project's own mocks.
    var isOfProject: Bool {
        var options = MockOptions()
        options.cache = cache
        return self == options
    }
}
