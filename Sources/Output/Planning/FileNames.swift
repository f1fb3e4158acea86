import Diagnostics
import FileSystem

/// The names of new outputs. Swift files of a target must have different names.
extension RegenerationPlanner {
    /// Returns whether a file of the user in the same target has the name of a new output, which is reported.
    mutating func isNameTaken(of file: PlannedFile) -> Bool {
        guard let target = target(of: file.path),
            let path = usersFiles(in: target)[file.path.lastName.lowercased()],
            let place = place(at: path), !GeneratedHeader.begins(place.disk.text)
        else { return false }
        diagnostics.add(.nameTaken(of: file, by: path))
        return true
    }

    /// Returns the innermost folder of a target that contains a file.
    private func target(of path: String) -> String? {
        options.targetFolders.filter { path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
    }

    private mutating func usersFiles(in target: String) -> [String: String] {
        if let known = filesOfTargets[target] { return known }
        let files = passingOver { $0.files(under: target, into: &$1) }
        let packages = files.filter { $0.path.lastName == "Package.swift" }.map { $0.path.parentPath + "/" }
        let own = files.filter { found in
            let path = found.path
            // Folders such as `Tour.docc` have Swift files that are not compiled.
            return path.hasSuffix(".swift") && !path.parentPath.dropFirst(target.count).contains(".")
                && !packages.contains(where: path.hasPrefix) && self.target(of: path) == target
                && store.entries(at: path).isEmpty && targets[found.location.path] == nil
        }
        let paths = Dictionary(own.map { ($0.path.lastName.lowercased(), $0.path) }) { first, _ in first }
        filesOfTargets[target] = paths
        return paths
    }
}
