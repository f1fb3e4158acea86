import Platform

/// A folder outside of any project, for the files that git reads and writes.
struct TemporaryFolder {
    let path: String

    init() throws(GitError) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)")
        path = folder.path
        try attempt("no temporary folder can be made") {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }

    func file(_ name: String) -> URL {
        URL(filePath: path).appending(path: name)
    }

    func write(_ bytes: [UInt8], to name: String) throws(GitError) {
        try attempt("no temporary file can be written") { try Data(bytes).write(to: file(name)) }
    }

    func read(_ name: String) throws(GitError) -> [UInt8] {
        try attempt("a temporary file can't be read") { [UInt8](try Data(contentsOf: file(name))) }
    }

    func remove() {
        // If this fails, the system removes the folder at some time.
        do { try FileManager.default.removeItem(atPath: path) } catch {}
    }
}

/// - Parameter failure: the beginning of the error's message. For an error of the system, its description follows.
private func attempt<Result>(_ failure: String, _ work: () throws -> Result) throws(GitError) -> Result {
    do {
        return try work()
    } catch {
        let cause = (error as? CocoaError)?.underlying as? POSIXError
        throw .failed("\(failure): \(cause.map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)")")
    }
}
