package import FileSystem

extension FileSystem {
    /// Replaces a file in one step: writes the bytes to a second file, then renames it.
    ///
    /// - Parameter staged: the path of the second file, on the same disk. It is removed after an error. A file that an interrupted run left there is
    ///   removed, too.
    package func replace(_ file: String, with bytes: [UInt8], staged: String, permissions: UInt16? = nil)
        throws(FileSystemError)
    {
        if try status(staged) != nil { try remove(staged) }
        do throws(FileSystemError) {
            try write(bytes, toNew: staged, permissions: permissions)
            try rename(staged, to: file)
        } catch {
            _ = ifPossible { try remove(staged) }
            throw error
        }
    }

    /// Creates a file, and its folders if they are missing.
    package func create(_ file: String, with bytes: [UInt8]) throws(FileSystemError) {
        try makeFolder(file.parentPath)
        try write(bytes, toNew: file, permissions: nil)
    }

    package func delete(_ file: String) throws(FileSystemError) {
        try remove(file)
    }
}
