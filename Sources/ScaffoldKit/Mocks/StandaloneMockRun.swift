import Diagnostics
import Mocks
import Output
import Packs
import Rendering
import Specs
import SwiftSource

/// Makes the mocks of Swift sources that need not be a project's.
struct StandaloneMockRun {
    let options: MockOptions
    let loader: ProjectLoader

    /// Returns what became of each file, or in a run that only compares, what would; none where there are errors.
    func changes(into bag: inout DiagnosticBag) -> [Change] {
        guard let sources = sources(into: &bag) else { return [] }
        let files = loader.reader.declarations(in: sources.paths, into: &bag)
        loader.fetchTemplates(isDryRun: options.writing.isDryRun, into: &bag)
        let templates = loader.templateLayers(into: &bag)
        guard !bag.hasErrors else { return [] }
        let index = DeclarationIndex(files, standard: SwiftReader.protocolsOfSwift)
        let selection = MockSelection(files, index: index, policy: policy, into: &bag)
        if selection.choices.isEmpty, !bag.hasErrors { bag.add(.nothingToMock(fileCount: files.count)) }
        let mocks = StandaloneMocks(
            packs: PackLibrary.read(layers: templates, filters: .swift, into: &bag),
            index: index,
            defaults: TypeValues(loader.settings.mocks?.defaults ?? [], into: &bag).ofMocks,
            importsOfFiles: Dictionary(files.map { ($0.path, $0.imports) }) { first, _ in first },
            imports: options.imports,
            testable: options.testable
        )
        guard !bag.hasErrors else { return [] }
        // Last what the others share.
        var made = mocks.render(selection.choices, into: &bag) {
            UntrackedOutputs.File(name: $0, text: $1, origin: $2)
        }
        if !made.isEmpty, let support = mocks.support(into: &bag) {
            made.append(UntrackedOutputs.File(name: StandaloneMocks.supportFile, text: support, origin: nil))
        }
        let output = sources.shown(options.outputFolder)
        let folder = UntrackedOutputs(
            path: loader.reader.absolute(output),
            shownPath: output,
            fileSystem: loader.fileSystem
        )
        let steps = folder.plan(
            made,
            shared: StandaloneMocks.supportFile,
            comparesOnly: options.writing.isDryRun,
            isLeftOver: { isLeftOver($0, $1, sources) },
            into: &bag
        )
        guard let steps, !bag.hasErrors else { return [] }
        return options.writing.isDryRun || folder.apply(steps, into: &bag) ? steps : []
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

    /// The file names the source that it was made from: one of this run, or one that is gone.
    private func isLeftOver(_ name: String, _ firstLine: String, _ sources: MockSources) -> Bool {
        if name == StandaloneMocks.supportFile { return true }
        guard let source = GeneratedHeader.source(in: firstLine), source.hasPrefix("from ") else { return false }
        let origin = String(source.dropFirst("from ".count))
        guard origin.hasSuffix(".swift") else { return false }
        return sources.covers(origin) || !loader.reader.isThere(origin)
    }

    private var policy: MockSelection.Policy {
        switch options.protocols {
        case .annotated: .annotated
        case .public: .public
        case .all: .all
        case nil: loader.settings.mocks?.annotated == false ? .all : .annotated
        }
    }
}

extension Diagnostic {
    fileprivate static func nothingToMock(fileCount: Int) -> Diagnostic {
        Diagnostic(
            .nothingToMock,
            "no protocol of \(fileCount == 1 ? "1 file" : "\(fileCount) files") asks for a mock",
            at: .command,
            help: "write `/// @mockable` above a protocol, or pass `--protocols all`"
        )
    }
}
