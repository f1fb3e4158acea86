import Diagnostics
import FileSystem
import Output
import Packs
import Support
import TemplateEngine

/// The copies of built-in templates in a project.
///
/// The original text of each copy is kept as a merge base, like the last render of an output. So if a template is copied again, the changes of the
/// built-in one are merged.
struct TemplateCopies {
    let loader: ProjectLoader
    let library: PackLibrary
    private let folder: String

    /// Returns nil if packs have errors or the project has no folder for templates, which is reported.
    init?(loader: ProjectLoader, into bag: inout DiagnosticBag) {
        let library = loader.packs(into: &bag)
        guard !bag.hasErrors else { return nil }
        guard let folder = loader.templateFolders.first else {
            let message = "no folder for templates in `scaffold.yml`"
            let help = "add `Templates` to `templates` in scaffold.yml"
            bag.add(.missingFolder, message, at: .command, severity: .error, help: help)
            return nil
        }
        (self.loader, self.library, self.folder) = (loader, library, folder)
    }

    /// Returns copies of a pack's files, or of some of them.
    ///
    /// - Parameter files: names as in `pack.yml` and `include`, or paths in the pack's folder; empty for all files and `pack.yml`.
    /// - Returns: nil if a file does not exist, which has been reported.
    func copies(of pack: String, files: [String], into bag: inout DiagnosticBag) -> [PlannedFile]? {
        let builtIn = library.layers.filter { $0.folder == nil }.flatMap(\.files)
        let names = builtIn.map(\.name)
        let folders = names.compactMap { $0.split(separator: "/").first.map(String.init) }
        let packs = Set(folders).subtracting(["init", "samples"]).sorted()
        guard packs.contains(pack) else {
            guard let own = library.packs.first(where: { $0.name.text == pack }) else {
                let names = pack.split(separator: "/").drop { !packs.contains(String($0)) }
                let file = names.dropFirst().joined(separator: "/")
                let help =
                    "write the name of the pack before the file: `scaffold templates eject \(names.first ?? "") \(file)`"
                bag.add(
                    file.isEmpty
                        ? .noSuchPack(pack, known: packs)
                        : Diagnostic(.noSuchPack, "unknown pack `\(pack)`", at: .command, help: help)
                )
                return nil
            }
            let message = "the pack `\(pack)` is not built in, so there is nothing to copy"
            let manifest = own.range.file.path
            let isVendored = library.layers.contains { layer in
                layer.isVendored && layer.files.contains { $0.file.path == manifest }
            }
            let help =
                isVendored
                ? "copy the file to change from `\(manifest.parentPath)` to `\(folder == "." ? pack : "\(folder)/\(pack)")`; "
                    + "under `templates`, `\(folder)` must be above the repository"
                : "change its files in your templates; its `pack.yml` is `\(manifest)`"
            bag.add(.noSuchPack, message, at: .command, help: help)
            return nil
        }
        let included = library.packs.first { $0.name.text == pack }?.included ?? []
        let near = names.filter { name in included.contains { name.inside($0) != nil } }
        let known = names.compactMap { $0.inside(pack) } + near + names
        var chosen: [String] = []
        for file in files {
            if let name = [file, "\(pack)/\(file)"].first(where: names.contains) {
                chosen.append(name)
            } else {
                let help = Spelling.nearestPath(to: file, in: known).map { "did you mean `\($0)`?" }
                bag.add(.noSuchTemplate("built-in template `\(file)`", help: help))
            }
        }
        guard !bag.hasErrors else { return nil }
        if files.isEmpty { chosen = names.filter { $0.inside(pack) != nil } }
        return builtIn.filter { chosen.contains($0.name) }.map(copy)
    }

    /// Writes copies. If the user has edited a copy, the changes are merged.
    func write(_ copies: [PlannedFile], isDryRun: Bool, into bag: inout DiagnosticBag) -> [Change] {
        var options = PlanOptions(isDryRun: isDryRun)
        // A user who asks for a copy again does not want it to stay deleted.
        options.restores = []
        return Pipeline(loader: loader, documents: []).write(copies, options, into: &bag) ?? []
    }

    /// Returns the changes of the built-in templates since they were copied, as changes of the copies.
    func gains(into bag: inout DiagnosticBag) -> [Change] {
        let builtIn = library.layers.filter { $0.folder == nil }.flatMap(\.files)
        return builtIn.filter { loader.reader.exists(path($0)) }.flatMap { source in
            var findings = DiagnosticBag()
            let changes = write([copy(source)], isDryRun: true, into: &findings)
            // A file that was not copied by `eject` has no merge base.
            return findings.hasErrors ? [] : changes
        }
    }

    private func copy(_ source: TemplateSource) -> PlannedFile {
        let key = OutputKey(spec: nil, pack: OutputKey.packOfCopies, template: source.name)
        return PlannedFile(key: key, path: path(source), owner: .user, bytes: source.file.bytes)
    }

    private func path(_ source: TemplateSource) -> String {
        folder == "." ? source.name : "\(folder)/\(source.name)"
    }
}

extension String {
    fileprivate func inside(_ pack: String) -> String? {
        hasPrefix("\(pack)/") ? String(dropFirst(pack.count + 1)) : nil
    }
}
