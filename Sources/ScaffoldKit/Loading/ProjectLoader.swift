import Diagnostics
import FileSystem
import Output
import Packs
import Rendering
import Specs
import Support
import YAML

/// A reader of a project's files: settings, specs, templates and the Swift files that specs name.
struct ProjectLoader {
    let project: Project
    let fileSystem: any FileSystem
    var settings: Settings

    var reader: SourceReader {
        SourceReader(root: project.root, fileSystem: fileSystem)
    }

    var folder: ProjectFolder {
        ProjectFolder(path: project.root, fileSystem: fileSystem)
    }

    var specsFolder: String {
        settings.specs?.text ?? "Specs"
    }

    /// Returns the paths of all specs; empty if their folder is outside the project. The settings already have an error about that.
    func specPaths(into bag: inout DiagnosticBag) -> [String] {
        guard !ProjectPath.leadsOutside(specsFolder) else { return [] }
        guard !reader.exists(specsFolder) || reader.isFolder(specsFolder) else {
            if let specs = settings.specs {
                let message = "expected a folder, found the file `\(specs.text)`"
                bag.add(.noSpecs, message, at: specs.range, help: "write the folder of the specs")
            } else {
                let help = "rename the file, or write the folder of the specs after `specs` in `scaffold.yml`"
                bag.add(.outputFolderIsAFile, "expected a folder, found a file", at: .path(specsFolder), help: help)
            }
            return []
        }
        return reader.specs(below: specsFolder, into: &bag)
    }

    func documents(into bag: inout DiagnosticBag) -> [SpecDocument] {
        let paths = specPaths(into: &bag)
        var seen: Set<String> = []
        for path in paths where !seen.insert(path).inserted {
            let message = "there are two specs `\(path)`, whose names differ only in how their letters are composed"
            let help = "remove or rename one of them: on many disks both names are one file"
            bag.add(.outputPathDiffersInCase, message, at: .path(path), help: help)
        }
        return Concurrently.map(paths, into: &bag) { path, bag in
            reader.file(path, into: &bag).map { SpecDocument.read($0, into: &bag) }
                ?? .invalid(SourceFile(path: path, bytes: [], isUnread: true))
        }
    }

    /// Returns all specs for a command that needs at least one; nil if the folder is not a project. Reports an error if there are none, except in a
    /// new project.
    func neededDocuments(into bag: inout DiagnosticBag) -> [SpecDocument]? {
        guard checkIsProject(into: &bag) else { return nil }
        let documents = documents(into: &bag)
        // A new project has a folder for specs and has generated nothing from them.
        let isNew = reader.isFolder(specsFolder) && !reader.isFolder(".scaffold/manifests")
        if documents.isEmpty, !isNew, !bag.hasErrors, !ProjectPath.leadsOutside(specsFolder) {
            var ignored = DiagnosticBag()
            let isMisspelled = !reader.exists(specsFolder) && !reader.specs(below: "Specs", into: &ignored).isEmpty
            let message = "the folder `\(specsFolder)` has no specs, or doesn't exist"
            let place = settings.specs.map { Diagnostic.Place.range($0.range) } ?? .path(specsFolder)
            let help = isMisspelled ? "did you mean `Specs`?" : "run `scaffold module Login` to start a first module"
            bag.add(.noSpecs, message, at: place, help: help)
        }
        return documents
    }

    /// Returns the team's packs and the built-in packs. The team's packs have precedence.
    func packs(into bag: inout DiagnosticBag) -> PackLibrary {
        let layers = templateLayers(into: &bag)
        return layers.isEmpty ? .builtIn : PackLibrary.read(layers: layers, filters: .swift, into: &bag)
    }

    /// Returns the known path that a path on the command line means; nil if there is none.
    ///
    /// - Parameter path: a path relative to the project or to the current directory, or absolute.
    func path(meantBy path: String, among known: Set<String>) -> String? {
        ["", project.prefix].map { reader.relative(path, prefix: $0) }.first(where: known.contains)
    }

    /// Returns the files, by their paths in specs. Reports missing ones.
    func swiftSources(named paths: [LocatedText], into bag: inout DiagnosticBag) -> [String: SourceFile] {
        var files: [String: SourceFile] = [:]
        for path in paths where files[path.text] == nil {
            guard reader.exists(path.text) else {
                let help = "correct the path, which is relative to the project's folder, or create the file"
                bag.add(.missingSource, "missing file `\(path.text)`", at: path.range, help: help)
                continue
            }
            guard !reader.isFolder(path.text) else {
                let message = "expected a Swift file, found the folder `\(path.text)`"
                let help = "write the path of the file that declares the protocol"
                bag.add(.notAFile, message, at: path.range, help: help)
                continue
            }
            files[path.text] = reader.file(path.text, into: &bag)
        }
        return files
    }

    /// Returns false for a folder with Swift code that is not set up as a project, and reports it.
    func checkIsProject(into bag: inout DiagnosticBag, otherwise: (AppFolders) -> String? = { _ in nil }) -> Bool {
        // Errors in specs are reported when the specs are read.
        var ignored = DiagnosticBag()
        guard !bag.hasErrors, !["scaffold.yml", ".scaffold"].contains(where: reader.exists),
            specPaths(into: &ignored).isEmpty, ignored.isEmpty
        else { return true }
        let folders = sequence(first: project.root) { $0.isEmpty ? nil : $0.parentPath }.dropFirst()
        if let other = folders.first(where: { reader.exists("\($0)/scaffold.yml") }) {
            let current = SourceReader(root: project.currentDirectory, fileSystem: fileSystem)
            let (root, around) = (current.relative(project.root, prefix: ""), current.relative(other, prefix: ""))
            let message = "no scaffold.yml in `\(root)`; the project is in `\(around)`"
            let help =
                "write `--project \(around.shellWord)`; to set up another project: `scaffold init --project \(root.shellWord)`"
            bag.add(.notAProject, message, at: .command, help: help)
            return false
        }
        guard let sources = AppFolders.find(in: reader) else { return true }
        bag.add(.notSetUp(sources, project, otherwise: otherwise(sources)))
        return false
    }
}

extension ProjectLoader {
    init(_ project: Project, fileSystem: any FileSystem = POSIXFileSystem(), into bag: inout DiagnosticBag) {
        let reader = SourceReader(root: project.root, fileSystem: fileSystem)
        self.init(project: project, fileSystem: fileSystem, settings: reader.settings(into: &bag))
        let switchedOff = SwitchedOffWarnings(settings.warnings, reader: reader)
        bag.isSwitchedOff = { switchedOff.contains($0) }
        reader.checkPaths(settings.warnings.flatMap { $0.value.files ?? [] }, of: "warnings", into: &bag)
        reader.checkPaths(settings.mocks?.exclude ?? [], of: "mocks", into: &bag)
    }
}
