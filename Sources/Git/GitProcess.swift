import Foundation

/// One run of git that no configuration of the user, the machine or a repository around it can change, and that asks nobody anything.
struct GitProcess {
    struct Result {
        let status: Int32
        let output: [UInt8]
        /// The first line of what it said to standard error.
        let message: String
    }

    let program: String
    let arguments: [String]
    /// Where it runs, and where what it says is kept meanwhile: a pipe could stay open in a program that it has begun.
    let folder: ScratchFolder
    var input: [UInt8] = []
    /// Seconds; what takes longer is ended.
    var limit = 60.0

    func run() throws(GitError) -> Result {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.environment = environment
        for (name, bytes) in [(".input", input), (".output", []), (".errors", [])] { try folder.write(bytes, to: name) }
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            process.standardInput = try FileHandle(forReadingFrom: folder.file(".input"))
            process.standardOutput = try FileHandle(forWritingTo: folder.file(".output"))
            process.standardError = try FileHandle(forWritingTo: folder.file(".errors"))
            try process.run()
        } catch {
            throw .failed("git can't be run: \(error.localizedDescription)")
        }
        if ended.wait(timeout: .now() + limit) == .timedOut {
            process.terminate()
            if ended.wait(timeout: .now() + 2) == .timedOut { kill(process.processIdentifier, SIGKILL) }
            throw .failed("git was not done within \(Int(limit)) seconds")
        }
        guard process.terminationReason == .exit else { throw .failed("git was ended by a signal") }
        let message = try folder.read(".errors")
        return Result(
            status: process.terminationStatus,
            output: try folder.read(".output"),
            message: String(decoding: message.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        )
    }

    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") && $0.key != "SSH_ASKPASS" }
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["GIT_CEILING_DIRECTORIES"] = folder.path
        environment["GIT_TERMINAL_PROMPT"] = "0"
        environment["GIT_ASKPASS"] = ""
        environment["GIT_ALLOW_PROTOCOL"] = "file:https:ssh"
        environment["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes -oConnectTimeout=20"
        environment["LC_ALL"] = "C"
        return environment
    }
}
