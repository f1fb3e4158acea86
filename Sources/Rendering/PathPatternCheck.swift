package import Diagnostics

extension RenderPlan {
    /// Reports patterns that make paths that lead out of the project, or that another output has; each once.
    ///
    /// - Parameter pack: the one whose patterns are checked.
    package func checkPaths(of pack: String, into bag: inout DiagnosticBag) {
        var byPath: [String: PlannedRender] = [:]
        var reported: Set<Int> = []
        for render in renders {
            let other = byPath.updateValue(render, forKey: render.path.lowercased())
            guard render.key.pack == pack, !reported.contains(render.pattern.start) else { continue }
            guard let finding = other.map({ Diagnostic.pathsCollide(render, $0) }) ?? Diagnostic.pathLeadsOut(render) else { continue }
            bag.add(finding)
            reported.insert(render.pattern.start)
        }
    }

    /// Reports outputs that would be templates, specs or the settings: the next run would make other outputs than this one.
    package func checkInputs(templates: [String], specs: String, into bag: inout DiagnosticBag) {
        let folders = templates.flatMap { [($0, ".stencil"), ($0, "/pack.yml")] } + [(specs, ".yml"), (specs, ".yaml")]
        let inputs = folders.map { (folder: $0 == "." ? "" : $0.lowercased() + "/", ending: $1) }
        for render in renders where render.path.hasSuffix(".stencil") || render.path.hasSuffix("ml") {
            let path = render.path.lowercased()
            guard path == "scaffold.yml" || inputs.contains(where: { path.hasPrefix($0.folder) && path.hasSuffix($0.ending) }) else { continue }
            bag.add(
                Diagnostic(
                    .outputIsRead,
                    "scaffold reads `\(render.path)` itself: the next run would make other files than this one",
                    at: render.pattern,
                    help: "write what is made to another folder than what it is made of"
                )
            )
        }
    }
}

extension Diagnostic {
    /// Nil where the path stays inside.
    fileprivate static func pathLeadsOut(_ render: PlannedRender) -> Diagnostic? {
        guard render.path.hasPrefix("/") || render.path.split(separator: "/").contains("..") else { return nil }
        return Diagnostic(
            .pathPatternLeadsOut,
            "this path can lead out of the project: `\(render.path)`",
            at: render.pattern,
            help: "write a path from the project's folder, without `..`"
        )
    }

    fileprivate static func pathsCollide(_ render: PlannedRender, _ other: PlannedRender) -> Diagnostic {
        let isOwn = render.pattern == other.pattern
        return Diagnostic(
            .pathPatternsCollide,
            isOwn ? "two files of this pattern can have one path: `\(render.path)`" : "another file can have this path: `\(render.path)`",
            at: render.pattern,
            help: isOwn ? "put the name of what the file is for into the path" : "give one of the two another path",
            notes: isOwn ? [] : [.init("the other file is here", at: other.pattern)]
        )
    }
}
