package import FileSystem

extension FileSystem {
    /// Writes a file in one step: its bytes are first in a file of another name.
    ///
    /// - Parameter staged: the other name, on the same disk. What a killed run left there is removed.
    package func replace(_ file: String, with bytes: [UInt8], staged: String, permissions: UInt16? = nil)
        throws(FileSystemError)
    {
        if try status(staged) != nil { try remove(staged) }
        try write(bytes, toNew: staged, permissions: permissions)
        try rename(staged, to: file)
    }

    /// Writes a file where there is none, with its folders.
    package func create(_ file: String, with bytes: [UInt8]) throws(FileSystemError) {
        try makeFolder(file.parentPath)
        try write(bytes, toNew: file, permissions: nil)
    }

    package func delete(_ file: String) throws(FileSystemError) {
        try remove(file)
    }
}
