extension ProjectMap {
    /// The map as a Mermaid flowchart, which GitHub shows in Markdown.
    var mermaid: String {
        "flowchart LR\n" + (nodes.map(line) + edges.map(line)).map { "    \($0)\n" }.joined()
    }

    private func line(of node: Node) -> String {
        let label = "\"\(Self.escaped(node.label))\""
        return switch node.kind {
        case .module: "\(Self.id(node.id))[\(label)]"
        case .flow: "\(Self.id(node.id))[[\(label)]]"
        case .service: "\(Self.id(node.id))([\(label)])"
        case .deepLink: "\(Self.id(node.id))>\(label)]"
        }
    }

    private func line(of edge: Edge) -> String {
        let label = edge.label.map { "|\"\(Self.escaped($0))\"|" } ?? ""
        let arrow =
            switch edge.kind {
            case .route, .link, .over: "-->"
            case .variant: "==>"
            case .member: "---"
            case .dependency: "-.->"
            }
        return "\(Self.id(edge.source)) \(arrow)\(label) \(Self.id(edge.destination))"
    }

    /// Returns an identifier with letters, digits and `_`. Other characters are replaced by their code points: `_45_` for `-`.
    private static func id(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": String(scalar)
            case ".": "_"
            default: "_\(scalar.value)_"
            }
        }.joined()
    }

    /// Replaces characters that have a meaning in Mermaid or HTML by their codes, such as `#35;` for `#`, and control characters by spaces.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "#", "&", "<", ">", "`", "\\", ";", "|": "#\(scalar.value);"
            default: scalar.properties.generalCategory == .control ? " " : String(scalar)
            }
        }.joined()
    }
}
