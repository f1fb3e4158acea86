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
