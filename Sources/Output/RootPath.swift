import FileSystem

/// The project's folder with all links followed, from which paths count.
struct RootPath: Sendable {
    let path: String

    /// - Parameter relative: empty for the project's folder itself.
    func absolute(_ relative: String) -> String {
        relative.isEmpty ? path : prefix + relative
    }

    /// Nil for what lies outside of the project.
    func relative(_ absolute: String) -> String? {
        if absolute == path { return "" }
        return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : nil
    }

    /// The same failure, told of the relative path.
    func relative(_ error: FileSystemError) -> FileSystemError {
        relative(error.path).map(error.about) ?? error
    }

    private var prefix: String { path == "/" ? path : path + "/" }
}
