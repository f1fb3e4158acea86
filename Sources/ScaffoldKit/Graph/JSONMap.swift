import Support

extension ProjectMap {
    /// The map as JSON, for programs. `version` changes if programs that read the map have to be adapted.
    var json: String {
        let document = JSONValue.object([
            ("version", .number("1")),
            ("nodes", .list(nodes.map(object))),
            ("edges", .list(edges.map(object))),
        ])
        return document.text(levels: 2) + "\n"
    }

    private func object(_ node: Node) -> JSONValue {
        let members =
            [("id", node.id), ("kind", node.kind.rawValue), ("name", node.name)]
            + node.details.map { ($0.key == "kind" ? "role" : $0.key, $0.value) }
        return object(members + [("declared", node.declared)])
    }

    private func object(_ edge: Edge) -> JSONValue {
        let members = [("kind", edge.kind.rawValue), ("source", edge.source), ("destination", edge.destination)]
        return object(members + (edge.label.map { [("label", $0)] } ?? []))
    }

    private func object(_ members: [(String, String)]) -> JSONValue {
        .object(members.map { ($0, .text($1)) })
    }
}
