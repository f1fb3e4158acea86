import Diagnostics
import Packs
import Specs
import YAML

/// The names that a project declares, for completion; empty if they can't be read.
public struct ProjectNames: Sendable {
    public private(set) var modules: [String] = []
    public private(set) var flows: [String] = []
    public private(set) var services: [String] = []
    /// The styles of the built-in packs and of the team's packs.
    public let styles: [String]
    public let packs: [String]

    public init(_ project: Project) {
        var ignored = DiagnosticBag()
        let loader = ProjectLoader(project, into: &ignored)
        let library = loader.packs(into: &ignored)
        styles = library.styles.map(\.name.text)
        packs = library.packs.map(\.name.text)
        for document in loader.documents(into: &ignored) {
            switch document {
            case .module(let spec): modules.append(spec.name.text.typeName)
            case .flow(let spec): flows.append(spec.name.text.typeName)
            case .services(let spec): services += spec.services.items.map(\.name.text)
            case .invalid: break
            }
        }
    }
}
