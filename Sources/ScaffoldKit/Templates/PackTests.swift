import Diagnostics
import FileSystem
import Output
import Packs
import Rendering
import Specs
import Support
import YAML

/// `scaffold templates test`: the cases of packs, each a folder `Tests/<case>` beside `pack.yml` with specs and the files that the pack makes of them,
/// below `expected`.
struct PackTests {
    let loader: ProjectLoader
    let library: PackLibrary
    /// The names of the packs; empty for all packs with cases.
    let names: [String]
    let recording: RecordOptions

    /// - Returns: what was tried, in the order of packs and cases.
    func run(into bag: inout DiagnosticBag) -> [PackTestResult] {
        let known = library.packs.map(\.name.text)
        for name in names where !known.contains(name) { bag.add(.noSuchPack(name, known: known)) }
        guard !bag.hasErrors else { return [] }
        let packs = library.packs.filter { names.isEmpty || names.contains($0.name.text) }
        var results: [PackTestResult] = []
        var records = ExpectedFiles()
        for pack in packs {
            for folder in caseFolders(of: pack, into: &bag) {
                results.append(run(pack, folder, &records, into: &bag))
            }
        }
        records.write(in: loader, into: &bag)
        return results
    }

    /// Sorted by name in each layer.
    private func caseFolders(of pack: PackManifest, into bag: inout DiagnosticBag) -> [String] {
        var cases: [String] = []
        for layer in library.layers.filter({ !$0.isVendored }).compactMap(\.folder) {
            let folder = (layer == "." ? "" : "\(layer)/") + "\(pack.name.text)/Tests"
            guard loader.reader.isFolder(folder) else { continue }
            do throws(FileSystemError) {
                let names = try loader.fileSystem.list(loader.reader.absolute(folder)).map(\.name)
                for path in names.filter({ !$0.hasPrefix(".") }).map({ "\(folder)/\($0)" }).sorted() {
                    if loader.reader.exists("\(path)/spec.yml") {
                        cases.append(path)
                    } else {
                        let help = "a case is a folder in `Tests` with a `spec.yml`: write one, or delete this"
                        bag.add(.packTestFails("the case has no `spec.yml`", path, help: help))
                    }
                }
            } catch {
                bag.add(error.about(folder).diagnostic())
            }
        }
        return cases
    }

    private func run(
        _ pack: PackManifest,
        _ folder: String,
        _ records: inout ExpectedFiles,
        into bag: inout DiagnosticBag
    ) -> PackTestResult {
        let made = files(of: pack, folder, into: &bag)
        let expectedFolder = "\(folder)/expected"
        let expected = loader.reader.files(below: expectedFolder, endings: [""], into: &bag)
        var isRight = made != nil
        var differences: [String] = []
        for file in made ?? [] {
            let path = "\(expectedFolder)/\(file.path)"
            guard expected.contains(path), let text = loader.reader.file(path, into: &bag) else {
                isRight = false
                if recording.records {
                    records.add(.recorded, path, file.bytes)
                } else {
                    let message = "the pack generates this file, but the case doesn't expect it"
                    let help = "`scaffold templates test --record` writes it"
                    bag.add(.packTestFails(message, path, help: help))
                }
                continue
            }
            guard text.bytes != file.bytes else { continue }
            isRight = false
            if recording.updates {
                records.add(.replaced, path, file.bytes)
            } else {
                differences.append(UnifiedDiff(path: path, .init(old: text.bytes, new: file.bytes)).text())
                let help = "fix the template, or run `scaffold templates test --update` to replace the file"
                bag.add(.packTestFails("the pack `\(pack.name.text)` generates a different text", path, help: help))
            }
        }
        let paths = Set((made ?? []).map { "\(expectedFolder)/\($0.path)" })
        for path in made == nil ? [] : expected where !paths.contains(path) {
            isRight = false
            if recording.updates {
                records.add(.deleted, path)
            } else {
                let help = "fix `pack.yml`, or run `scaffold templates test --update` to delete the file"
                bag.add(.packTestFails("the pack `\(pack.name.text)` doesn't generate this file", path, help: help))
            }
        }
        return PackTestResult(pack: pack.name.text, folder: folder, isRight: isRight, differences: differences)
    }

    /// Returns nil if the case has errors, which have been reported.
    private func files(of pack: PackManifest, _ folder: String, into bag: inout DiagnosticBag) -> [(
        path: String, bytes: [UInt8]
    )]? {
        var findings = DiagnosticBag()
        defer { bag.add(contentsOf: findings) }
        let paths = loader.reader.files(below: folder, endings: [".yml"], into: &findings).filter {
            !$0.hasPrefix("\(folder)/expected/")
        }
        let settingsPath = "\(folder)/scaffold.yml"
        var settings =
            paths.contains(settingsPath)
            ? loader.reader.file(settingsPath, into: &findings).flatMap { Settings.read($0, into: &findings) }
                ?? .invalid : Settings()
        if settings.style.value == nil, pack.isStyle { settings.style = .value(pack.name) }
        let documents = paths.filter { $0 != settingsPath }.compactMap { path in
            loader.reader.file(path, into: &findings).map { SpecDocument.read($0, into: &findings) }
        }
        let spec = ProjectSpec(settings: settings, documents: documents, testCase: folder)
        guard let graph = ProjectGraph.resolve(spec, packs: library, sources: [:], into: &findings), !findings.hasErrors
        else { return nil }
        let compiled = CompiledPacks(library, into: &findings)
        let plan = RenderPlan.make(graph, packs: compiled, modules: nil, into: &findings)
        let files = plan.render(of: graph, into: &findings) { render, bytes in
            render.key.pack == pack.name.text ? (path: render.path, bytes: bytes) : nil
        }.compactMap(\.self)
        return findings.hasErrors ? nil : files
    }
}

/// The result of a test case of a pack.
public struct PackTestResult: Sendable, Encodable {
    public let pack: String
    /// Relative to the project.
    public let folder: String
    public let isRight: Bool
    /// The differences from the expected to the actual output, in the format of `diff -u`.
    public let differences: [String]
}

extension Diagnostic {
    static func noSuchPack(_ name: String, known: [String]) -> Diagnostic {
        Diagnostic(.noSuchPack, "unknown pack `\(name)`", at: .command, help: Spelling.help(for: name, in: known))
    }

    fileprivate static func packTestFails(_ message: String, _ path: String, help: String) -> Diagnostic {
        Diagnostic(.packTestFails, message, at: .path(path), help: help)
    }
}
