import Diagnostics

/// A project's map for programs. `version` changes where a program that reads the map would have to.
struct JSONMap {
    private static let version = 1

    let map: ProjectMap

    var text: String {
        """
        {
          "version": \(Self.version),
          "nodes": \(array(map.nodes.map(object))),
          "edges": \(array(map.edges.map(object)))
        }

        """
    }

    private func object(_ node: ProjectMap.Node) -> String {
        let members = [("id", node.id), ("kind", node.kind.rawValue), ("name", node.name)] + node.details.map { ($0.key == "kind" ? "role" : $0.key, $0.value) }
        return object(members + [("declared", node.declared)])
    }

    private func object(_ edge: ProjectMap.Edge) -> String {
        let members = [("kind", edge.kind.rawValue), ("source", edge.source), ("destination", edge.destination)]
        return object(members + (edge.label.map { [("label", $0)] } ?? []))
    }

    private func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(JSONText.quoted($0)): \(JSONText.quoted($1))" }.joined(separator: ", ") + "}"
    }

    private func array(_ objects: [String]) -> String {
        objects.isEmpty ? "[]" : "[\n" + objects.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
    }
}
