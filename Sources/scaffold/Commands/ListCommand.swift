import ArgumentParser
import ScaffoldKit

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List modules, flows and services with the state of their files.",
        discussion: """
            Examples:
              scaffold list
              scaffold list --format json
            """
    )

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let (report, items) = Scaffold.list(try global.locateProject())
        try ReportPrinter(options: global).show(report, items, named: "items") { items in
            let rows = items.map { item in
                let count = item.files == 0 ? "" : item.files == 1 ? " (1 file)" : " (\(item.files) files)"
                let state = item.state + count
                return [item.kind.rawValue, item.name, item.style ?? "-", item.target ?? "-", state]
            }
            return Columns([["KIND", "NAME", "STYLE", "TARGET", "STATE"]] + rows).lines.map { $0 + "\n" }.joined()
        }
    }
}
