import Diagnostics
import Specs

/// A project as nodes and edges, for navigation and dependencies.
struct ProjectMap {
    struct Node {
        enum Kind: String {
            case module, flow, service, deepLink
        }

        let kind: Kind
        let name: String
        /// Details besides the name, such as the style of a module, in a fixed order.
        var details: [(key: String, value: String)] = []
        /// The place of the declaration in the spec, as `path:line:column`.
        let declared: String

        var id: String { kind.id(name) }
    }

    struct Edge {
        enum Kind: String {
            /// A module can show another module or a flow.
            case route
            /// A module is shown instead of another one while a flag is on.
            case variant
            /// A deep link opens a module or flow.
            case link
            /// A deep link shows a module or flow first, and opens its destination over it.
            case over
            /// A flow shows a module.
            case member
            /// A module, flow or service uses a service.
            case dependency
        }

        let kind: Kind
        let source: String
        let destination: String
        /// The presentation of a route, the flag of a variant, `start` for a flow's first module, or `over` for what a deep link shows first.
        var label: String?
    }

    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []

    init(_ graph: ProjectGraph) {
        for module in graph.modules { add(module) }
        for flow in graph.flows { add(flow) }
        for service in graph.services { add(service) }
    }

    /// Returns the part of the map within `depth` edges of a node, in both directions.
    func around(_ node: Node, depth: Int) -> ProjectMap {
        var neighbours: [String: [String]] = [:]
        for edge in edges {
            neighbours[edge.source, default: []].append(edge.destination)
            neighbours[edge.destination, default: []].append(edge.source)
        }
        var near: Set = [node.id]
        var border = [node.id]
        for _ in 0..<depth {
            border = border.flatMap { neighbours[$0] ?? [] }.filter { near.insert($0).inserted }
            if border.isEmpty { break }
        }
        var map = self
        map.nodes = nodes.filter { near.contains($0.id) }
        map.edges = edges.filter { near.contains($0.source) && near.contains($0.destination) }
        return map
    }

    private mutating func add(_ module: Module) {
        let node = Node(
            kind: .module,
            name: module.name,
            details: [
                ("style", module.style.name), ("target", module.target.name),
                ("presentation", module.signature.presentation.name),
            ],
            declared: module.signature.nameRange.location
        )
        nodes.append(node)
        for route in module.routes {
            add(.route, from: node, to: Node.id(of: route.destination), label: route.presentation.name)
        }
        if let variant = module.variant {
            add(.variant, from: node, to: Node.Kind.module.id(variant.on.name), label: variant.flag.text)
        }
        addDependencies(module.dependencies, of: node)
        if let link = module.deepLink { add(link) }
    }

    private mutating func add(_ flow: Flow) {
        let (shown, declared) = (flow.signature.presentation.name, flow.signature.nameRange.location)
        let node = Node(kind: .flow, name: flow.name, details: [("presentation", shown)], declared: declared)
        nodes.append(node)
        for module in flow.modules {
            let label = module.name == flow.start.module.name ? "start" : nil
            add(.member, from: node, to: Node.Kind.module.id(module.name), label: label)
        }
        addDependencies(flow.dependencies, of: node)
        if let link = flow.deepLink { add(link) }
    }

    private mutating func add(_ link: DeepLink) {
        let node = Node(kind: .deepLink, name: link.path, declared: link.range.location)
        nodes.append(node)
        add(.link, from: node, to: Node.id(of: link.destination))
        if let over = link.over { add(.over, from: node, to: Node.id(of: over), label: "over") }
    }

    private mutating func add(_ service: Service) {
        let node = Node(
            kind: .service,
            name: service.name,
            details: [
                ("protocol", service.protocolName), ("kind", service.kind.rawValue),
                ("lifetime", service.flow.map { "flow(\($0.name))" } ?? service.lifetime.rawValue),
                ("target", service.target.name),
            ] + (service.commands.map { [("commands", $0.protocolName)] } ?? []),
            declared: service.reference.nameRange.location
        )
        nodes.append(node)
        addDependencies(service.dependencies, of: node)
    }

    private mutating func addDependencies(_ services: [Service.Reference], of node: Node) {
        for service in services { add(.dependency, from: node, to: Node.Kind.service.id(service.name)) }
    }

    private mutating func add(_ kind: Edge.Kind, from node: Node, to destination: String, label: String? = nil) {
        edges.append(Edge(kind: kind, source: node.id, destination: destination, label: label))
    }
}

extension ProjectMap.Node.Kind {
    func id(_ name: String) -> String {
        "\(rawValue).\(name)"
    }
}

extension ProjectMap.Node {
    static func id(of screen: ModuleSignature) -> String {
        (screen.kind == .flow ? Kind.flow : .module).id(screen.name)
    }

    /// The name, followed by a presentation without a route: `root` or a tab.
    var label: String {
        guard kind == .module || kind == .flow, let shown = details.first(where: { $0.key == "presentation" })?.value
        else { return name }
        return shown == "root" || shown.hasPrefix("tab") ? "\(name), \(shown)" : name
    }
}
