import Foundation

/// One run of git that no configuration of the user, the machine or a repository around it can change.
struct GitProcess {
    struct Result {
        let status: Int32
        let output: [UInt8]
        /// The first line of what it said to standard error.
        let message: String
    }

    let program: String
    let arguments: [String]
    let folder: String

    func run() throws(GitError) -> Result {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = environment
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
            // Git says little to standard error: it can't block on a full pipe there.
            let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            let message = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationReason == .exit else { throw GitError.failed("git was ended by a signal") }
            return Result(
                status: process.terminationStatus,
                output: [UInt8](bytes),
                message: String(decoding: message.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            )
        } catch let error as GitError {
            throw error
        } catch {
            throw .failed("git can't be run: \(error.localizedDescription)")
        }
    }

    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["GIT_CEILING_DIRECTORIES"] = folder
        environment["LC_ALL"] = "C"
        return environment
    }
}
