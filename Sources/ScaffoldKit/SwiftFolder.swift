import FileSystem
import Output

/// Where an existing app seems to have its code.
struct SwiftFolder {
    let sources: String
    let tests: String

    /// Nil where there is no Swift code. Looks at the first folders only: `Sources/App`, or a folder with the app's name.
    static func find(in reader: SourceReader) -> SwiftFolder? {
        let swiftFiles = reader.swiftFiles(depth: 3)
        guard !swiftFiles.isEmpty else { return nil }
        let folders = swiftFiles.map { path -> String in
            let parts = path.split(separator: "/").dropLast()
            return parts.prefix(parts.first == "Sources" || parts.first == "Tests" ? 2 : 1).joined(separator: "/")
        }
        let sources = folders.first { !$0.contains("Tests") && !$0.isEmpty } ?? "Sources/App"
        let name = sources.split(separator: "/").last.map(String.init) ?? "App"
        let tests = folders.first { $0.contains("Tests") } ?? (sources.hasPrefix("Sources/") ? "Tests/\(name)Tests" : "\(name)Tests")
        return SwiftFolder(sources: sources, tests: tests)
    }
}

extension SourceReader {
    /// Sorted by path; build folders and dependencies left out.
    fileprivate func swiftFiles(depth: Int) -> [String] {
        var found: [String] = []
        var folders = [(path: ".", depth: depth)]
        while let folder = folders.popLast() {
            for name in names(in: folder.path) where !["Pods", "Carthage", "Package.swift", "DerivedData"].contains(name) {
                let path = folder.path == "." ? name : "\(folder.path)/\(name)"
                if name.hasSuffix(".swift") {
                    found.append(path)
                } else if folder.depth > 1, !name.contains(".") {
                    folders.append((path, folder.depth - 1))
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func names(in folder: String) -> [String] {
        do {
            return try fileSystem.list("\(root)/\(folder)").map(\.name).filter { !$0.hasPrefix(".") }
        } catch {
            return []
        }
    }
}
