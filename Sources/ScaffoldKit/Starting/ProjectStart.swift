import Diagnostics
import FileSystem
import Output
import Packs
import Rendering
import Specs
import Support
import TemplateEngine
import YAML

/// `scaffold init`: the first files of a project.
struct ProjectStart {
    let name: String?
    private let sources: String?
    private let tests: String?
    private let project: Project

    static let schemaName = "specs.schema.json"

    /// - Parameters:
    ///   - sources: a path relative to the project, or absolute.
    ///   - tests: a path like `sources`.
    init(_ project: Project, name: String?, sources: String?, tests: String?) {
        func relative(_ path: String) -> String {
            var path = path.hasPrefix(project.root + "/") ? String(path.dropFirst(project.root.count + 1)) : path
            while path.hasSuffix("/") { path.removeLast() }
            while path.hasPrefix("./") { path.removeFirst(2) }
            return path
        }
        (self.project, self.name) = (project, name)
        (self.sources, self.tests) = (sources.map(relative), tests.map(relative))
    }

    /// Returns the loader of the new project and its first files; nil if there is an error, which has been reported.
    func files(into bag: inout DiagnosticBag) -> (loader: ProjectLoader, beginnings: [PlannedFile])? {
        let existing = ProjectLoader(project, into: &bag)
        guard !bag.hasErrors else { return nil }
        guard !existing.reader.exists("scaffold.yml") else {
            // If the prefix is absolute, the current directory is outside of the project, so `--project` was given.
            let folders = project.prefix.hasPrefix("/") ? [] : project.prefix.split(separator: "/")
            guard folders.isEmpty else {
                let message = "this folder is in a project that is set up already"
                let path = folders.map { _ in "../" }.joined() + "scaffold.yml"
                let help = "add `--project .` to set up another project in this folder"
                bag.add(.alreadySetUp, message, at: .path(path), help: help)
                return nil
            }
            guard let ignored else {
                let app = existing.settings.app?.text ?? "App"
                return Self.guides(of: existing, app: app, into: &bag).map { (existing, $0) }
            }
            let message = "the project is set up already, so \(ignored) would have no effect"
            let help = "set `app` and `targets` in `scaffold.yml`, then run `scaffold init` without \(ignored)"
            bag.add(.alreadySetUp, message, at: .path("scaffold.yml"), help: help)
            return nil
        }
        guard checkPaths(existing.reader, into: &bag), let sources = sources(existing.reader, into: &bag) else {
            return nil
        }
        let folders = project.root.split(separator: "/") + sources.split(separator: "/")
        let folder = folders.last { $0 != "Sources" }.map(String.init)
        let tests = self.tests ?? AppFolders.tests(ofSources: sources)
        let name = self.name ?? existing.reader.xcodeProjectName ?? folder ?? "App"
        let tested = self.name == nil ? existing.reader.testedModule(in: tests) : nil
        guard let module = tested ?? Self.module(of: name) else {
            let message = "no Swift module can be named after `\(name)`"
            bag.add(.invalidModuleName, message, at: .command, help: "write another name after `--name`")
            return nil
        }
        let values = [
            ("version", Scaffold.version), ("app", name), ("module", module), ("sources", sources), ("tests", tests),
        ]
        guard let settings = Self.text("scaffold.yml", values.map { ($0, YAMLQuoting.quoted($1)) }, into: &bag),
            let read = Settings.read(SourceFile(path: "scaffold.yml", bytes: settings), into: &bag)
        else { return nil }
        let loader = ProjectLoader(project: project, fileSystem: existing.fileSystem, settings: read)
        let beginning = PlannedFile(beginning: "scaffold.yml", bytes: settings)
        return Self.guides(of: loader, app: name, into: &bag).map { (loader, [beginning] + $0) }
    }

    /// Returns the schema and the files for readers that a project lacks; nil if there is an error, which has been reported.
    private static func guides(of loader: ProjectLoader, app: String, into bag: inout DiagnosticBag) -> [PlannedFile]? {
        let specs = loader.specsFolder
        let values = [("app", app), ("specs", specs)]
        guard let readme = text("README.md", values, into: &bag), let agents = text("AGENTS.md", values, into: &bag)
        else { return nil }
        let schema = Array(SchemaKind.specs.text.utf8)
        let files = [("\(specs)/README.md", readme), ("\(specs)/\(schemaName)", schema), ("AGENTS.md", agents)]
        return files.filter { !loader.reader.isThere($0.0) }.map { PlannedFile(beginning: $0.0, bytes: $0.1) }
    }

    private static func text(_ name: String, _ values: [(String, String)], into bag: inout DiagnosticBag) -> [UInt8]? {
        let template = PackLibrary.builtIn.templates.compile("init/\(name).stencil", into: &bag)
        return template?.render(TemplateMapping(values.map { ($0, .string($1)) }), into: &bag)?.bytes
    }

    /// The given options, which have no effect in a project that is set up; nil without options.
    private var ignored: String? {
        let given = [("--name", name), ("--sources", sources), ("--tests", tests)].filter {
            $0.1 != nil
        }
        return given.isEmpty ? nil : given.map { "`\($0.0)`" }.joined(separator: ", ")
    }

    /// Returns the folder of the app's sources. Reports a missing folder, or a missing `--sources` in a project with Swift code, and returns nil.
    private func sources(_ reader: SourceReader, into bag: inout DiagnosticBag) -> String? {
        for (option, path) in [("--sources", sources), ("--tests", tests)] {
            guard let path, !reader.isFolder(path) else { continue }
            guard !reader.exists(path) else {
                let folder = path.parentPath
                let help = folder.isEmpty ? "write the path of a folder" : "write `\(option) \(folder.shellWord)`"
                bag.add(.outputFolderIsAFile, "expected a folder, found a file", at: .path(path), help: help)
                continue
            }
            let known = AppFolders.known(in: reader, areTests: option == "--tests")
            // A name with one wrong letter is probably not meant as a new folder.
            guard let nearest = known.first(where: { Spelling.distance(path.lowercased(), $0.lowercased()) < 2 })
            else { continue }
            let help = "did you mean `\(nearest)`? if not, create the folder first"
            let message = "missing folder `\(path)` after `\(option)`"
            bag.add(.missingFolder, message, at: .command, severity: .error, help: help)
        }
        if bag.hasErrors { return nil }
        if let sources { return sources }
        // Without settings, scaffold has generated files in the default folder.
        guard !reader.exists(".scaffold"), let found = AppFolders.find(in: reader) else { return "Sources/App" }
        bag.add(.notSetUp(found, project, name: name, tests: tests))
        return nil
    }

    /// Reports invalid paths in options, and paths in other projects. Returns false if there is any error.
    private func checkPaths(_ reader: SourceReader, into bag: inout DiagnosticBag) -> Bool {
        for (option, path) in [("--sources", sources), ("--tests", tests)] {
            guard let path else { continue }
            let other = (path.folders + [path]).first { reader.exists("\($0)/scaffold.yml") }
            if let other, !ProjectPath.leadsOutside(path) {
                let message = "`\(path)` after `\(option)` is in a project that is set up already"
                let help = "go to `\(other)`, or pass another folder to `\(option)`"
                bag.add(.alreadySetUp, message, at: .path("\(other)/scaffold.yml"), help: help)
            }
            for problem in ProjectPath.problems(in: path) {
                let message = "\(problem.message) after `\(option)`"
                bag.add(.invalidPath, message, at: .command, help: problem.help)
            }
        }
        return !bag.hasErrors
    }

    /// Returns the name that Xcode gives to the module of a target; nil if that is not a valid name.
    private static func module(of target: String) -> String? {
        let characters = target.enumerated().map { index, character in
            let isValid = SwiftIdentifier.isIdentifier(index == 0 ? "\(character)_" : "_\(character)")
            return isValid ? character : "_"
        }
        let name = String(characters)
        guard SwiftIdentifier.isIdentifier(name), name.contains(where: { $0 != "_" }) else { return nil }
        // `import class` doesn't import a module.
        let isKeyword = SwiftIdentifier.escaped(name, in: .declaration) != name
        return isKeyword ? NameCase.pascalCase.applied(to: name) : name
    }
}

extension Diagnostic {
    static func notSetUp(
        _ folder: AppFolders,
        _ project: Project,
        name: String? = nil,
        tests: String? = nil,
        otherwise: String? = nil
    ) -> Diagnostic {
        let below = project.root.hasPrefix(project.currentDirectory + "/")
        let path = below ? String(project.root.dropFirst(project.currentDirectory.count + 1)) : ""
        let option = (name.map { " --name \($0.shellWord)" } ?? "") + (below ? " --project \(path.shellWord)" : "")
        let command =
            if let other = folder.project {
                "a project is in `\(other)`: go to this folder, or add `--project \((below ? "\(path)/\(other)" : other).shellWord)`"
            } else if folder.sources.isEmpty {
                "move the app's Swift files into a folder such as `App`, then run `scaffold init\(option) --sources App --tests \((tests ?? "AppTests").shellWord)`"
            } else if folder.isCertain {
                "run `scaffold init\(option) --sources \(folder.sources.shellWord) --tests \((tests ?? folder.tests).shellWord)`"
            } else {
                "go to the folder of your app; if you are in it, run `scaffold init --sources <dir> --tests <dir>`"
            }
        let message = "this folder has Swift code and is not set up for scaffold"
        let help = [command, otherwise].compactMap(\.self).joined(separator: "; ")
        return Diagnostic(.notAProject, message, at: .command, help: help)
    }
}
