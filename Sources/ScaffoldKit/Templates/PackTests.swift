import Diagnostics
import FileSystem
import Output
import Packs
import Rendering
import Specs
import Support
import YAML

/// `scaffold templates test`: runs the test cases of packs.
///
/// A case is a folder `Tests/<case>` next to `pack.yml`. It has specs, and below `expected` the files that the pack generates from them.
struct PackTests {
    let loader: ProjectLoader
    let library: PackLibrary
    /// The names of the packs; empty for all packs with cases.
    let names: [String]
    /// Whether to write missing expected files. Their cases fail in the same run.
    let records: Bool
    /// Whether to replace expected files that differ, and to delete files that the pack doesn't generate. Their cases fail in the same run.
    let updates: Bool

    func run(into bag: inout DiagnosticBag) -> [PackTestResult] {
        guard let named = library.packs(named: names, into: &bag) else { return [] }
        let packs = names.isEmpty ? library.packs : named
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

    /// Returns the folders of the cases, sorted by name in each layer.
    private func caseFolders(of pack: PackManifest, into bag: inout DiagnosticBag) -> [String] {
        var cases: [String] = []
        for layer in library.layers.filter({ !$0.isVendored }).compactMap(\.folder) {
            let packFolder = (layer == "." ? "" : "\(layer)/") + pack.name.text
            reportMisspelled(in: packFolder, into: &bag)
            let folder = "\(packFolder)/Tests"
            guard loader.reader.isFolder(folder) else { continue }
            let entries = bag.attempt(try loader.fileSystem.list(loader.reader.absolute(folder)), about: folder)
            for path in (entries ?? []).map(\.name).filter({ !$0.hasPrefix(".") }).map({ "\(folder)/\($0)" }).sorted() {
                if loader.reader.exists("\(path)/spec.yml") {
                    cases.append(path)
                } else if path == "\(folder)/spec.yml" {
                    let help = "move it to a folder with the name of the case, such as `\(folder)/first/spec.yml`"
                    bag.add(.packTestFails("the file belongs in the folder of a case", path, help: help))
                } else {
                    let help = "a case is a folder in `Tests` with a `spec.yml`: write one, or delete this"
                    bag.add(.packTestFails("the case has no `spec.yml`", path, help: help))
                }
            }
        }
        return cases
    }

    /// Reports a folder with cases that has a name such as `tests` and would be ignored.
    private func reportMisspelled(in packFolder: String, into bag: inout DiagnosticBag) {
        var ignored = DiagnosticBag()
        let specs = loader.reader.files(below: packFolder, endings: ["/spec.yml"], into: &ignored)
        let folders = specs.compactMap { path -> Substring? in
            let parts = path.dropFirst(packFolder.count + 1).split(separator: "/")
            return parts.count == 3 && parts[0] != "Tests" && parts[0].lowercased() == "tests" ? parts[0] : nil
        }
        for folder in Set(folders) {
            let message = "the name of the folder with the cases of a pack is `Tests`"
            bag.add(.packTestFails(message, "\(packFolder)/\(folder)", help: "rename the folder to `Tests`"))
        }
    }

    private func run(
        _ pack: PackManifest,
        _ folder: String,
        _ records: inout ExpectedFiles,
        into bag: inout DiagnosticBag
    ) -> PackTestResult {
        var result = PackTestResult(pack: pack.name.text, folder: folder)
        let files = files(of: pack, folder, into: &bag)
        let expected = loader.reader.allFiles(below: "\(folder)/expected", into: &bag)
        guard let files else {
            result.isRight = false
            return result
        }
        if files.isEmpty, !loader.reader.isFolder("\(folder)/expected") {
            result.isRight = false
            let help =
                "change the specs or the `scaffold.yml` of the case so that they use the pack, or delete the case"
            bag.add(.packTestFails("the pack `\(pack.name.text)` generates no file for this case", folder, help: help))
        }
        let made = files.map { (path: "\(folder)/expected/\($0.path)", bytes: $0.bytes) }
        let left = Set(expected).subtracting(made.map(\.path)).sorted { $0.precedesByBytes($1) }
        for (path, new) in made.map({ ($0.path, $0.bytes as [UInt8]?) }) + left.map({ ($0, nil) }) {
            // A file that the pack doesn't generate is deleted, even if it can't be read.
            let old = new != nil && expected.contains(path) ? loader.reader.file(path, into: &bag)?.bytes : nil
            if let old, old == new { continue }
            result.isRight = false
            let kind: ExpectedFiles.Kind = new == nil ? .deleted : old == nil ? .recorded : .replaced
            if kind == .recorded ? self.records : updates {
                records.changes.append((kind, path, new ?? []))
                continue
            }
            if let old, let new {
                let difference = UnifiedDiff(old: old, new: new).bytes(path: path)
                result.differences.append(String(decoding: difference, as: UTF8.self))
            }
            let (message, help) =
                switch kind {
                case .recorded:
                    (
                        "the pack generates this file, but the case doesn't expect it",
                        "`scaffold templates test --record` writes it"
                    )
                case .replaced:
                    (
                        "the pack `\(pack.name.text)` generates a different text",
                        "fix the template, or run `scaffold templates test --update` to replace the file"
                    )
                case .deleted:
                    (
                        "the pack `\(pack.name.text)` doesn't generate this file",
                        "fix `pack.yml`, or run `scaffold templates test --update` to delete the file"
                    )
                }
            bag.add(.packTestFails(message, path, help: help))
        }
        return result
    }

    /// Returns the files that the pack generates for a case; nil if the case has errors, which have been reported.
    private func files(of pack: PackManifest, _ folder: String, into bag: inout DiagnosticBag) -> [(
        path: String, bytes: [UInt8]
    )]? {
        var findings = DiagnosticBag()
        defer { bag.add(contentsOf: findings) }
        let paths = loader.reader.files(below: folder, endings: [".yml"], into: &findings)
            .filter { !$0.hasPrefix("\(folder)/expected/") }
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
    /// The folder of the case, relative to the project.
    public let folder: String
    public internal(set) var isRight = true
    /// The differences from the expected to the actual output, in the format of `diff -u`.
    public internal(set) var differences: [String] = []
}

extension PackLibrary {
    /// Returns the packs with these names; nil if a pack does not exist, which has been reported.
    func packs(named names: [String], into bag: inout DiagnosticBag) -> [PackManifest]? {
        let known = packs.map(\.name.text)
        for name in names where !known.contains(name) { bag.add(.noSuchPack(name, known: known)) }
        return bag.hasErrors ? nil : packs.filter { names.contains($0.name.text) }
    }
}

extension Diagnostic {
    static func noSuchPack(_ name: String, known: [String]) -> Diagnostic {
        let inPath = name.split(separator: "/").map(String.init).first(where: known.contains)
        let help =
            inPath.map { "write only the name of the pack: `\($0)`" } ?? Spelling.help(for: name, in: known)
            ?? "run `scaffold templates list` to see all packs"
        return Diagnostic(.noSuchPack, "unknown pack `\(name)`", at: .command, help: help)
    }

    fileprivate static func packTestFails(_ message: String, _ path: String, help: String) -> Diagnostic {
        Diagnostic(.packTestFails, message, at: .path(path), help: help)
    }
}
