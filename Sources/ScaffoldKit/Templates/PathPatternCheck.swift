import Diagnostics
import Output
import Packs
import Rendering
import Specs
import Support

/// A check of the paths of outputs. Reports errors at the patterns in `pack.yml` that generate the paths, each pattern once.
struct PathPatternCheck {
    private let packs: Set<String>
    private let graph: ProjectGraph
    /// The folders with templates and specs, in lower case, each with an ending of its files.
    private let inputs: [(folder: String, ending: String)]
    /// The first output at each file or folder, by path in lower case.
    private var taken: [String: (path: String, isFolder: Bool, render: PlannedRender)] = [:]
    private var reported: Set<String> = []

    static func run(
        _ plan: RenderPlan,
        of packs: Set<String>,
        for graph: ProjectGraph,
        in loader: ProjectLoader,
        into bag: inout DiagnosticBag
    ) {
        guard !packs.isEmpty else { return }
        let folders =
            loader.templateFolders.flatMap { [($0, ".stencil"), ($0, "/pack.yml")] }
            + [".yml", ".yaml"].map { (loader.specsFolder, $0) }
        let inputs = folders.map { (folder: $0 == "." ? "" : $0.lowercased() + "/", ending: $1) }
        var check = PathPatternCheck(packs: packs, graph: graph, inputs: inputs)
        for render in plan.renders {
            if packs.contains(render.key.pack), let finding = check.fault(of: render) {
                check.report(finding, at: render, into: &bag)
            } else {
                check.claim(render, into: &bag)
            }
        }
    }

    private mutating func report(_ finding: Diagnostic, at render: PlannedRender, into bag: inout DiagnosticBag) {
        guard reported.insert("\(render.pattern.file.path) \(render.pattern.start)").inserted else { return }
        bag.add(finding)
    }

    /// Reports an output whose path another output has, in upper or lower case, and an output whose folder is another output.
    private mutating func claim(_ render: PlannedRender, into bag: inout DiagnosticBag) {
        let names = render.path.split(separator: "/")
        var path = ""
        for (index, name) in names.enumerated() {
            path += (index == 0 ? "" : "/") + name
            let isFolder = index < names.count - 1
            guard let other = taken[path.lowercased()] else {
                taken[path.lowercased()] = (path, isFolder, render)
                continue
            }
            if isFolder, other.isFolder, other.path == path { continue }
            let isChecked = packs.contains(render.key.pack) && !(render.isBuiltIn && !other.render.isBuiltIn)
            let (checked, met) = isChecked ? (render, other.render) : (other.render, render)
            guard packs.contains(checked.key.pack) else { return }
            let message =
                if other.path != path {
                    "the \(isFolder && other.isFolder ? "folder" : "path") `\(path)` differs only in upper and lower case from `\(other.path)`"
                } else if isFolder || other.isFolder {
                    "`\(path)` is both a file and the folder of another file"
                } else if checked.pattern == met.pattern {
                    "this pattern can give two files the same path: `\(path)`"
                } else {
                    "another file can have this path: `\(path)`"
                }
            // A team can't change built-in patterns. It can only change the role that gives the file its name.
            let file = String(name.prefix { $0 != "." })
            let role =
                render.isBuiltIn && other.render.isBuiltIn
                ? [checked, met].compactMap { $0.role(naming: file, in: graph) }.first : nil
            return report(.pathsCollide(message, checked, met, role), at: checked, into: &bag)
        }
    }

    private func fault(of render: PlannedRender) -> Diagnostic? {
        switch OutputPath.fault(in: render.path) {
        case nil:
            guard isInput(render.path.lowercased()) else { return nil }
            let message = "the next run would read the output `\(render.path)` as an input"
            return Diagnostic(.outputIsRead, message, at: render.pattern, help: "write the file to another folder")
        case .empty, .absolute, .notAName(".."):
            let path = render.path
            let message = path.isEmpty ? "this path can be empty" : "this path can lead out of the project: `\(path)`"
            let help =
                path.isEmpty
                ? "add a name that is never empty, such as `{{ module.name }}.md`"
                : "write a path relative to the project's folder, without `/` at the beginning and without `..`"
            return Diagnostic(.pathPatternLeadsOut, message, at: render.pattern, help: help, notes: [render.note])
        case let fault?: return fault.diagnostic(of: render.path, at: .range(render.pattern))
        }
    }

    /// Returns true for a template, a spec or the settings. If an output were one of these, the next run would generate other outputs.
    private func isInput(_ path: String) -> Bool {
        path == "scaffold.yml" || inputs.contains { path.hasPrefix($0.folder) && path.hasSuffix($0.ending) }
    }
}

extension PlannedRender {
    fileprivate var isBuiltIn: Bool {
        PackLayer.isBuiltIn(pattern.file)
    }
}

extension Diagnostic {
    /// - Parameter role: the place of the role that gives one of the files its name, if only this role can be changed.
    fileprivate static func pathsCollide(
        _ message: String,
        _ render: PlannedRender,
        _ other: PlannedRender,
        _ role: SourceRange?
    ) -> Diagnostic {
        let isOwn = render.pattern == other.pattern
        return Diagnostic(
            .pathPatternsCollide,
            message,
            at: role ?? render.pattern,
            help: role != nil
                ? "choose another `suffix`"
                : isOwn
                    ? "make the path different for each file"
                        + (render.missingName.map { ": add a name, such as `{{ \($0) }}`" } ?? "")
                    : render.key.pack == other.key.pack && other.isBuiltIn && !render.isBuiltIn
                        ? "give one of the two another path, or add the other template to `without`: `\(other.key.template)`"
                        : "give one of the two another path",
            notes: isOwn ? [] : [.init("the other file is here", at: other.pattern)]
        )
    }
}
