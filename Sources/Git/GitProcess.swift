import Platform

/// A run of git that ignores the configuration of the user and of the machine, and never asks for input.
struct GitProcess {
    struct Result {
        let status: Int32
        let output: [UInt8]
        /// The first line of the standard error.
        let message: String
    }

    let program: String
    let arguments: [String]
    /// The folder in which git runs. It also has files for input and output: a pipe could stay open in a program that git has started.
    let folder: TemporaryFolder
    var input: [UInt8] = []
    /// The time limit in seconds. A run that takes longer is killed.
    var limit = 60

    func run() throws(GitError) -> Result {
        for (name, bytes) in [(".input", input), (".output", []), (".errors", [])] { try folder.write(bytes, to: name) }
        let status = try wait(for: try start())
        let firstLine = try folder.read(".errors").prefix { !"\r\n".utf8.contains($0) }
        let message = String(decoding: firstLine, as: UTF8.self)
        return Result(status: status, output: try folder.read(".output"), message: message)
    }

    /// Starts git without Foundation's `Process`, which has crashed on Linux while it listed open files.
    private func start() throws(GitError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, folder.file(".input").path, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, folder.file(".output").path, O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, folder.file(".errors").path, O_WRONLY, 0)
        // A separate process group, so that all programs that git starts are killed with it.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        let words = ([program, "-C", folder.path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let number = posix_spawn(&process, program, &actions, &attributes, words, variables)
        guard number == 0 else { throw .failed("git can't be run: \(String(cString: strerror(number)))") }
        return process
    }

    private func wait(for process: pid_t) throws(GitError) -> Int32 {
        let end = ContinuousClock.now + .seconds(limit)
        var status: Int32 = 0
        while true {
            let ended = waitpid(process, &status, WNOHANG)
            if ended == process { break }
            if ended < 0, errno != EINTR {
                throw .failed("git can't be waited for: \(String(cString: strerror(errno)))")
            }
            if ContinuousClock.now > end {
                kill(-process, SIGKILL)
                waitpid(process, &status, 0)
                throw .failed("git was not done within \(limit) seconds")
            }
            usleep(500)
        }
        guard status & 0x7F == 0 else { throw .failed("git was ended by a signal") }
        return status >> 8 & 0xFF
    }

    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter {
            !$0.key.hasPrefix("GIT_") && $0.key != "SSH_ASKPASS"
        }
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
