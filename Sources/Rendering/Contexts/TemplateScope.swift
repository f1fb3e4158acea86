import Diagnostics
import Packs
import Specs
import SwiftSource
import TemplateEngine
import YAML

/// The subject of an output, such as a module, with the context of its templates.
struct TemplateScope: Sendable {
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
        case .project: "What there is one file of."
        case .services: "What there is one file of for each spec with services."
        case .mock: "What there is one file of for each mocked protocol."
        case .target, .module, .flow, .service: "What there is one file of for each \(rawValue)."
        }
    }
}

/// The variables of every template.
struct CommonContext: TemplateContext {
    let targets: Targets
    /// Every service that the app is given from outside has a mock.
    let canMock: Bool

    static let table = ContextTable<CommonContext>("common", "The variables of every template.") {
        ContextEntry("app", "The app's target.") { TargetContext(target: $0.targets.app, targets: $0.targets) }
        ContextEntry(
            "support",
            "The target that has what all others share; in a project of one target it is the app."
        ) {
            TargetContext(target: $0.targets.support, targets: $0.targets)
        }
        ContextEntry(
            "canMock",
            "Every service that the app is given from outside has a mock, so tests can have a locator.",
            example: "true"
        ) {
            $0.canMock
        }
    }
}

/// The variables of templates for a target.
struct TargetFilesContext: TemplateContext {
    let target: Target
    let targets: Targets
    /// The signatures of the target's modules and flows.
    let signatures: [ModuleSignature]

    static let table = ContextTable<TargetFilesContext>("target", "What there is one file of for each target.") {
        ContextEntry("target", "The target.") { TargetContext(target: $0.target, targets: $0.targets) }
        ContextEntry("hasModules", "Modules or flows belong to it.", example: "true") { !$0.signatures.isEmpty }
        ContextEntry("hasResults", "A module or flow of it hands something back.", example: "false") { context in
            context.signatures.contains { $0.result != nil }
        }
        ContextEntry("supportImports", "What has to be imported for what all targets share.", example: "[Core]") {
            Set([$0.targets.support.module]).subtracting([$0.target.module]).sorted()
        }
    }
}
