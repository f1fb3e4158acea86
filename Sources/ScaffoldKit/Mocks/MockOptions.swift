/// Which protocols are mocked where.
public struct MockOptions: Sendable {
    public enum Protocols: String, CaseIterable, Sendable {
        /// Those that a comment or `AutoMockable` marks.
        case annotated
        /// Those, and all that are public.
        case `public`
        case all
    }

    public var project: Project
    /// Swift files, and folders of them, relative to the current directory.
    public var sources: [String]
    /// Files and folders of the sources that are not read, relative to the current directory; with `*` and `**`.
    public var exclude: [String]
    /// A file with a path on each line, relative to the current directory.
    public var fileList: String?
    /// The folder of the mocks, relative to the current directory; nil for `Mocks`.
    public var output: String?
    public var testable: [String]
    public var imports: [String]
    /// Nil for what `scaffold.yml` says.
    public var protocols: Protocols?
    /// A folder for what the last run with nothing to do has seen, absolute or relative to the current directory; nil for none.
    public var cache: String?
    public var writing: WritingMode

    public init(
        project: Project,
        sources: [String] = [],
        exclude: [String] = [],
        fileList: String? = nil,
        output: String? = nil,
        testable: [String] = [],
        imports: [String] = [],
        protocols: Protocols? = nil,
        cache: String? = nil,
        writing: WritingMode = WritingMode()
    ) {
        self.project = project
        self.sources = sources
        self.exclude = exclude
        self.fileList = fileList
        self.output = output
        self.testable = testable
        self.imports = imports
        self.protocols = protocols
        self.cache = cache
        self.writing = writing
    }

    /// Relative to the current directory.
    var outputFolder: String {
        output ?? "Mocks"
    }

    /// Nothing is said but what to do with the project's own mocks.
    var isOfProject: Bool {
        sources.isEmpty && exclude.isEmpty && fileList == nil && output == nil && testable.isEmpty && imports.isEmpty
            && protocols == nil
    }
}
