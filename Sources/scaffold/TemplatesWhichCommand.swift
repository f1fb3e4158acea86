import ArgumentParser
import ScaffoldKit

struct TemplatesWhichCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "which",
        abstract: "Show which template generates a file, and where the template comes from.",
        discussion: """
            Examples:
              scaffold templates which Sources/App/Modules/Login/LoginRouter.swift
              scaffold templates which viper/Router.swift.stencil
            """
    )

    @Argument(help: "A generated file, or a template by its name or path.", completion: .file())
    var file: String

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let (report, origin) = Scaffold.origin(of: file, try global.locateProject())
        try ReportPrinter(options: global).show(report, origin, named: "origin", text: \.text)
    }
}

extension TemplateOrigin {
    fileprivate var text: String {
        let made =
            output.map { ["\($0.path), by the pack \($0.pack)\($0.spec.isEmpty ? "" : " for \($0.spec)")"] } ?? []
        let used =
            parts.map { ["uses", $0.name, $0.origin] } + usedBy.map { ["used by", $0] }
            + makes.map { ["generates", $0] }
        let lines = made + ["\(template.name): \(template.origin)"] + Columns(used).lines.map { "  " + $0 }
        return lines.map { $0 + "\n" }.joined()
    }
}
