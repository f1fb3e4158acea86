extension ProjectMap {
    var dot: String {
        let nodes = nodes.map {
            "    \(Self.quoted($0.id)) [label=\(Self.quoted($0.label)), shape=\(shape(of: $0))];\n"
        }
        let edges = edges.map { edge in
            let attributes = [edge.label.map { "label=\(Self.quoted($0))" }, style(of: edge).map { "style=\($0)" }]
                .compactMap(\.self)
            let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
            return "    \(Self.quoted(edge.source)) -> \(Self.quoted(edge.destination))\(list);\n"
        }
        return "digraph project {\n    rankdir=LR;\n" + nodes.joined() + edges.joined() + "}\n"
    }

    private func shape(of node: Node) -> String {
        switch node.kind {
        case .module: "box"
        case .flow: "component"
        case .service: "ellipse"
        case .deepLink: "cds"
        }
    }

    private func style(of edge: Edge) -> String? {
        switch edge.kind {
        case .route, .link, .over: nil
        case .variant: "bold"
        case .member: "dotted"
        case .dependency: "dashed"
        }
    }

    private static func quoted(_ text: String) -> String {
        let inner = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\" + String(scalar)
            default: scalar.properties.generalCategory == .control ? " " : String(scalar)
            }
        }
        return "\"\(inner.joined())\""
    }
}
