/// The project's folder and the current directory of a run.
public struct Project: Sendable {
    /// The project's folder; absolute.
    public let root: String
    /// The absolute path to which paths on the command line are relative.
    public let currentDirectory: String

    public init(root: String, currentDirectory: String) {
        self.root = root
        self.currentDirectory = currentDirectory
    }

    /// The path of the current directory in the project, with a `/` at the end; empty for the project's folder.
    var prefix: String {
        if currentDirectory == root { return "" }
        return currentDirectory.hasPrefix(root + "/")
            ? String(currentDirectory.dropFirst(root.count + 1)) + "/" : currentDirectory + "/"
    }
}

/// Options of a run that writes files.
public struct WritingMode: Sendable {
    public var isDryRun: Bool
    /// Called before waiting for another run that is writing.
    public var waiting: @Sendable () -> Void

    public init(isDryRun: Bool = false, waiting: @escaping @Sendable () -> Void = {}) {
        self.isDryRun = isDryRun
        self.waiting = waiting
    }
}

public struct InitOptions: Sendable {
    public var project: Project
    /// The Swift module of the app; nil for the Xcode project's name, or else the name of the folder of the sources.
    public var name: String?
    /// The folder of the app's sources, relative to the project; nil for `Sources/App`.
    public var sources: String?
    /// The folder of the app's tests, relative to the project; nil for the one named after the sources.
    public var tests: String?
    public var writing: WritingMode

    public init(
        project: Project,
        name: String? = nil,
        sources: String? = nil,
        tests: String? = nil,
        writing: WritingMode = WritingMode()
    ) {
        self.project = project
        self.name = name
        self.sources = sources
        self.tests = tests
        self.writing = writing
    }
}

/// What is added to the spec of a module. What the spec has already stays as it is.
public struct SpecAdditions: Sendable {
    /// Each as `name: Type` or `name: Type = default`.
    public var parameters: [String]
    /// The names of services.
    public var dependencies: [String]
    /// The names of modules and flows.
    public var routes: [String]
    /// The type of the result.
    public var result: String?

    public init(
        parameters: [String] = [],
        dependencies: [String] = [],
        routes: [String] = [],
        result: String? = nil
    ) {
        self.parameters = parameters
        self.dependencies = dependencies
        self.routes = routes
        self.result = result
    }

    var isEmpty: Bool {
        parameters.isEmpty && dependencies.isEmpty && routes.isEmpty && result == nil
    }
}

public struct StartOptions: Sendable {
    /// The kind of a spec.
    public enum Kind: Sendable, Equatable {
        case module
        /// A flow with its first module; nil for a module that is named after the flow.
        case flow(start: String?)
        case service
    }

    public var project: Project
    public var kind: Kind
    public var names: [String]
    /// The style of new modules; nil for the project's own.
    public var style: String?
    /// What the specs of the modules get.
    public var additions: SpecAdditions
    public var writing: WritingMode

    public init(
        project: Project,
        kind: Kind = .module,
        names: [String],
        style: String? = nil,
        additions: SpecAdditions = SpecAdditions(),
        writing: WritingMode = WritingMode()
    ) {
        self.project = project
        self.kind = kind
        self.names = names
        self.style = style
        self.additions = additions
        self.writing = writing
    }
}

public struct GenerateOptions: Sendable {
    public var project: Project
    /// The modules to generate, by name; none for everything.
    public var modules: [String]
    /// True to create deleted user-owned files again: those of the modules, or all.
    public var restores: Bool
    /// The deleted files that are created again; relative to the project or to the current directory, or absolute. Where there are any, `restores` concerns only these.
    public var restoredPaths: [String]
    /// True to overwrite edited generated files. A backup is kept.
    public var forces: Bool
    /// True to skip files whose metadata is unchanged since the last run.
    public var usesCache: Bool
    public var writing: WritingMode

    public init(
        project: Project,
        modules: [String] = [],
        restores: Bool = false,
        restoredPaths: [String] = [],
        forces: Bool = false,
        usesCache: Bool = true,
        writing: WritingMode = WritingMode()
    ) {
        self.project = project
        self.modules = modules
        self.restores = restores
        self.restoredPaths = restoredPaths
        self.forces = forces
        self.usesCache = usesCache
        self.writing = writing
    }
}

public struct RenameOptions: Sendable {
    public var project: Project
    /// The name of a module, flow or service.
    public var old: String
    public var new: String
    public var writing: WritingMode

    public init(project: Project, old: String, new: String, writing: WritingMode = WritingMode()) {
        (self.project, self.old, self.new, self.writing) = (project, old, new, writing)
    }
}

public struct RemoveOptions: Sendable {
    public var project: Project
    /// The name of a module, flow or service.
    public var name: String
    public var writing: WritingMode

    public init(project: Project, name: String, writing: WritingMode = WritingMode()) {
        (self.project, self.name, self.writing) = (project, name, writing)
    }
}

public struct CheckOptions: Sendable {
    public var project: Project
    /// True to skip files whose metadata is unchanged since the last run.
    public var usesCache: Bool
    /// Called before waiting for another run that is writing.
    public var waiting: @Sendable () -> Void

    public init(project: Project, usesCache: Bool = true, waiting: @escaping @Sendable () -> Void = {}) {
        self.project = project
        self.usesCache = usesCache
        self.waiting = waiting
    }
}

public struct RenderOptions: Sendable {
    public enum CleanUp: String, CaseIterable, Sendable {
        /// Empty lines, trailing spaces and long lines as in a generated Swift file.
        case swift
    }

    public var project: Project
    /// The template's path, relative to the current directory.
    public var template: String
    /// The path of a YAML or JSON file with a mapping; nil for no values.
    public var context: String?
    public var cleanUp: CleanUp?

    public init(project: Project, template: String, context: String? = nil, cleanUp: CleanUp? = nil) {
        self.project = project
        self.template = template
        self.context = context
        self.cleanUp = cleanUp
    }
}

public struct ContextOptions: Sendable {
    public var project: Project
    /// The name of a module, a flow, a spec with services, a service, a mock or a target; nil for the project.
    public var name: String?
    /// The word after `for:` in `pack.yml`, such as `target`; nil if only one part of the project has the name.
    public var subject: String?
    /// The template or the output; nil for the context without that of a file.
    public var file: String?

    public init(project: Project, name: String? = nil, subject: String? = nil, file: String? = nil) {
        self.project = project
        self.name = name
        self.subject = subject
        self.file = file
    }
}

public struct GraphOptions: Sendable {
    /// The format of a map.
    public enum Notation: String, CaseIterable, Sendable {
        /// For Markdown.
        case mermaid
        /// For Graphviz.
        case dot
        /// For programs.
        case json
    }

    public var project: Project
    public var notation: Notation
    /// The module, service or deep link around which the map is; nil for all of the project.
    public var focus: String?
    /// The number of edges from the focus.
    public var depth: Int

    public init(project: Project, notation: Notation = .mermaid, focus: String? = nil, depth: Int = 1) {
        self.project = project
        self.notation = notation
        self.focus = focus
        self.depth = depth
    }
}
