import Diagnostics
import Support

/// Draws a project's map.
struct MapRun {
    let options: GraphOptions
    let pipeline: Pipeline

    /// Returns nil if there are errors, which have been reported.
    func output(into bag: inout DiagnosticBag) -> [UInt8]? {
        guard let graph = pipeline.resolve(into: &bag)?.graph else { return nil }
        var map = ProjectMap(graph)
        if let focus = options.focus {
            guard let node = node(named: focus, in: map, into: &bag) else { return nil }
            map = map.around(node, depth: options.depth)
        }
        let text =
            switch options.notation {
            case .mermaid: map.mermaid
            case .dot: map.dot
            case .json: map.json
            }
        return Array(text.utf8)
    }

    /// A module or flow before a service of the same name; a deep link by its path.
    private func node(named name: String, in map: ProjectMap, into bag: inout DiagnosticBag) -> ProjectMap.Node? {
        let typeName = name.typeName
        let screen = map.nodes.first { ($0.kind == .module || $0.kind == .flow) && $0.name == typeName }
        if let node = screen ?? map.nodes.first(where: { $0.name == name }) { return node }
        bag.add(
            Diagnostic(
                .noSuchModule,
                "unknown module, flow, service or deep link `\(name)`",
                at: .command,
                help: Spelling.help(for: name, in: map.nodes.map(\.name))
                    ?? "`scaffold graph` without `--focus` shows them all"
            )
        )
        return nil
    }
}
