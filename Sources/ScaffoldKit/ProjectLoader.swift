import Diagnostics
import Output
import Packs
import ProjectSpec
import Rendering
import TemplateEngine
import YAML

/// Reads what a project has: settings, specs, templates and the Swift files that specs name.
struct ProjectLoader {
    let project: Project
    let fileSystem: any FileSystem
    let settings: Settings

    init(_ project: Project, fileSystem: any FileSystem = POSIXFileSystem(), into bag: inout DiagnosticBag) {
        self.project = project
        self.fileSystem = fileSystem
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

    /// The specs of a run that has nothing to do without any, which is then an error.
    func neededDocuments(into bag: inout DiagnosticBag) -> [SpecDocument] {
        let documents = documents(into: &bag)
        if documents.isEmpty, !bag.hasErrors { bag.add(.noSpecs(in: specsFolder)) }
        return documents
    }

    /// The team's packs over the built-in ones.
    func packs(into bag: inout DiagnosticBag) -> PackLibrary {
        PackLibrary.read(layers: templateLayers(into: &bag), filters: .swift, into: &bag)
    }

    /// The team's template folders, the strongest first: those that `scaffold.yml` names, or else `Templates` where there is one.
    func templateLayers(into bag: inout DiagnosticBag) -> [PackLayer] {
        guard let folders = settings.templates else {
            return settings.unreadKeys.contains("templates") || !reader.exists("Templates") ? [] : [layer("Templates", into: &bag)]
        }
        return folders.map { folder in
            guard reader.exists(folder.text) else {
                bag.add(
                    Diagnostic(
                        .missingFolder,
                        "there is no folder \(folder.text)",
                        at: folder.range,
                        help: "make it, or remove it from `templates`"
                    )
                )
                return PackLayer(folder: folder.text, files: [])
            }
            return layer(folder.text, into: &bag)
        }
    }

    private func layer(_ folder: String, into bag: inout DiagnosticBag) -> PackLayer {
        func name(_ path: String) -> String {
            folder == "." ? path : String(path.dropFirst(folder.count + 1))
        }
        let paths = reader.files(below: folder, endings: [".stencil", "/pack.yml"], into: &bag).filter { path in
            // The cases of a pack are no part of it.
            name(path).split(separator: "/").dropFirst().first != "Tests"
        }
        let files = paths.compactMap { path in
            reader.file(path, into: &bag).map { TemplateSource(name: name(path), file: $0) }
        }
        return PackLayer(folder: folder, files: files)
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
    fileprivate static func noSpecs(in folder: String) -> Diagnostic {
        Diagnostic(
            .noSpecs,
            "there is no spec in \(folder)",
            at: .path(folder),
            help: "`scaffold module Login` starts a first module"
        )
    }
}
