import ArgumentParser
import Platform

/// Functions that find the folder of the project.
enum ProjectLocation {
    /// Returns the absolute path of the folder `option`, or else of the nearest folder with `scaffold.yml` or `.scaffold`, from the current folder
    /// upwards, or else of the current folder.
    static func root(option: String?, from current: String) -> String {
        if let option { return resolved(option.hasPrefix("/") ? option : "\(current)/\(option)") }
        var folder = Substring(current)
        while true {
            if ["scaffold.yml", ".scaffold"].contains(where: { access("\(folder)/\($0)", F_OK) == 0 }) {
                return folder.isEmpty ? "/" : String(folder)
            }
            guard let slash = folder.lastIndex(of: "/") else { return current }
            folder = folder[..<slash]
        }
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func currentDirectory() throws -> String {
        guard let path = getcwd(nil, 0) else {
            throw ValidationError("the current folder can't be read: \(String(cString: strerror(errno)))")
        }
        defer { free(path) }
        return String(cString: path)
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
