import Foundation

@testable import Output

/// An app as small as can be, whose specs and templates lie on the disk, so that branches of a repository carry them.
struct ModelApp {
    let project: TemporaryProject

    struct Module {
        var name: String
        var was: String?
        var title: String
        var members: [String]
        /// The spec's path.
        var spec: String
    }

    var specs: [String] {
        let folder = project.absolute("Specs")
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "Specs/\($0)" }
    }

    var modules: [Module] {
        specs.compactMap { path in
            guard let text = project.text(path) else { return nil }
            var values: [String: String] = [:]
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
                values[parts[0]] = parts.count > 1 ? parts[1] : ""
            }
            return Module(
                name: values["module"] ?? "",
                was: values["was"],
                title: values["title"] ?? "",
                members: (values["members"] ?? "").split(separator: ",").map(String.init),
                spec: path
            )
        }
    }

    func write(_ module: Module) throws {
        var lines = ["module \(module.name)", "title \(module.title)", "members \(module.members.joined(separator: ","))"]
        if let was = module.was { lines.append("was \(was)") }
        try project.write(lines.map { $0 + "\n\n\n" }.joined(), to: module.spec)
    }

    /// A number that a template has: its version.
    func version(_ template: String) -> Int {
        project.text("Templates/\(template)").flatMap { Int($0.split(separator: "\n")[0]) } ?? 1
    }

    func setVersion(_ template: String, _ version: Int) throws {
        try project.write("\(version)\n", to: "Templates/\(template)")
    }

    var options: PlanOptions {
        var options = PlanOptions()
        options.isComplete = true
        let names = Set(modules.map(\.name))
        options.renames = modules.compactMap { module in
            guard let was = module.was, !names.contains(was) else { return nil }
            return ModuleRename(spec: module.spec, old: was, new: module.name)
        }
        return options
    }

    /// What the specs make.
    var renders: [PlannedFile] {
        let folder = version("layout") % 2 == 1 ? "Sources/Modules" : "Sources/Features"
        let support = "// Support \(version("support"))\n\n\n\nenum Support {\n}\n"
        let links = "// tool\n" + modules.map { "case \($0.name)\n" }.joined()
        return modules.flatMap { module in
            [
                file("\(folder)/\(module.name)/\(module.name)View.swift", view(module), .user, "view", module.spec),
                file("\(folder)/\(module.name)/\(module.name)Presenter.swift", presenter(module), .user, "presenter", module.spec),
                file("\(folder)/\(module.name)/Generated/\(module.name)Router.swift", router(module), .generated, "router", module.spec),
            ]
        } + [
            file("Sources/Support/Support.swift", support, .user, "support", nil),
            file("Sources/Generated/Links.swift", links, .generated, "links", nil),
        ]
    }

    private func file(_ path: String, _ text: String, _ owner: Owner, _ template: String, _ spec: String?) -> PlannedFile {
        PlannedFile(key: OutputKey(spec: spec, pack: "p", template: template), path: path, owner: owner, bytes: Array(text.utf8))
    }

    private func view(_ module: Module) -> String {
        """
        // View \(version("view"))

        final class \(module.name)View {
            let title = "\(module.title)"

            // Made by version \(version("view"))

            func render() {
            }
        }

        """
    }

    private func presenter(_ module: Module) -> String {
        let stubs = module.members.map { "\n    func show\($0)(_ value: Int) {\n        fatalError()\n    }\n" }.joined()
        return "// Presenter \(version("presenter"))\n\nfinal class \(module.name)Presenter {\n    let view: \(module.name)View\n\(stubs)}\n"
    }

    private func router(_ module: Module) -> String {
        "// tool \(version("router"))\nstruct \(module.name)Router {\n" + module.members.map { "    // \($0)\n" }.joined() + "}\n"
    }
}
