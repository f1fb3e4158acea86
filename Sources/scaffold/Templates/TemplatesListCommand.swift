import ArgumentParser
import ScaffoldKit

struct TemplatesListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List all packs (folders of templates) with their files and options.",
        discussion: """
            Examples:
              scaffold templates list
              scaffold templates list --format json
            """
    )

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let (report, packs) = Scaffold.packs(try global.locateProject())
        try ReportPrinter(options: global).show(report, packs, named: "packs") {
            $0.map(\.text).joined(separator: "\n")
        }
    }
}

extension PackEntry {
    fileprivate var text: String {
        let title = "\(name) (\(isStyle ? "style" : "pack"))\(summary.isEmpty ? "" : ": \(summary)")"
        let files = Columns(files.map { [$0.name, $0.origin] }).lines
        let options = Columns(options.map { ["options.\($0.name)", $0.meaning] }).lines
        return ([title] + (files + options).map { "  " + $0 }).map { $0 + "\n" }.joined()
    }
}

extension TemplateEntry {
    /// `built-in`, or the path and the files that it replaces.
    var origin: String {
        let hidden = hidden.map { $0 ?? "the built-in one" }
        return (path ?? "built-in") + (hidden.isEmpty ? "" : ", replaces \(hidden.joined(separator: " and "))")
    }
}

extension OptionEntry {
    fileprivate var meaning: String {
        "\(values)\(defaultValue.map { " = \($0)" } ?? "")\(summary.isEmpty ? "" : "  \(summary)")"
    }
}
