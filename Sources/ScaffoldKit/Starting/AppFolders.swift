import Diagnostics
import FileSystem
import Output

/// The folders that seem to have the code and the tests of an existing app.
struct AppFolders {
    /// Empty if the code is not in a folder of its own.
    let sources: String
    let tests: String
    /// True if the folder seems to be a project, or to have only one app.
    let isCertain: Bool
    /// The first folder below that is set up for scaffold, the highest level first; nil if there is none.
    let project: String?

    static func find(in reader: SourceReader) -> AppFolders? {
        let unknown = AppFolders(sources: "Sources", tests: "Tests", isCertain: false, project: nil)
        guard reader.root != "/" else { return unknown }
        let code = CodeFolders(reader)
        let folders = code.folders
        guard !folders.isEmpty else { return code.isComplete ? nil : unknown }
        let sources = folders.filter(isOfSources)
        let tested = sources.filter { code.all.contains(Self.tests(ofSources: $0)) }
        let only = tested.count == 1 ? tested.first : nil
        let beside = sources.filter { code.xcodeProjects.contains($0.parentPath) }
        // `DuckDuckGo` for `DuckDuckGo-iOS.xcodeproj`.
        let named = beside.filter { folder in
            code.projectNames.contains { $0.lowercased().hasPrefix(folder.lastName.lowercased()) }
        }.max { $0.utf8.count < $1.utf8.count }
        // `ios/Shop` for `Shop.xcodeproj`, if all code is in `ios`.
        let below = code.all.filter { folder in
            sources.count == 1 && folder.hasPrefix("\(sources[0])/") && isOfSources(folder)
                && code.projectNames.contains("\(folder.lastName).xcodeproj")
                && code.starting.allSatisfy { $0.hasPrefix("\(folder)/") }
        }
        let deep = below.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        let started = sources.first(where: Set(code.starting.flatMap(\.folders)).contains)
        let other = folders.contains("") ? "" : beside.first ?? sources.first ?? "Sources/App"
        var first = named ?? deep ?? only ?? started ?? other
        let ofTests = folders.filter { $0.contains("Tests") }
        let usual = Self.tests(ofSources: first)
        var tests =
            code.all.contains(usual) ? usual : ofTests.first { !$0.hasSuffix("UITests") } ?? ofTests.first
        if tests == nil || code.all.contains("\(first)/Sources"), code.all.contains("\(first)/Tests") {
            tests = "\(first)/Tests"
        }
        if first != "Sources", code.all.contains("\(first)/Sources") { first += "/Sources" }
        let hasOneApp = only != nil || sources.count < 2
        return AppFolders(
            sources: first,
            tests: tests ?? Self.tests(ofSources: first),
            isCertain: code.xcodeProjects.count < 2 && (reader.looksLikeAProject || hasOneApp),
            project: code.project
        )
    }

    /// Returns the folders with Swift code, and the folders around them: those of tests, or all others.
    static func known(in reader: SourceReader, areTests: Bool) -> [String] {
        CodeFolders(reader).all.filter { isOfSources($0) != areTests }.sorted { $0.precedesByBytes($1) }
    }

    private static func isOfSources(_ folder: String) -> Bool {
        !folder.contains("Tests") && !folder.isEmpty
    }

    /// Returns the usual folder of tests: `ShopTests` for `Shop`, `Tests/ShopTests` for `Sources/Shop`.
    static func tests(ofSources sources: String) -> String {
        let name = sources.split(separator: "/").last.map(String.init) ?? "App"
        return sources.hasPrefix("Sources/") ? "Tests/\(name)Tests" : "\(sources)Tests"
    }
}

/// The folders with the Swift files of a project, without those of builds and dependencies.
private struct CodeFolders {
    /// The folders of apps and tests: `Sources/App`, or a folder with the name of an app, at the top or beside an Xcode project.
    private(set) var folders: [String] = []
    /// All folders that have Swift files in them or below.
    private(set) var all: Set<String> = []
    /// The folders with an Xcode project. The root is empty.
    private(set) var xcodeProjects: Set<String> = []
    private(set) var projectNames: Set<String> = []
    /// The files in which an app usually starts, such as `App/AppDelegate.swift` or `App/ShopApp.swift`.
    private(set) var starting: [String] = []
    private(set) var project: String?
    /// Whether all folders were searched.
    let isComplete: Bool

    init(_ reader: SourceReader) {
        var (files, ofApp): ([String], [String]) = ([], [])
        // Packages of a monorepo have `Packages/Core/Sources/Core/File.swift`.
        var open = [(path: "", depth: 5, isOfPackage: false)]
        var next = 0
        // A folder that is not a project, such as the home folder, can have far more.
        while next < min(open.count, 10_000) {
            let folder = open[next]
            next += 1
            let entries = reader.entries(in: folder.path).sorted { $0.name.precedesByBytes($1.name) }
            let names = Set(entries.map(\.name))
            if !folder.path.isEmpty, names.contains("scaffold.yml") { project = project ?? folder.path }
            let isOfPackage = folder.isOfPackage || !folder.path.isEmpty && names.contains("Package.swift")
            for entry in entries where !Self.ignored.contains(entry.name) {
                let path = folder.path.appending(path: entry.name)
                if entry.name.hasSuffix(".swift") {
                    files.append(path)
                    if !isOfPackage { ofApp.append(path) }
                } else if entry.name.hasSuffix(".xcodeproj") {
                    xcodeProjects.insert(folder.path)
                    projectNames.insert(entry.name)
                } else if folder.depth > 1, entry.kind == .folder || folder.path.isEmpty && entry.kind == .link,
                    !Self.bundles.contains(where: entry.name.hasSuffix)
                {
                    open.append((path, folder.depth - 1, isOfPackage))
                }
            }
        }
        isComplete = next == open.count
        all = Set(files.flatMap(\.folders))
        let around = xcodeProjects.union(xcodeProjects.flatMap(\.folders))
        let sorted = (ofApp.isEmpty ? files : ofApp).sorted { $0.precedesByBytes($1) }
        var known: Set<String> = []
        folders = sorted.map { path in
            let parts = path.split(separator: "/").dropLast()
            let count = parts.indices.first { !around.contains(parts[..<($0 + 1)].joined(separator: "/")) }
            let isOfPackage = parts.first == "Sources" || parts.first == "Tests"
            return parts.prefix(isOfPackage ? 2 : (count ?? parts.count) + 1).joined(separator: "/")
        }.filter { known.insert($0).inserted }
        let starts = ["App.swift", "AppDelegate.swift", "/main.swift"]
        starting = sorted.filter { path in starts.contains(where: path.hasSuffix) }
    }

    private static let ignored: Set<String> = [
        "Pods", "Carthage", "Package.swift", "DerivedData", "node_modules", "Tuist", "vendor", "Vendor",
        "Dangerfile.swift",
        "Project.swift", "Workspace.swift",
    ]
    /// The endings of folders without code of the app.
    private static let bundles = [
        ".xcworkspace", ".xcassets", ".xcdatamodeld", ".xcframework", ".framework", ".bundle", ".lproj", ".docc",
        ".playground", ".app",
    ]
}

extension SourceReader {
    /// True if the folder has typical files of a project, or is in a git repository.
    fileprivate var looksLikeAProject: Bool {
        let files = [
            "Sources", "Package.swift", "Project.swift", "Workspace.swift", "project.yml", "project.yaml", "BUILD",
            "BUILD.bazel", "WORKSPACE", "MODULE.bazel",
        ]
        return files.contains(where: exists)
            || names(in: "").contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
            || sequence(first: root) { $0.isEmpty ? nil : $0.parentPath }.contains { exists("\($0)/.git") }
    }

    /// The name of the only Xcode project in the folder; nil if there is none or several.
    var xcodeProjectName: String? {
        let projects = names(in: "").filter { $0.hasSuffix(".xcodeproj") }
        return projects.count == 1 ? projects.first.map { String($0.dropLast(".xcodeproj".count)) } : nil
    }

    /// Returns the module that most hand-written tests import with `@testable`; nil if there is none, or if there are several.
    func testedModule(in tests: String) -> String? {
        var ignored = DiagnosticBag()
        let modules = files(below: tests, endings: [".swift"], into: &ignored).flatMap { path in
            let bytes = file(path, into: &ignored)?.bytes ?? []
            let text = GeneratedHeader.begins(bytes) ? "" : String(decoding: bytes, as: UTF8.self)
            return Set(text.matches(of: /(?m)^@testable import (\w+)/).map { String($0.output.1) })
        }
        let counts = Dictionary(modules.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.filter { $0.value == counts.values.max() }
        return most.count == 1 ? most.keys.first : nil
    }

    private func names(in folder: String) -> [String] { entries(in: folder).map(\.name) }

    /// Returns the entries of a folder that aren't hidden; empty if it can't be read.
    fileprivate func entries(in folder: String) -> [FolderEntry] {
        (ifPossible { try fileSystem.list("\(root)/\(folder)") } ?? []).filter { !$0.name.hasPrefix(".") }
    }
}
