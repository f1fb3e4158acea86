import Diagnostics
import FileSystem

/// The names of new outputs. Swift files of a target must have different names.
extension RegenerationPlanner {
    /// Returns whether a file of the user has the name of a new output, which is reported.
    ///
    /// Only files in the folder of the output, or in the same folder of tests, are certainly in the same target.
    mutating func isNameTaken(of file: PlannedFile) -> Bool {
        guard
            let path = usersFiles(in: options.testFolder(of: file.path) ?? file.path.parentPath)[
                file.path.lastName.lowercased()
            ],
            let place = place(at: path), !GeneratedHeader.begins(place.disk.text)
        else { return false }
        diagnostics.add(.nameTaken(of: file, by: path))
        return true
    }

    private mutating func usersFiles(in folder: String) -> [String: String] {
        if let known = usersFilesByFolder[folder] { return known }
        let files = passingOver { $0.files(under: folder, into: &$1) }
        let packages = files.filter { $0.path.lastName == "Package.swift" }.map { $0.path.parentPath + "/" }
        let own = files.filter { found in
            let path = found.path
            // Folders such as `Tour.docc` have Swift files that are not compiled.
            return path.hasSuffix(".swift") && !path.parentPath.dropFirst(folder.count).contains(".")
                && !packages.contains(where: path.hasPrefix) && isUnlisted(path, found.location)
        }
        let paths = Dictionary(own.map { ($0.path.lastName.lowercased(), $0.path) }) { first, _ in first }
        usersFilesByFolder[folder] = paths
        return paths
    }
}
