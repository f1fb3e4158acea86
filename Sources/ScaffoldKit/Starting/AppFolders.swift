import FileSystem

/// The folders in which an existing app seems to have its code.
struct AppFolders {
    let sources: String
    let tests: String
    /// Whether the folder seems to have one app only.
    let isCertain: Bool

    /// Returns nil if there is no Swift code. Searches only the first folders, such as `Sources/App` or a folder with
    /// the app's name.
    static func find(in reader: SourceReader) -> AppFolders? {
        let swiftFiles = reader.swiftFiles(depth: 3)
        guard !swiftFiles.isEmpty else { return nil }
        let folders = swiftFiles.map { path -> String in
            let parts = path.split(separator: "/").dropLast()
            return parts.prefix(parts.first == "Sources" || parts.first == "Tests" ? 2 : 1).joined(separator: "/")
        }
        let sources = folders.filter { !$0.contains("Tests") && !$0.isEmpty }
        let tested = Set(sources).filter { folders.contains("\($0)Tests") }
        let only = tested.count == 1 ? tested.first : nil
        let first = only ?? sources.first ?? "Sources/App"
        let tests = only.map { "\($0)Tests" } ?? folders.first { $0.contains("Tests") }
        let hasOneApp = only != nil || Set(sources).count < 2
        return AppFolders(
            sources: first,
            tests: tests ?? Self.tests(ofSources: first),
            isCertain: reader.looksLikeAProject || hasOneApp && reader.root != "/"
        )
    }

    /// The usual folder of the tests of sources: `ShopTests` for `Shop`, `Tests/ShopTests` for `Sources/Shop`.
    static func tests(ofSources sources: String) -> String {
        let name = sources.split(separator: "/").last.map(String.init) ?? "App"
        return sources.hasPrefix("Sources/") ? "Tests/\(name)Tests" : "\(sources)Tests"
    }
}

extension SourceReader {
    /// Sorted by path; without build folders and dependencies.
    fileprivate func swiftFiles(depth: Int) -> [String] {
        var found: [String] = []
        var folders = [(path: ".", depth: depth)]
        while let folder = folders.popLast() {
            for name in names(in: folder.path)
            where !["Pods", "Carthage", "Package.swift", "DerivedData"].contains(name) {
                let path = folder.path == "." ? name : "\(folder.path)/\(name)"
                if name.hasSuffix(".swift") {
                    found.append(path)
                } else if folder.depth > 1, !name.contains(".") {
                    folders.append((path, folder.depth - 1))
                }
            }
        }
        return found.sorted { $0.precedesByBytes($1) }
    }

    /// Whether the folder has what a project has, or is in a git repository.
    fileprivate var looksLikeAProject: Bool {
        let files = [
            "Sources", "Package.swift", "Project.swift", "Workspace.swift", "project.yml", "project.yaml", "BUILD",
            "BUILD.bazel", "WORKSPACE", "MODULE.bazel",
        ]
        return files.contains(where: exists)
            || names(in: ".").contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
            || sequence(first: root) { $0.isEmpty ? nil : $0.parentPath }.contains { exists("\($0)/.git") }
    }

    /// The name of the only Xcode project in the folder; nil if there is none or several.
    var xcodeProjectName: String? {
        let projects = names(in: ".").filter { $0.hasSuffix(".xcodeproj") }
        return projects.count == 1 ? projects.first.map { String($0.dropLast(".xcodeproj".count)) } : nil
    }

    private func names(in folder: String) -> [String] {
        do {
            return try fileSystem.list("\(root)/\(folder)").map(\.name).filter { !$0.hasPrefix(".") }
        } catch {
            return []
        }
    }
}
