import Diagnostics
import FileSystem
import Output
import Packs
import ProjectGraph
import ProjectSpec
import Rendering
import SwiftInterface
import SwiftReader

/// Makes the mocks of Swift sources that need not be a project's.
struct StandaloneMockRun {
    let options: MockOptions
    let loader: ProjectLoader

    func run(into bag: inout DiagnosticBag) -> RunReport {
        guard let sources = sources(into: &bag) else { return RunReport(bag) }
        let folder = folder(sources)
        let lock = lock(sources)
        defer { if let lock { loader.fileSystem.unlock(lock) } }
        let memory = MockMemory.read(memoryPath, loader.fileSystem)
        let began = MockMemory.now(memoryPath, loader.fileSystem)
        let reading = SwiftSources(reader: loader.reader, memory: memory)
        let loaded = reading.load(sources.paths, into: &bag)
        let templates = loader.templateLayers(into: &bag)
        guard !bag.hasErrors else { return RunReport(bag) }
        let digest = MockDigest(options: options, settings: loader.settings, layers: templates)
        let whole = digest.of(loaded)
        if let done = memory.outcome, done.digest == whole, let (changes, outputs) = unchanged(done, folder) {
            var next = memory
            next.outcome = .init(digest: whole, outputs: outputs.map { $0.remembered(since: began) })
            next.remember(loaded, since: began)
            let isNews = next.sources != memory.sources || next.outcome?.outputs != done.outputs
            if isNews { next.write(memoryPath, loader.fileSystem) }
            return RunReport(bag, changes: changes)
        }

        let files = reading.read(loaded, into: &bag)
        guard !bag.hasErrors else { return RunReport(bag) }
        let index = InterfaceIndex(files.map(\.interface), standard: SwiftReader.protocolsOfSwift)
        let selection = MockSelection(files.map(\.interface), index: index, policy: policy, into: &bag)
        if selection.choices.isEmpty, !bag.hasErrors { bag.add(.nothingToMock(fileCount: files.count)) }
        let making = MockMaking(
            mocks: mocks(files, index, templates, into: &bag),
            digest: digest,
            shared: index.sharedNames,
            keys: Dictionary(files.map { ($0.path, $0.key) }) { first, _ in first },
            memory: memory,
            folder: folder
        )
        guard !bag.hasErrors else { return RunReport(bag) }
        let made = making.run(selection.choices, into: &bag)
        let steps = folder.plan(
            made.map(\.file),
            shared: StandaloneMocks.supportFile,
            comparesOnly: options.writing.isDryRun,
            isLeftOver: { isLeftOver($0, $1, sources) },
            into: &bag
        )
        guard let steps, !bag.hasErrors else { return RunReport(bag) }
        if !options.writing.isDryRun, !folder.apply(steps, into: &bag) { return RunReport(bag) }
        var next = MockMemory()
        for file in files { next.interfaces[file.key] = file.archive }
        for mock in made { next.mocks[mock.key] = mock.hash }
        next.remember(loaded, since: began)
        let outputs = made.map { MockMemory.Output(name: $0.file.name, hash: $0.hash, mark: $0.mark).remembered(since: began) }
        if bag.isEmpty { next.outcome = .init(digest: whole, outputs: outputs) }
        next.write(memoryPath, loader.fileSystem)
        return RunReport(bag, changes: steps)
    }

    private func sources(into bag: inout DiagnosticBag) -> MockSources? {
        var sources = MockSources(reader: loader.reader, prefix: options.project.prefix)
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

    private func mocks(
        _ files: [ReadSource],
        _ index: InterfaceIndex,
        _ templates: [PackLayer],
        into bag: inout DiagnosticBag
    ) -> StandaloneMocks {
        StandaloneMocks(
            options: .init(
                imports: options.imports,
                testable: options.testable,
                defaults: TypeValues.resolve(loader.settings.mocks?.defaults ?? [], into: &bag).ofMocks
            ),
            packs: PackLibrary.read(layers: templates, filters: .swift, into: &bag),
            index: index,
            imports: Dictionary(files.map { ($0.path, $0.interface.imports) }) { first, _ in first }
        )
    }

    /// Nil where a file of the folder is not as it was left, or there is another.
    private func unchanged(_ done: MockMemory.Outcome, _ folder: MarkedFolder) -> (changes: [Change], outputs: [MockMemory.Output])? {
        guard Set(folder.names) == Set(done.outputs.map(\.name)) else { return nil }
        let outputs = Concurrently.map(done.outputs) { output in
            folder.mark(output.name, hash: output.hash, known: output.mark).map { MockMemory.Output(name: output.name, hash: output.hash, mark: $0) }
        }.compactMap(\.self)
        guard outputs.count == done.outputs.count else { return nil }
        var ignored = DiagnosticBag()
        let files = outputs.map { MarkedFolder.File(name: $0.name, bytes: nil, origin: nil) }
        return folder.plan(files, shared: StandaloneMocks.supportFile, comparesOnly: true, isLeftOver: { _, _ in false }, into: &ignored).map { ($0, outputs) }
    }

    /// The file names the source that it was made from: one of this run, or one that is gone.
    private func isLeftOver(_ name: String, _ firstLine: String, _ sources: MockSources) -> Bool {
        if name == StandaloneMocks.supportFile { return true }
        guard let source = GeneratedHeader.source(in: firstLine), source.hasPrefix("from ") else { return false }
        let origin = String(source.dropFirst("from ".count))
        guard origin.hasSuffix(".swift") else { return false }
        return sources.covers(origin) || !loader.reader.isThere(origin)
    }
}

// MARK: - Options
extension StandaloneMockRun {
    private var policy: MockSelection.Policy {
        switch options.protocols {
        case .annotated: .annotated
        case .public: .public
        case .all: .all
        case nil: loader.settings.mocks?.annotated == false ? .all : .annotated
        }
    }

    private func folder(_ sources: MockSources) -> MarkedFolder {
        let output = sources.shown(options.output ?? "Mocks")
        return MarkedFolder(path: loader.reader.absolute(output), shownPath: output, fileSystem: loader.fileSystem)
    }

    /// Held by one run at a time of those that write to a folder; nil where there is no place to lock.
    private func lock(_ sources: MockSources) -> FileLock? {
        guard let cache = options.cache.map(loader.reader.absolute), !options.writing.isDryRun else { return nil }
        let folder = ContentHash(of: Array(loader.reader.absolute(sources.shown(options.output ?? "Mocks")).utf8)).hex.prefix(16)
        do throws(FileSystemError) {
            try ScaffoldFolder.makeCache(cache, loader.fileSystem)
            return try loader.fileSystem.lock("\(cache)/writing-\(folder)", isShared: false, waiting: options.writing.waiting)
        } catch {
            return nil
        }
    }

    /// One for each way in which the command is called.
    private var memoryPath: String? {
        guard let cache = options.cache else { return nil }
        let parts = [options.project.root, options.project.currentDirectory, options.output ?? "", options.fileList ?? ""] + options.sources
        let name = ContentHash(of: Array(parts.joined(separator: "\n").utf8)).hex.prefix(16)
        return "\(loader.reader.absolute(cache))/mocks-\(name)"
    }
}

extension Diagnostic {
    fileprivate static func nothingToMock(fileCount: Int) -> Diagnostic {
        Diagnostic(
            .nothingToMock,
            "no protocol of \(fileCount == 1 ? "1 file" : "\(fileCount) files") asks for a mock",
            at: .command,
            severity: .warning,
            help: "write `/// @mockable` above a protocol, or pass `--protocols all`"
        )
    }
}
