#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder outside of any project for the files that git is to read and write.
struct TemporaryFolder {
    let path: String

    init() throws(GitError) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .failed("no temporary folder can be made: \(error.reason)")
        }
        path = folder.path
    }

    func file(_ name: String) -> URL {
        URL(filePath: path).appending(path: name)
    }

    func write(_ bytes: [UInt8], to name: String) throws(GitError) {
        do {
            try Data(bytes).write(to: file(name))
        } catch {
            throw .failed("no temporary file can be written: \(error.reason)")
        }
    }

    func read(_ name: String) throws(GitError) -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: file(name)))
        } catch {
            throw .failed("a temporary file can't be read: \(error.reason)")
        }
    }

    func remove() {
        // What is left behind is the system's to clear.
        do { try FileManager.default.removeItem(atPath: path) } catch {}
    }
}

extension Error {
    /// The system's words for the error, if it is one of the system's.
    fileprivate var reason: String {
        let cause = (self as? CocoaError)?.underlying as? POSIXError
        return cause.map { String(cString: strerror($0.code.rawValue)) } ?? "\(self)"
    }
}
