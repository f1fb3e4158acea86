import Diagnostics
import FileSystem
import Output
import Specs
import Support

/// `scaffold list`: lists what the specs declare, with the state of the files.
struct ListRun {
    let loader: ProjectLoader

    func run(into bag: inout DiagnosticBag) -> [ListedItem]? {
        guard let documents = loader.neededDocuments(into: &bag) else { return nil }
        let pipeline = Pipeline(loader: loader, documents: documents, options: .ofCheck)
        return loader.folder.whileReading(waiting: loader.project.waiting) {
            guard let graph = pipeline.resolve(into: &bag)?.graph else { return nil }
            let changes = pipeline.changes(into: &bag)
            return bag.hasErrors ? nil : items(of: graph, changes)
        }
    }

    private func items(of graph: ProjectGraph, _ changes: [Change]) -> [ListedItem] {
        var files: [String: [FileChange.Drift]] = [:]
        for change in changes {
            guard let spec = change.key?.spec, let drift = FileChange(change).drift else { continue }
            files[spec, default: []].append(drift)
        }
        func item(_ kind: ListedItem.Kind, _ name: String, style: String? = nil, target: String?, _ spec: String)
            -> ListedItem
        {
            let drifts = files[spec] ?? []
            let worst = kind == .leftOver ? .leftOver : FileChange.Drift.allCases.first(where: drifts.contains)
            return ListedItem(
                kind: kind,
                name: name,
                style: style,
                target: target,
                spec: spec,
                state: worst?.rawValue ?? FileChange.upToDate,
                files: drifts.count
            )
        }
        let modules = graph.modules.map {
            item(.module, $0.name, style: $0.style.name, target: $0.target.name, $0.specPath)
        }
        let flows = graph.flows.map { item(.flow, $0.name, target: $0.signature.target.name, $0.specPath) }
        let services = graph.documents.flatMap { document in
            document.services.map { item(.service, $0.name, target: $0.reference.target.name, document.path) }
        }
        let gone = Set(files.keys).subtracting((modules + flows + services).map(\.spec)).sorted {
            $0.precedesByBytes($1)
        }
        return modules + flows + services + gone.map { item(.leftOver, $0, target: nil, $0) }
    }
}

/// A module, flow or service, or the files that remain from a removed spec.
public struct ListedItem: Encodable, Sendable {
    public enum Kind: String, Encodable, Sendable {
        case module, flow, service
        /// Files of a removed spec.
        case leftOver = "left over"
    }

    public let kind: Kind
    public let name: String
    public let style: String?
    public let target: String?
    /// The path of the spec file, relative to the project.
    public let spec: String
    /// The worst `FileChange.Drift` of the files of the spec, or `up to date`.
    public let state: String
    /// The number of files of the spec that aren't up to date.
    public let files: Int
}
