import ArgumentParser
import ScaffoldKit

struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draw a graph of the project's modules and services.",
        discussion: """
            The graph shows modules, flows, routes, deep links, services, dependencies, and variants (modules that \
            a feature flag switches on). docs/graph.md describes the graph.

            Examples:
              scaffold graph > map.mmd
              scaffold graph --focus Login --depth 2
              scaffold graph --as dot | dot -Tsvg > map.svg
            """
    )

    @Option(
        name: .customLong("as"),
        help: "The format of the graph: a Mermaid flowchart, a Graphviz graph (dot), or JSON."
    )
    var notation: GraphNotation = .mermaid

    @Option(
        help: ArgumentHelp("Show only this module, flow, service or deep link, and its neighbours.", valueName: "name"),
        completion: Completions.all
    )
    var focus: String?

    @Option(
        help: ArgumentHelp(
            "With --focus, the maximum distance of neighbours in steps. Default: 1.",
            valueName: "number"
        )
    )
    var depth: Int?

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if let depth, depth < 0 { throw ValidationError("--depth: expected 0 or more, found \(depth)") }
        if depth != nil, focus == nil { throw ValidationError("--depth can only be used together with --focus") }
    }

    func run() throws {
        let project = try global.locateProject()
        let (report, output) = Scaffold.graph(project, notation: notation, focus: focus, depth: depth ?? 1)
        try ReportPrinter(options: global).show(report, output: output)
    }
}
