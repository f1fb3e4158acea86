import ArgumentParser
import ScaffoldKit

struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draws what leads where and what depends on what.",
        discussion: """
            Modules, flows, routes, variants, deep links, services and dependencies, to standard output: as a flowchart for \
            Markdown, for Graphviz, or as JSON for programs (docs/graph.md describes it).

            Examples:
              scaffold graph > docs/map.mmd
              scaffold graph --focus Login --depth 2
              scaffold graph --as dot | dot -Tsvg > map.svg
            """
    )

    @Option(name: .customLong("as"), help: "The language of the map.")
    var notation: GraphOptions.Notation = .mermaid

    @Option(help: ArgumentHelp("Only what is near this module, flow, service or deep link.", valueName: "name"))
    var focus: String?

    @Option(help: ArgumentHelp("How many steps away from --focus; 1 by default.", valueName: "number"))
    var depth: Int?

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if let depth, depth < 0 { throw ValidationError("--depth: expected 0 or more, found \(depth)") }
        if depth != nil, focus == nil { throw ValidationError("--depth says how far from --focus: name a module with it") }
    }

    func run() throws {
        let options = GraphOptions(project: try global.locateProject(), notation: notation, focus: focus, depth: depth ?? 1)
        let (report, output) = Scaffold.graph(options)
        try ReportPrinter(options: global).show(report, output: output)
    }
}
