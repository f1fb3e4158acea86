import Diagnostics
import FileSystem
import Packs
import Specs
import TemplateEngine
import YAML

extension ProjectLoader {
    /// The folders of the project's own templates. Copies of built-in templates are in the first one.
    var templateFolders: [String] {
        settings.templates.value?.compactMap { $0.folder.map(path(of:)) } ?? ["Templates"]
    }

    /// Fetches the templates of repositories, if they are not copied yet or if another commit was copied. No other step uses the network.
    ///
    /// - Parameter isDryRun: true to report such repositories instead.
    func fetchTemplates(isDryRun: Bool, into bag: inout DiagnosticBag) {
        var names: [String: SourceRange] = [:]
        for case .repository(let spec) in settings.templates.items {
            guard let packs = VendoredPacks(spec, self, into: &bag) else { continue }
            if let other = names.updateValue(spec.range, forKey: packs.name.lowercased()) {
                let message = "two repositories have the same folder `\(packs.folder)`"
                let notes = [Diagnostic.Note("the other repository is here", at: other)]
                let help = "give one of them another `name`"
                bag.add(.duplicatePack, message, at: spec.range, help: help, notes: notes)
            } else {
                packs.bring(isDryRun: isDryRun, into: &bag)
            }
        }
    }

    /// Returns the team's templates in order of precedence: those under `templates` in `scaffold.yml`, or else in `Templates`, if it exists.
    func templateLayers(into bag: inout DiagnosticBag) -> [PackLayer] {
        guard let written = settings.templates.value else {
            return settings.templates.isInvalid || !reader.exists("Templates")
                ? [] : [layer("Templates", into: &bag)]
        }
        var folders: Set<String> = []
        return written.compactMap { source in
            switch source {
            case .folder(let folder):
                let path = path(of: folder)
                if !folder.text.isEmpty, reader.isFolder(path) {
                    return folders.insert(path).inserted ? layer(path, into: &bag) : nil
                }
                let isEmpty = folder.text.isEmpty
                let isFile = !isEmpty && reader.exists(path)
                let message =
                    isEmpty
                    ? "empty folder name"
                    : isFile ? "`\(folder.text)` is a file, not a folder" : "missing folder `\(folder.text)`"
                let correction =
                    folder.isRemoteAddress
                    ? "write `{git: \(folder.text), commit: …}`"
                    : isFile
                        ? "write the folder of all packs, such as `Templates` for the file `Templates/notes/pack.yml`"
                        : "correct the path, create the folder, or remove it from `templates`"
                let help = isEmpty ? "write the path of a folder" : correction
                bag.add(.missingFolder, message, at: folder.range, severity: .error, help: help)
                return nil
            case .repository(let spec):
                // `fetchTemplates` reports errors.
                var reported = DiagnosticBag()
                guard let packs = VendoredPacks(spec, self, into: &reported),
                    folders.insert(packs.folder.lowercased()).inserted
                else { return nil }
                return layer(packs.folder, isVendored: true, into: &bag)
            }
        }
    }

    private func path(of folder: LocatedText) -> String {
        reader.relative(folder.text, prefix: "")
    }

    private func layer(_ folder: String, isVendored: Bool = false, into bag: inout DiagnosticBag) -> PackLayer {
        func name(_ path: String) -> String {
            folder == "." ? path : String(path.dropFirst(folder.count + 1))
        }
        let manifests = ["pack.yml", "pack.yaml"]
        let found = reader.files(below: folder, followsLinks: false, into: &bag) { name in
            name.hasSuffix(".stencil") || manifests.contains(name.lowercased())
        }.filter { path in
            // Test cases don't belong to the pack.
            name(path).split(separator: "/").dropFirst().first != "Tests"
        }
        let paths = found.filter { $0.hasSuffix(".stencil") || "/\($0)".hasSuffix("/pack.yml") }
        for path in found where !paths.contains(path) && !isVendored {
            let isInPack = paths.contains { $0.hasSuffix("pack.yml") && path.hasPrefix($0.parentPath + "/") }
            let hasTemplates = paths.contains { $0.parentPath == path.parentPath }
            // The root of the project can have files of other tools.
            guard !isInPack, folder != "." || hasTemplates else { continue }
            bag.add(.misnamedPack(path))
        }
        let files = paths.compactMap { path -> TemplateSource? in
            guard reader.isInside(folder, path) else {
                let message = "`\(path)` is a link to a file outside `\(folder)`"
                let help = "replace the link with a copy of the file, or add the file's folder to `templates`"
                bag.add(.templateOutsideFolder, message, at: .path(path), help: help)
                return nil
            }
            return reader.file(path, into: &bag).map { TemplateSource(name: name(path), file: $0) }
        }
        return PackLayer(folder: folder, isVendored: isVendored, files: files) { [reader] path in
            reader.status("\(folder)/\(path)")?.kind == .file
        }
    }
}

extension DiagnosticBag {
    /// True if packs may be missing because of an error in the settings, such as one under `templates`, or in a file's name.
    var lacksPacks: Bool {
        unsorted.contains { $0.severity == .error && ($0.path == "scaffold.yml" || $0.code == .misnamedFile) }
    }
}

extension Diagnostic {
    fileprivate static func misnamedPack(_ path: String) -> Diagnostic {
        let name = path.split(separator: "/").last ?? ""
        let message = "scaffold reads packs from `pack.yml`, not from `\(name)`"
        let help = "rename the file to `pack.yml`; if it is the file of another tool, move it to another folder"
        return Diagnostic(.misnamedFile, message, at: .path(path), help: help)
    }
}
