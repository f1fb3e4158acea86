import Diagnostics
package import Packs
import Specs
import TemplateEngine
import YAML

/// The subject of an output, such as a module, with the context of its templates.
package struct TemplateScope: Sendable {
    package let subject: PackFile.Subject
    /// The name of the subject; empty for the project.
    package let name: String
    /// The style of a module; nil for others.
    let style: String?
    let spec: String
    let instance: String
    let origin: SourceRange?
    /// The context of templates, without `options`.
    let context: TemplateMapping
    let options: [NamedValue<YAMLNode>]
}

extension PackFile.Subject {
    /// The shape of the context of its templates, without `options`.
    var shape: MappingShape {
        Self.shapes[self] ?? MappingShape([])
    }

    private static let shapes: [PackFile.Subject: MappingShape] = Dictionary(
        uniqueKeysWithValues: allCases.map { subject in
            let members = CommonContext.table.shape.members + subject.members
            return (subject, MappingShape(members, name: subject.rawValue, meaning: subject.meaning))
        }
    )

    private var members: [MappingShape.Member] {
        switch self {
        case .project: ProjectContext.table.shape.members
        case .target: TargetFilesContext.table.shape.members
        case .module: [.init("module", "The module.", shape: ModuleContext.shape)]
        case .flow: [.init("flow", "The flow.", shape: FlowContext.shape)]
        case .services: [.init("document", "The spec.", shape: DocumentContext.shape)]
        case .service: [.init("service", "The service.", shape: ServiceContext.shape)]
        case .mock: [.init("mock", "The mock.", shape: MockContext.shape)]
        }
    }

    private var meaning: String {
        switch self {
        case .project: "The file is generated once."
        case .target: "The file is generated once for each target."
        case .module:
            "The file is generated once for each module. If the pack is a style, the file is generated only for modules "
                + "of the style."
        case .flow: "The file is generated once for each flow."
        case .services: "The file is generated once for each spec with services."
        case .service: "The file is generated once for each service or model."
        case .mock:
            "The file is generated once for each mocked protocol of a service, of a Swift file or of the support files. "
                + "The mocks of a module's generated protocols are in `module.mocks`."
        }
    }
}

/// The variables of every template.
struct CommonContext: TemplateContext {
    let targets: Targets
    /// Whether every external service has a mock.
    let canMock: Bool
    /// The packs that the project uses.
    let packs: [String]

    static let table = ContextTable<CommonContext>("common", "The variables of every template.") {
        ContextEntry("app", "The app's target.") { TargetContext(target: $0.targets.app, targets: $0.targets) }
        ContextEntry(
            "support",
            "The target of the files that all targets share. In a project with one target, it is the app."
        ) { TargetContext(target: $0.targets.support, targets: $0.targets) }
        ContextEntry(
            "canMock",
            "Whether every external service has a mock. If not, tests can't create an `AppLocator`.",
            example: "true"
        ) { $0.canMock }
        ContextEntry(
            "mocksAreInSources",
            "Whether all mocks are in the folders of sources, within `#if DEBUG`, because previews use some of them.",
            example: "false"
        ) { $0.targets.mocksAreInSources }
        ContextEntry("packs", "The names of the packs that the project uses.", example: "[mocks, viper]") { $0.packs }
    }
}

/// The variables of templates for a target.
struct TargetFilesContext: TemplateContext {
    let target: Target
    let targets: Targets
    /// The signatures of the target's modules and flows.
    let signatures: [ModuleSignature]

    static let table = ContextTable<TargetFilesContext>("target", "The file is generated once for each target.") {
        ContextEntry("target", "The target.") { TargetContext(target: $0.target, targets: $0.targets) }
        ContextEntry("hasModules", "Whether the target has modules or flows.", example: "true") {
            !$0.signatures.isEmpty
        }
        ContextEntry("hasResults", "Whether a module or flow of the target has a result.", example: "false") {
            context in
            context.signatures.contains { $0.result != nil }
        }
        ContextEntry(
            "supportImports",
            "The import of the support target. Empty in the support target itself.",
            example: "[Core]"
        ) { Set([$0.targets.support.module]).subtracting([$0.target.module]).sorted() }
    }
}
