import Diagnostics
import FileSystem
import Output

/// `scaffold mocks` on Swift sources that the options name.
///
/// Only one run at a time writes to a folder, and nothing is read where all is as the last run with nothing to do has
/// seen it.
struct CachedMockRun {
    let options: MockOptions
    private let fileSystem = POSIXFileSystem()

    func report() -> RunReport {
        let lock = lock()
        defer { lock?.release() }
        let cache = cache
        if let (changes, warnings) = cache?.unchanged() { return RunReport(warnings, changes: changes) }
        let recorder = options.writing.isDryRun ? nil : cache?.record()
        var bag = DiagnosticBag()
        let loader = ProjectLoader(options.project, fileSystem: recorder ?? fileSystem, into: &bag)
        guard !bag.hasErrors else { return RunReport(bag) }
        let changes = StandaloneMockRun(options: options, loader: loader).changes(into: &bag)
        if let recorder { cache?.save(recorder, changes, bag) }
        return RunReport(bag, changes: changes)
    }

    /// Held by one run at a time of those that write to a folder; nil where there is no place to lock.
    private func lock() -> FileLock? {
        guard let folder = cacheFolder, !options.writing.isDryRun else { return nil }
        do throws(FileSystemError) {
            try ScaffoldFolder.makeCache(folder, fileSystem)
            let file = "\(folder)/writing-\(Self.name(for: absolute(options.outputFolder)))"
            return try fileSystem.lock(file, isShared: false, waiting: options.writing.waiting)
        } catch {
            return nil
        }
    }

    /// One for each way in which the command is called; nil where there is no folder for it.
    private var cache: RunCache? {
        guard let folder = cacheFolder else { return nil }
        let call = options.call
        return RunCache(
            file: "\(folder)/mocks-\(Self.name(for: call))",
            root: options.project.root,
            fileSystem: fileSystem,
            fingerprint: "\(RunCache.fingerprintOfProgram)\n\(call)"
        )
    }

    private var cacheFolder: String? {
        options.cache.map(absolute)
    }

    /// - Parameter path: relative to the current directory, or absolute.
    private func absolute(_ path: String) -> String {
        let reader = SourceReader(root: options.project.root, fileSystem: fileSystem)
        return reader.absolute(reader.relative(path, prefix: options.project.prefix))
    }

    private static func name(for text: String) -> Substring {
        ContentHash(of: Array(text.utf8)).hex.prefix(16)
    }
}

extension MockOptions {
    /// All that the mocks depend on besides files, in one text.
    fileprivate var call: String {
        let texts = [project.root, project.currentDirectory, outputFolder, fileList ?? "", protocols?.rawValue ?? ""]
        return "\(texts) \([sources, exclude, testable, imports])"
    }
}
