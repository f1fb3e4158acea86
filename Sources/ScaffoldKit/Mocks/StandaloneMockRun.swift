import Diagnostics
import FileSystem
import Mocks
import Output
import Packs
import Rendering
import Specs
import Support
import SwiftSource

/// `scaffold mocks` for Swift sources that the options name. They don't have to belong to a project.
///
/// With a cache folder, only one run at a time writes to an output folder. If nothing has changed since the last run that had nothing to do, the run
/// ends without reading files.
struct StandaloneMockRun {
    let project: Project
    let options: MockOptions
    let isDryRun: Bool
    private let fileSystem = POSIXFileSystem()

    func report() -> RunReport {
        let lock = lock()
        defer { lock?.release() }
        let cache = cache
        if let (changes, warnings) = cache?.unchanged() { return RunReport(warnings, changes: changes) }
        let recorder = isDryRun ? nil : cache?.record()
        var bag = DiagnosticBag()
        let loader = ProjectLoader(project, fileSystem: recorder ?? fileSystem, into: &bag)
        guard !bag.hasErrors else { return RunReport(bag) }
        let changes = changes(loader, into: &bag)
        // A dry run reports left-over files as changes.
        if let recorder, !bag.unsorted.contains(where: { $0.code == .leftOver }) { cache?.save(recorder, changes, bag) }
        return RunReport(bag, changes: changes)
    }

    /// Returns the lock that lets only one run at a time write to the output folder; nil in a dry run, or if there is no folder for the lock file.
    private func lock() -> CacheLock? {
        guard let folder = cacheFolder, !isDryRun else { return nil }
        let output = absolute(options.outputFolder)
        let file = "\(folder)/writing-\(Self.name(for: output))"
        let hasOutputs = "\(output)/".hasPrefix("\(folder)/")
        return CacheLock(file, hasOutputs: hasOutputs, fileSystem, waiting: project.waiting)
    }

    /// The cache for this combination of options and folders; nil if there is no folder for it.
    private var cache: RunCache? {
        guard let folder = cacheFolder else { return nil }
        let call = "\(project.root) \(project.currentDirectory) \(options)"
        return RunCache(
            file: "\(folder)/mocks-\(Self.name(for: call))",
            root: project.root,
            fileSystem: fileSystem,
            fingerprint: "\(RunCache.fingerprintOfProgram)\n\(call)"
        )
    }

    private var cacheFolder: String? {
        options.cache.map(absolute)
    }

    /// - Parameter path: a path relative to the current directory, or absolute.
    private func absolute(_ path: String) -> String {
        let reader = SourceReader(root: project.root, fileSystem: fileSystem)
        return reader.absolute(reader.relative(path, prefix: project.prefix))
    }

    private static func name(for text: String) -> Substring {
        ContentHash(of: Array(text.utf8)).hex.prefix(16)
    }
}

// MARK: - Steps
extension StandaloneMockRun {
    /// Returns the changes of the output folder, or in a dry run the planned changes; empty if there are errors.
    private func changes(_ loader: ProjectLoader, into bag: inout DiagnosticBag) -> [Change] {
        for module in Set(options.testable + options.imports).sorted() {
            let parts = module.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard !parts.allSatisfy(SwiftIdentifier.isTypeName) else { continue }
            let help = "pass the name of a module to `--testable` and `--import`"
            let found = module.isEmpty ? "nothing" : "`\(module)`"
            bag.add(.invalidName, "expected a Swift module's name, found \(found)", at: .command, help: help)
        }
        guard let sources = sources(loader, into: &bag) else { return [] }
        let files = loader.reader.declarations(in: sources.paths, module: module, into: &bag)
        loader.fetchTemplates(isDryRun: isDryRun, into: &bag)
        let templates = loader.templateLayers(into: &bag)
        guard !bag.hasErrors else { return [] }
        let index = DeclarationIndex(files)
        let policy = options.protocols ?? (loader.settings.mocks?.annotated == false ? .all : .annotated)
        let takes = { (found: ProtocolDeclaration) in
            policy == .all || policy == .public && [.public, .open].contains(found.access)
        }
        let selection = MockSelection(files, index: index, takes: takes, into: &bag)
        let support = StandaloneMocks.supportFile
        for choice in selection.choices where "\(choice.fileName).swift".lowercased() == support.lowercased() {
            let (path, place) = (choice.declaration.path, choice.declaration.nameRange)
            let message = "the mock of `\(path)` can't be `\(choice.fileName)`: all mocks share the file `\(support)`"
            bag.add(.duplicateProtocol, message, at: place, severity: .error, help: "give the mock another name")
        }
        // Any other warning says why there is no mock.
        if selection.choices.isEmpty, bag.unsorted.isEmpty {
            let found = policy == .all ? "no protocol" : "no protocol that asks for a mock"
            let message = "found \(found), in \(files.count == 1 ? "1 file" : "\(files.count) files")"
            let help =
                policy == .all
                ? "pass the folder with the protocols to `--sources`"
                : "write `/// @mockable` above a protocol, or pass `--protocols all`"
            bag.add(.nothingToMock, message, at: .command, help: help)
        }
        let mocks = StandaloneMocks(
            packs: PackLibrary.read(layers: templates, filters: .swift, into: &bag),
            index: index,
            defaults: TypeValues(loader.settings.mocks?.defaults ?? [], into: &bag).ofMocks,
            importsOfFiles: Dictionary(files.map { ($0.path, $0.imports) }) { first, _ in first },
            imports: options.imports,
            testable: options.testable,
            onlyModule: onlyModule
        )
        guard !bag.hasErrors else { return [] }
        var made = mocks.render(selection.choices, into: &bag) {
            UntrackedOutputs.File(name: $0, text: $1, origin: $2)
        }
        if !made.isEmpty, let text = mocks.support(into: &bag) {
            made.append(UntrackedOutputs.File(name: support, text: text, origin: nil))
        }
        let output = sources.shown(options.outputFolder)
        if loader.reader.exists(output), !loader.reader.isFolder(output) {
            let help = "rename or move the file, or choose another folder with `--output`"
            bag.add(.outputFolderIsAFile, "expected a folder, found a file", at: .path(output), help: help)
            return []
        }
        let folder = UntrackedOutputs(
            path: loader.reader.absolute(output),
            shownPath: output,
            fileSystem: loader.fileSystem
        )
        let steps = folder.plan(
            made,
            shared: support,
            comparesOnly: isDryRun,
            isOurs: { isOurs($0, $1, isRemoved: $2, sources) },
            into: &bag
        )
        guard let steps, !bag.hasErrors else { return [] }
        return isDryRun || folder.apply(steps, into: &bag) ? steps : []
    }

    private func sources(_ loader: ProjectLoader, into bag: inout DiagnosticBag) -> MockSources? {
        var sources = MockSources(reader: loader.reader, prefix: project.prefix)
        let readsSettings = options.sources.isEmpty && options.fileList == nil
        // Paths of scaffold.yml are relative to the project, not to the current directory.
        let written = readsSettings ? loader.settings.mocks?.exclude.map { loader.reader.absolute($0.text) } ?? [] : []
        sources.exclude(options.exclude + written)
        for source in options.sources { sources.add(source, into: &bag) }
        if let list = options.fileList { sources.add(list: list, into: &bag) }
        if readsSettings {
            let written = loader.settings.mocks?.sources.map(\.text) ?? []
            for source in written.isEmpty ? ["Sources"] : written { sources.add(source, into: &bag) }
        }
        sources.finish()
        return bag.hasErrors ? nil : sources
    }

    /// Returns true if this run may overwrite or remove a file. The source in the first line of the file is in this run, or no longer exists.
    ///
    /// The path of the source is relative to the folder of the run. In another folder, all sources seem to be deleted. So if the top folder of the
    /// path doesn't exist, a mock may be overwritten, but not removed.
    private func isOurs(_ name: String, _ firstLine: String, isRemoved: Bool, _ sources: MockSources) -> Bool {
        if name == StandaloneMocks.supportFile { return true }
        guard let source = GeneratedHeader.source(in: firstLine), source.hasPrefix("from ") else { return false }
        let origin = String(source.dropFirst("from ".count))
        guard origin.hasSuffix(".swift") else { return false }
        if sources.covers(origin) { return true }
        let folders = origin.split(separator: "/").dropLast()
        let top = folders.prefix(folders.prefix { $0 == ".." }.count + 1).joined(separator: "/")
        return !sources.reader.isThere(origin) && (!isRemoved || top.isEmpty || sources.reader.isFolder(top))
    }

    /// The function that returns the module of a file; nil unless `testable` has several modules.
    private var module: ((String) -> String?)? {
        guard options.testable.count > 1 else { return nil }
        return { StandaloneMocks.module(of: $0, among: options.testable) }
    }

    /// The only module under `testable`; nil if there are several sources, which may belong to other modules.
    private var onlyModule: String? {
        let sourceCount = options.sources.count + (options.fileList == nil ? 0 : 1)
        return options.testable.count == 1 && sourceCount <= 1 ? options.testable[0] : nil
    }
}
