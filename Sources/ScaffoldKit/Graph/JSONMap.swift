import Diagnostics
import Support

/// A project's map for programs. `version` changes where a program that reads the map would have to.
struct JSONMap {
    private static let version = 1

    let map: ProjectMap

    var text: String {
        let document = JSONValue.object([
            ("version", .number("\(Self.version)")),
            ("nodes", .list(map.nodes.map(object))),
            ("edges", .list(map.edges.map(object))),
        ])
        return document.text(levels: 2) + "\n"
    }

    private func object(_ node: ProjectMap.Node) -> JSONValue {
        let members =
            [("id", node.id), ("kind", node.kind.rawValue), ("name", node.name)]
            + node.details.map { ($0.key == "kind" ? "role" : $0.key, $0.value) }
        return object(members + [("declared", node.declared)])
    }

    private func object(_ edge: ProjectMap.Edge) -> JSONValue {
        let members = [("kind", edge.kind.rawValue), ("source", edge.source), ("destination", edge.destination)]
        return object(members + (edge.label.map { [("label", $0)] } ?? []))
    }

    private func object(_ members: [(String, String)]) -> JSONValue {
        .object(members.map { ($0, .text($1)) })
    }
}
