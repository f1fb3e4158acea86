import FileSystem

/// The absolute path of the project's folder, with all links resolved.
struct RootPath: Sendable {
    let path: String

    func absolute(_ relative: String) -> String {
        relative.isEmpty ? path : prefix + relative
    }

    func relative(_ absolute: String) -> String? {
        if absolute == path { return "" }
        return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : nil
    }

    func relative(_ error: FileSystemError) -> FileSystemError {
        relative(error.path).map(error.about) ?? error
    }

    private var prefix: String { path == "/" ? path : path + "/" }
}
