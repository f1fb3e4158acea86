import Diagnostics
import Support

/// The format of a map.
public enum GraphNotation: String, CaseIterable, Sendable {
    /// For Markdown.
    case mermaid
    /// For Graphviz.
    case dot
    /// For programs.
    case json
}

extension ProjectMap {
    /// Returns the text of the map, or of the part around a node; nil for an unknown node, which is reported.
    func text(_ notation: GraphNotation, focus: String?, depth: Int, into bag: inout DiagnosticBag) -> [UInt8]? {
        var map = self
        if let focus {
            guard let node = node(named: focus) else {
                let message = "unknown module, flow, service or deep link `\(focus)`"
                let help = Spelling.help(for: focus, in: nodes.map(\.name))
                let all = "`scaffold graph` without `--focus` shows them all"
                bag.add(.noSuchModule, message, at: .command, help: help ?? all)
                return nil
            }
            map = around(node, depth: depth)
        }
        return switch notation {
        case .mermaid: Array(map.mermaid.utf8)
        case .dot: Array(map.dot.utf8)
        case .json: Array(map.json.utf8)
        }
    }

    /// Returns the node with a name. A module or flow can begin in lower case, if no other node has this name. A deep link has its path as name.
    private func node(named name: String) -> Node? {
        nodes.first { $0.name == name }
            ?? nodes.first { ($0.kind == .module || $0.kind == .flow) && $0.name == name.typeName }
    }
}
