package import Diagnostics
import Platform

/// An error of the file system.
package struct FileSystemError: Error, Equatable {
    package enum Operation: String, Sendable {
        case realPath = "can't be followed"
        case list = "can't be listed"
        case status = "can't be looked at"
        case read = "can't be read"
        case write = "can't be written"
        case flush = "can't be flushed to the disk"
        case createFolder = "can't be created"
        case checkWritable = "can't be written into"
        case rename = "can't be put in place"
        case remove = "can't be removed"
        case lock = "can't be locked"
    }

    package let operation: Operation
    package let path: String
    /// The system's error number (`errno`).
    package let number: Int32

    package init(_ operation: Operation, _ path: String, number: Int32) {
        self.operation = operation
        self.path = path
        self.number = number
    }

    /// The number for a path at which nothing exists.
    package static let missing = ENOENT
    /// The number for a path that should be a folder.
    package static let notAFolder = ENOTDIR
    /// The number for a path that is taken.
    package static let exists = EEXIST

    /// The system's description of the error. It begins with a lower-case letter, as all messages.
    package var reason: String {
        let text = String(cString: strerror(number))
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Returns the same error for another path, for example for the path that the user knows.
    package func about(_ path: String) -> FileSystemError {
        FileSystemError(operation, path, number: number)
    }

    package func diagnostic(notes: [Diagnostic.Note] = []) -> Diagnostic {
        let message = "`\(path)` \(operation.rawValue): \(reason)"
        return Diagnostic(.fileSystemFailure, message, at: .path(path), help: help, notes: notes)
    }

    private var help: String? {
        switch number {
        case EACCES, EPERM: "check the permissions of this file and of its folder"
        case ENOSPC, EDQUOT: "free some space and run again"
        case EROFS: "the disk is mounted read-only; run where the project can be written"
        case EXDEV: "the project and its `.scaffold` folder must be on one disk"
        case EMFILE, ENFILE: "close other programs, or raise the limit on open files (`ulimit -n`)"
        default: nil
        }
    }
}

/// Returns the result of operations on the disk; nil if one of them fails, so that the caller goes on without it.
package func ifPossible<Result>(_ operations: () throws -> Result?) -> Result? {
    do {
        return try operations()
    } catch {
        return nil
    }
}

extension DiagnosticBag {
    /// Returns the result of an operation on the disk; nil if it fails, which is reported.
    ///
    /// - Parameter path: the path for the message; nil for the one in the error.
    package mutating func attempt<Result>(
        _ operation: @autoclosure () throws(FileSystemError) -> Result?,
        about path: String? = nil
    ) -> Result? {
        do throws(FileSystemError) {
            return try operation()
        } catch {
            add((path.map(error.about) ?? error).diagnostic())
            return nil
        }
    }
}

extension Diagnostic {
    /// Whether a file or folder was missing that had just been found: another process has removed or moved it.
    package var isAboutMissingFile: Bool {
        code == .fileSystemFailure
            && message.hasSuffix(FileSystemError(.read, "", number: FileSystemError.missing).reason)
    }
}
