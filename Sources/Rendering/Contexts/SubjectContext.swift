import Packs
import Specs
import SwiftSource
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
                "The target that has what all others share; in a project of one target it is the app."
            ) {
                $0.common.support
            },
            ContextEntry(
                "canMock",
                "Every service that the app is given from outside has a mock, so tests can have a locator.",
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

    static let table = ContextTable<TargetSubject>("target", "What there is one file of for each target.") {
        CommonContext.entries()
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

struct ModuleSubject: SubjectContext {
    let common: CommonContext
    let module: ModuleContext

    static let table = ContextTable<ModuleSubject>("module", "What there is one file of for each module.") {
        CommonContext.entries()
        ContextEntry("module", "The module.") { $0.module }
    }
}

struct FlowSubject: SubjectContext {
    let common: CommonContext
    let flow: FlowContext

    static let table = ContextTable<FlowSubject>("flow", "What there is one file of for each flow.") {
        CommonContext.entries()
        ContextEntry("flow", "The flow.") { $0.flow }
    }
}

struct DocumentSubject: SubjectContext {
    let common: CommonContext
    let document: DocumentContext

    static let table = ContextTable<DocumentSubject>(
        "services",
        "What there is one file of for each spec with services."
    ) {
        CommonContext.entries()
        ContextEntry("document", "The spec.") { $0.document }
    }
}

struct ServiceSubject: SubjectContext {
    let common: CommonContext
    let service: ServiceContext

    static let table = ContextTable<ServiceSubject>("service", "What there is one file of for each service.") {
        CommonContext.entries()
        ContextEntry("service", "The service.") { $0.service }
    }
}

struct MockSubject: SubjectContext {
    let common: CommonContext
    let mock: MockContext

    static let table = ContextTable<MockSubject>("mock", "What there is one file of for each mocked protocol.") {
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
