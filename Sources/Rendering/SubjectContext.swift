import Packs
import ProjectGraph
import SwiftInterface
import TemplateEngine

/// The context of one kind of template, without the pack's `options`.
protocol SubjectContext: TemplateContext {
    var common: CommonContext { get }
}

/// The context of every template.
struct CommonContext: Sendable {
    let app: SharedContext<TargetContext>
    let support: SharedContext<TargetContext>

    /// Every service that the app is given from outside has a mock.
    let canMock: Bool

    init(_ targets: Targets, canMock: Bool) {
        self.canMock = canMock
        app = SharedContext(TargetContext(target: targets.app, targets: targets))
        support = SharedContext(TargetContext(target: targets.support, targets: targets))
    }

    static func entries<Subject: SubjectContext>() -> [ContextEntry<Subject>] {
        [
            ContextEntry("app", "The app's target.") { $0.common.app },
            ContextEntry(
                "support",
                "The target of the files that all targets share. In a project with one target, it is the app."
            ) {
                $0.common.support
            },
            ContextEntry(
                "canMock",
                "Whether every external service has a mock. If not, tests can't create an `AppLocator`.",
                example: "true"
            ) {
                $0.common.canMock
            },
        ]
    }
}

struct TargetSubject: SubjectContext {
    let common: CommonContext
    let target: Target
    let targets: Targets
    /// The signatures of the target's modules and flows.
    let signatures: [ModuleSignature]

    static let table = ContextTable<TargetSubject>("target", "The file is generated once for each target.") {
        CommonContext.entries()
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
        ) {
            Set([$0.targets.support.module]).subtracting([$0.target.module]).sorted()
        }
    }
}

struct ModuleSubject: SubjectContext {
    let common: CommonContext
    let module: ModuleContext

    static let table = ContextTable<ModuleSubject>(
        "module",
        "The file is generated once for each module. If the pack is a style, it is generated only for "
            + "modules of the style."
    ) {
        CommonContext.entries()
        ContextEntry("module", "The module.") { $0.module }
    }
}

struct FlowSubject: SubjectContext {
    let common: CommonContext
    let flow: FlowContext

    static let table = ContextTable<FlowSubject>("flow", "The file is generated once for each flow.") {
        CommonContext.entries()
        ContextEntry("flow", "The flow.") { $0.flow }
    }
}

struct DocumentSubject: SubjectContext {
    let common: CommonContext
    let document: DocumentContext

    static let table = ContextTable<DocumentSubject>(
        "services",
        "The file is generated once for each spec with services."
    ) {
        CommonContext.entries()
        ContextEntry("document", "The spec.") { $0.document }
    }
}

struct ServiceSubject: SubjectContext {
    let common: CommonContext
    let service: ServiceContext

    static let table = ContextTable<ServiceSubject>("service", "The file is generated once for each service or model.")
    {
        CommonContext.entries()
        ContextEntry("service", "The service.") { $0.service }
    }
}

struct MockSubject: SubjectContext {
    let common: CommonContext
    let mock: MockContext

    static let table = ContextTable<MockSubject>(
        "mock",
        "The file is generated once for each mocked protocol of a service, of a Swift file or of the "
            + "support files. The mocks of a module's generated protocols are in `module.mocks`."
    ) {
        CommonContext.entries()
        ContextEntry("mock", "The mock.") { $0.mock }
    }
}

extension PackFile.Subject {
    /// The shape of the context of its templates, without `options`.
    var shape: MappingShape {
        switch self {
        case .project: ProjectSubject.table.shape
        case .target: TargetSubject.table.shape
        case .module: ModuleSubject.table.shape
        case .flow: FlowSubject.table.shape
        case .services: DocumentSubject.table.shape
        case .service: ServiceSubject.table.shape
        case .mock: MockSubject.table.shape
        }
    }
}
