import Diagnostics
import Packs
import Rendering
import Support

/// The real context of the templates of a module, a service or another part of a project.
public struct RealContext: Sendable {
    /// Either can be given to `scaffold render --context`.
    public let yaml: String
    public let json: String

    fileprivate init(_ text: ContextText) {
        yaml = text.yaml
        json = text.json
    }
}

extension RealContext {
    /// Finds the context of a part of a project; nil if there is an error, which has been reported.
    static func find(_ options: ContextOptions, in loader: ProjectLoader, into bag: inout DiagnosticBag) -> RealContext?
    {
        var subject: PackFile.Subject?
        if let word = options.subject {
            subject = PackFile.Subject(rawValue: word)
            guard subject != nil else {
                bag.add(.unknownSubject(word))
                return nil
            }
        }
        let documents = loader.documents(into: &bag)
        guard let plan = Pipeline(loader: loader, documents: documents).plan(into: &bag)?.plan else { return nil }
        let candidates = plan.subjects.filter { subject == nil || $0.subject == subject }
        let name = options.name ?? ""
        let found = candidates.filter { $0.name == name }
        guard let first = found.first else {
            bag.add(.nothingNamed(name, subject, among: candidates.map(\.name)))
            return nil
        }
        let renders = plan.renders.filter { render in
            found.contains { $0.subject == render.subject && $0.name == render.subjectName }
        }
        if let file = options.file {
            let render = renders.first { $0.key.template == file || $0.path == file }
            if render == nil {
                let known = Set(renders.flatMap { [$0.key.template, $0.path] }).sorted()
                let subject = "file or template `\(file)`\(name.isEmpty ? "" : " of `\(name)`")"
                bag.add(.noSuchTemplate(subject, help: Spelling.help(for: file, in: known)))
            }
            return render.map { RealContext($0.contextText) }
        }
        let subjects = Set(found.map(\.subject.rawValue)).sorted()
        guard subjects.count == 1 else {
            bag.add(.sharedName(name, subjects))
            return nil
        }
        return RealContext(plan.contextText(of: first))
    }
}

extension Diagnostic {
    fileprivate static func unknownSubject(_ word: String) -> Diagnostic {
        let words = PackFile.Subject.allCases.map(\.rawValue)
        return Diagnostic(
            .unknownValue,
            "--for: expected \(Spelling.alternatives(words)), found `\(word)`",
            at: .command,
            help: Spelling.nearest(to: word, in: words).map { "did you mean `\($0)`?" }
        )
    }

    fileprivate static func nothingNamed(_ name: String, _ subject: PackFile.Subject?, among known: [String])
        -> Diagnostic
    {
        let kind = subject?.rawValue ?? "module, flow, service, mock or target"
        let names = Set(known).subtracting([""]).sorted()
        return Diagnostic(
            .noSuchModule,
            name.isEmpty ? "missing name of a \(kind)" : "unknown \(kind) `\(name)`",
            at: .command,
            help: Spelling.help(for: name, in: names) ?? "run `scaffold list` to see all names"
        )
    }

    fileprivate static func sharedName(_ name: String, _ subjects: [String]) -> Diagnostic {
        Diagnostic(
            .ambiguousName,
            "several parts of the project are named `\(name)`",
            at: .command,
            help: "add \(Spelling.alternatives(subjects.map { "--for \($0)" }))"
        )
    }
}
