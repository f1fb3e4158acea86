package import Diagnostics
import Support

extension RenderPlan {
    /// Reports patterns that make paths that lead out of the project, or that another output has; each once.
    ///
    /// - Parameter packs: those whose patterns are checked.
    package func checkPaths(of packs: Set<String>, into bag: inout DiagnosticBag) {
        guard !packs.isEmpty else { return }
        var byPath: [String: PlannedRender] = [:]
        var reported: Set<String> = []
        for render in renders {
            let other = byPath.updateValue(render, forKey: render.path.lowercased())
            // The other one, where only that is of a pack that is checked.
            let (checked, met) =
                packs.contains(render.key.pack) ? (render, other) : (other ?? render, other == nil ? nil : render)
            let pattern = "\(checked.pattern.file.path) \(checked.pattern.start)"
            guard packs.contains(checked.key.pack), !reported.contains(pattern) else { continue }
            guard let finding = met.map({ Diagnostic.pathsCollide(checked, $0) }) ?? Diagnostic.pathLeadsOut(checked)
            else { continue }
            bag.add(finding)
            reported.insert(pattern)
        }
    }

    /// Reports outputs that would be templates, specs or the settings: the next run would make other outputs than this one.
    package func checkInputs(templates: [String], specs: String, into bag: inout DiagnosticBag) {
        let folders =
            templates.flatMap { [($0, ".stencil"), ($0, "/pack.yml")] } + [(specs, ".yml"), (specs, ".yaml")]
        let inputs = folders.map { (folder: $0 == "." ? "" : $0.lowercased() + "/", ending: $1) }
        for render in renders where (render.path.utf8.last ?? 0) | 0x20 == UInt8(ascii: "l") {
            let path = render.path.lowercased()
            guard
                path == "scaffold.yml"
                    || inputs.contains(where: { path.hasPrefix($0.folder) && path.hasSuffix($0.ending) })
            else { continue }
            bag.add(
                .outputIsRead,
                "the next run would read the output `\(render.path)` as an input",
                at: render.pattern,
                help: "write the file to another folder"
            )
        }
    }
}

extension Diagnostic {
    /// Returns nil if the path is inside the project.
    fileprivate static func pathLeadsOut(_ render: PlannedRender) -> Diagnostic? {
        guard render.path.isEmpty || render.path.hasPrefix("/") || render.path.split(separator: "/").contains("..")
        else { return nil }
        return Diagnostic(
            .pathPatternLeadsOut,
            render.path.isEmpty ? "this path can be empty" : "this path can lead out of the project: `\(render.path)`",
            at: render.pattern,
            help: "write a path from the project's folder, without `..`"
        )
    }

    fileprivate static func pathsCollide(_ render: PlannedRender, _ other: PlannedRender) -> Diagnostic {
        let isOwn = render.pattern == other.pattern
        return Diagnostic(
            .pathPatternsCollide,
            isOwn
                ? "two files of this pattern can have the same path: `\(render.path)`"
                : "another file can have this path: `\(render.path)`",
            at: render.pattern,
            help: isOwn
                ? "make the path different for each file: add a name, such as `{{ module.name }}`"
                : "give one of the two another path",
            notes: isOwn ? [] : [.init("the other file is here", at: other.pattern)]
        )
    }
}
