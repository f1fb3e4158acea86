import Diagnostics
import FileSystem
import Output
import Packs
import Rendering
import Specs
import Support
import TemplateEngine
import YAML

/// `scaffold templates test`: the cases of packs, each a folder `Tests/<case>` beside `pack.yml` with specs and the files that the pack makes of them,
/// below `expected`.
struct PackTests {
    let loader: ProjectLoader
    let library: PackLibrary
    /// The names of the packs; empty for all packs with cases.
    let names: [String]
    /// Expected files that are missing are written; they fail all the same.
    let records: Bool

    /// - Returns: what was tried, in the order of packs and cases.
    func run(into bag: inout DiagnosticBag) -> [PackTestResult] {
        let known = library.packs.map(\.name.text)
        for name in names where !known.contains(name) { bag.add(.noSuchPack(name, known: known)) }
        guard !bag.hasErrors else { return [] }
        let packs = library.packs.filter { names.isEmpty || names.contains($0.name.text) }
        var results: [PackTestResult] = []
        var recorded: [(path: String, bytes: [UInt8])] = []
        for pack in packs {
            for folder in caseFolders(of: pack, into: &bag) {
                let (result, missing) = run(pack, folder, into: &bag)
                results.append(result)
                recorded += missing
            }
        }
        for file in recorded { write(file.bytes, to: file.path, into: &bag) }
        return results
    }

    private func write(_ bytes: [UInt8], to path: String, into bag: inout DiagnosticBag) {
        do throws(FileSystemError) {
            try loader.fileSystem.create(loader.reader.absolute(path), with: bytes)
        } catch {
            bag.add(error.about(path).diagnostic())
        }
    }

    /// Sorted by name.
    private func caseFolders(of pack: PackManifest, into bag: inout DiagnosticBag) -> [String] {
        let manifest = pack.range.file.path
        guard
            library.layers.contains(where: {
                $0.folder != nil && !$0.isVendored && $0.files.contains { $0.file.path == manifest }
            })
        else { return [] }
        let folder = String(manifest.dropLast("pack.yml".count) + "Tests")
        let files = loader.reader.files(below: folder, endings: [""], into: &bag).map { $0.dropFirst(folder.count + 1) }
        var cases: [String] = []
        for file in files {
            guard let name = file.split(separator: "/").first.map(String.init), cases.last != "\(folder)/\(name)" else {
                continue
            }
            if files.contains("\(name)/spec.yml") {
                cases.append("\(folder)/\(name)")
            } else {
                bag.add(.caseWithoutSpec("\(folder)/\(file)"))
            }
        }
        return cases
    }

    private func run(_ pack: PackManifest, _ folder: String, into bag: inout DiagnosticBag) -> (
        PackTestResult, missing: [(path: String, bytes: [UInt8])]
    ) {
        let made = files(of: pack, folder, into: &bag)
        let expectedFolder = "\(folder)/expected"
        let expected = loader.reader.files(below: expectedFolder, endings: [""], into: &bag)
        var differences: [String] = []
        var missing: [(path: String, bytes: [UInt8])] = []
        for file in made ?? [] {
            let path = "\(expectedFolder)/\(file.path)"
            guard expected.contains(path), let text = loader.reader.file(path, into: &bag) else {
                missing.append((path, file.bytes))
                bag.add(.expectedFileMissing(path, isRecorded: records))
                continue
            }
            guard text.bytes != file.bytes else { continue }
            differences.append(UnifiedDiff(path: path, .init(old: text.bytes, new: file.bytes)).text())
            bag.add(.packMakesAnotherText(path, pack))
        }
        let paths = Set((made ?? []).map { "\(expectedFolder)/\($0.path)" })
        let surplus = made == nil ? [] : expected.filter { !paths.contains($0) }
        for path in surplus { bag.add(.packMakesNoSuchFile(path, pack)) }
        let isRight = made != nil && missing.isEmpty && differences.isEmpty && surplus.isEmpty
        let result = PackTestResult(pack: pack.name.text, folder: folder, isRight: isRight, differences: differences)
        return (result, records ? missing : [])
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
        let spec = ProjectSpec(settings: settings, documents: documents)
        guard let graph = ProjectGraph.resolve(spec, packs: library, sources: [:], into: &findings), !findings.hasErrors
        else { return nil }
        let plan = RenderPlan.make(graph, packs: library, modules: nil, into: &findings)
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

    fileprivate static func caseWithoutSpec(_ path: String) -> Diagnostic {
        Diagnostic(
            .packTestFails,
            "the file belongs to no case",
            at: .path(path),
            help: "a case is a folder in `Tests` with a `spec.yml`, and `expected` beside it"
        )
    }

    fileprivate static func expectedFileMissing(_ path: String, isRecorded: Bool) -> Diagnostic {
        Diagnostic(
            .packTestFails,
            isRecorded
                ? "the output of the pack was recorded"
                : "the pack generates this file, but the case doesn't expect it",
            at: .path(path),
            help: isRecorded
                ? "check the recorded file: the case expects it from now on"
                : "`scaffold templates test --record` writes it"
        )
    }

    fileprivate static func packMakesAnotherText(_ path: String, _ pack: PackManifest) -> Diagnostic {
        Diagnostic(
            .packTestFails,
            "the pack `\(pack.name.text)` generates a different text",
            at: .path(path),
            help: "fix the template, or delete the file and record it again"
        )
    }

    fileprivate static func packMakesNoSuchFile(_ path: String, _ pack: PackManifest) -> Diagnostic {
        Diagnostic(
            .packTestFails,
            "the pack `\(pack.name.text)` doesn't generate this file",
            at: .path(path),
            help: "fix `pack.yml`, or delete the file"
        )
    }
}
