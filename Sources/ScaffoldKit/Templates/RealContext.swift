import Diagnostics
import Rendering
import Support

/// The real context of the templates of a module, a service or another part of a project.
public struct RealContext: Sendable {
    /// Either can be given to `scaffold render --context`.
    public let yaml: String
    public let json: String

    /// - Parameters:
    ///   - name: of a module, a flow, a spec of services, a service, a mock or a target.
    ///   - file: the template or the output, where several packs make files for the same thing.
    /// - Returns: nil where something is wrong, which has then been reported.
    static func find(_ name: String, file: String?, in loader: ProjectLoader, into bag: inout DiagnosticBag)
        -> RealContext?
    {
        let documents = loader.documents(into: &bag)
        guard let plan = Pipeline(loader: loader, documents: documents).plan(into: &bag)?.plan else { return nil }
        let renders = plan.renders.filter { $0.subjectNames.contains(name) }
        guard !renders.isEmpty else {
            bag.add(.nothingNamed(name, among: plan.renders.flatMap(\.subjectNames)))
            return nil
        }
        let made = renders.filter { file == nil || $0.key.template == file || $0.path == file }
        guard let render = made.first(where: \.isOfStyle) ?? made.first else {
            bag.add(.notMade(file ?? "", of: name, among: renders.flatMap { [$0.key.template, $0.path] }))
            return nil
        }
        return RealContext(yaml: render.contextText.yaml, json: render.contextText.json)
    }
}

extension Diagnostic {
    fileprivate static func nothingNamed(_ name: String, among known: [String]) -> Diagnostic {
        Diagnostic(
            .noSuchModule,
            "unknown module, flow, service, mock or target `\(name)`",
            at: .command,
            help: Spelling.help(for: name, in: known) ?? "`scaffold module \(name)` starts a module"
        )
    }

    fileprivate static func notMade(_ file: String, of name: String, among known: [String]) -> Diagnostic {
        Diagnostic(
            .noSuchTemplate,
            "unknown file or template `\(file)` of `\(name)`",
            at: .command,
            help: Spelling.help(for: file, in: known) ?? "run `scaffold templates list` to see all templates"
        )
    }
}
