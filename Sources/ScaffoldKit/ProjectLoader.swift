import Diagnostics
import Output
import Packs
import ProjectSpec
import TemplateEngine
import YAML

/// Reads what a project has: settings, specs, templates and the Swift files that specs name.
struct ProjectLoader {
    let project: Project
    let fileSystem: any FileSystem
    let settings: Settings
    /// Whether templates of other repositories may be fetched: a run that writes nothing does without.
    var fetches = false

    init(_ project: Project, fileSystem: any FileSystem = POSIXFileSystem(), fetches: Bool = false, into bag: inout DiagnosticBag) {
        self.project = project
        self.fileSystem = fileSystem
        self.fetches = fetches
        let reader = SourceReader(root: project.root, fileSystem: fileSystem)
        settings = reader.settings(into: &bag)
    }

    init(_ project: Project, settings: Settings, fileSystem: any FileSystem = POSIXFileSystem()) {
        self.project = project
        self.fileSystem = fileSystem
        self.settings = settings
    }

    var reader: SourceReader {
        SourceReader(root: project.root, fileSystem: fileSystem)
    }

    var specsFolder: String {
        settings.specs?.text ?? "Specs"
    }

    /// In the order of their paths.
    func documents(into bag: inout DiagnosticBag) -> [SpecDocument] {
        let paths = reader.files(below: specsFolder, endings: [".yml", ".yaml"], into: &bag)
        return Concurrently.map(paths, into: &bag) { path, bag in
            reader.file(path, into: &bag).map { SpecDocument.read($0, into: &bag) }
        }.compactMap(\.self)
    }

    /// Where copies of built-in templates go; nil where the settings name no folder of the project.
    var ownTemplatesFolder: String? {
        guard let written = settings.templates else { return "Templates" }
        return written.lazy.compactMap(\.folder).first?.text
    }

    /// The team's templates, the strongest first: what `scaffold.yml` names, or else `Templates` where there is one.
    func templateLayers(into bag: inout DiagnosticBag) -> [PackLayer] {
        guard let written = settings.templates else {
            return settings.unreadKeys.contains("templates") || !reader.exists("Templates") ? [] : [layer("Templates", into: &bag)]
        }
        var names: [String: SourceRange] = [:]
        return written.compactMap { source in
            switch source {
            case .folder(let folder):
                if reader.exists(folder.text) { return layer(folder.text, into: &bag) }
                bag.add(.noFolder(folder))
                return nil
            case .repository(let spec):
                guard let packs = VendoredPacks(spec, self, into: &bag) else { return nil }
                if let other = names.updateValue(spec.range, forKey: packs.name.lowercased()) {
                    bag.add(.copiesCollide(packs, other: other))
                    return nil
                }
                packs.bring(into: &bag)
                return layer(packs.folder, isVendored: true, into: &bag)
            }
        }
    }

    private func layer(_ folder: String, isVendored: Bool = false, into bag: inout DiagnosticBag) -> PackLayer {
        func name(_ path: String) -> String {
            folder == "." ? path : String(path.dropFirst(folder.count + 1))
        }
        let paths = reader.files(below: folder, endings: [".stencil", "/pack.yml"], into: &bag).filter { path in
            // The cases of a pack are no part of it.
            name(path).split(separator: "/").dropFirst().first != "Tests"
        }
        let files = paths.compactMap { path -> TemplateSource? in
            guard reader.isInside(folder, path) else {
                bag.add(.templateLeadsOut(path, of: folder))
                return nil
            }
            return reader.file(path, into: &bag).map { TemplateSource(name: name(path), file: $0) }
        }
        return PackLayer(folder: folder, isVendored: isVendored, files: files)
    }

    /// By the path as written.
    func swiftSources(named paths: [LocatedText], into bag: inout DiagnosticBag) -> [String: SourceFile] {
        var files: [String: SourceFile] = [:]
        for path in paths where files[path.text] == nil {
            guard reader.exists(path.text) else {
                bag.add(
                    Diagnostic(
                        .missingSource,
                        "there is no file \(path.text)",
                        at: path.range,
                        help: "write the path from the project's folder"
                    )
                )
                continue
            }
            files[path.text] = reader.file(path.text, into: &bag)
        }
        return files
    }

    /// Reports a folder with Swift code that nobody has made a project.
    func checkIsProject(into bag: inout DiagnosticBag) -> Bool {
        guard !["scaffold.yml", ".scaffold", specsFolder].contains(where: reader.exists) else { return true }
        guard let sources = SwiftFolder.find(in: reader) else { return true }
        bag.add(
            Diagnostic(
                .notAProject,
                "this folder has Swift code, and is not set up for scaffold yet",
                at: .command,
                help: "run `scaffold init --sources \(sources.sources) --tests \(sources.tests)`"
            )
        )
        return false
    }
}

extension Diagnostic {
    fileprivate static func noFolder(_ folder: LocatedText) -> Diagnostic {
        Diagnostic(
            .missingFolder,
            "there is no folder \(folder.text)",
            at: folder.range,
            help: "make it, or remove it from `templates`"
        )
    }

    fileprivate static func templateLeadsOut(_ path: String, of folder: String) -> Diagnostic {
        Diagnostic(
            .templateOutsideFolder,
            "`\(path)` is a link that leads out of \(folder)",
            at: .path(path),
            help: "put a copy of the file there, or name the folder that it lies in under `templates`"
        )
    }

    fileprivate static func copiesCollide(_ packs: VendoredPacks, other: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicatePack,
            "the templates of two repositories would lie in \(packs.folder)",
            at: packs.spec.range,
            help: "give one of them another `name`",
            notes: [.init("the other is here", at: other)]
        )
    }
}
