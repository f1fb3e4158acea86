import FileSystem

/// The folders that seem to have the code and the tests of an existing app.
struct AppFolders {
    let sources: String
    let tests: String
    /// True if the folder seems to be a project, or to have only one app.
    let isCertain: Bool

    /// Returns the folders of the app; nil if there is no Swift code.
    static func find(in reader: SourceReader) -> AppFolders? {
        let folders = folders(in: reader)
        guard !folders.isEmpty else { return nil }
        let sources = folders.filter(isOfSources)
        let tested = Set(sources).filter { folders.contains("\($0)Tests") }
        let only = tested.count == 1 ? tested.first : nil
        let first = only ?? sources.first ?? "Sources/App"
        let ofTests = folders.filter { $0.contains("Tests") }
        let tests = only.map { "\($0)Tests" } ?? ofTests.first { !$0.hasSuffix("UITests") } ?? ofTests.first
        let hasOneApp = only != nil || Set(sources).count < 2
        return AppFolders(
            sources: first,
            tests: tests ?? Self.tests(ofSources: first),
            isCertain: reader.looksLikeAProject || hasOneApp && reader.root != "/"
        )
    }

    /// Returns the folders that seem to have the code of apps.
    static func sources(in reader: SourceReader) -> [String] {
        folders(in: reader).filter(isOfSources)
    }

    private static func isOfSources(_ folder: String) -> Bool {
        !folder.contains("Tests") && !folder.isEmpty
    }

    /// Returns the folder of each Swift file: `Sources/App`, or a top folder with the name of an app.
    private static func folders(in reader: SourceReader) -> [String] {
        // Packages of a monorepo have `Packages/Core/Sources/Core/File.swift`.
        reader.swiftFiles(depth: 5).map { path in
            let parts = path.split(separator: "/").dropLast()
            return parts.prefix(parts.first == "Sources" || parts.first == "Tests" ? 2 : 1).joined(separator: "/")
        }
    }

    /// Returns the usual folder of tests: `ShopTests` for `Shop`, `Tests/ShopTests` for `Sources/Shop`.
    static func tests(ofSources sources: String) -> String {
        let name = sources.split(separator: "/").last.map(String.init) ?? "App"
        return sources.hasPrefix("Sources/") ? "Tests/\(name)Tests" : "\(sources)Tests"
    }
}

extension SourceReader {
    /// Returns the Swift files, sorted by path, without those of builds and dependencies.
    ///
    /// - Parameter depth: the number of levels of folders that are searched.
    fileprivate func swiftFiles(depth: Int) -> [String] {
        var found: [String] = []
        var folders = [(path: ".", depth: depth)]
        while let folder = folders.popLast() {
            for name in names(in: folder.path)
            where !["Pods", "Carthage", "Package.swift", "DerivedData", "Tuist", "vendor", "Vendor"].contains(name) {
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

    /// True if the folder has typical files of a project, or is in a git repository.
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
