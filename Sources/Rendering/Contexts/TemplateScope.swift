import Diagnostics
package import Packs
import Specs
import TemplateEngine
import YAML

/// The subject of an output, such as a module, with the context of its templates.
package final class TemplateScope: Sendable {
    package let subject: PackFile.Subject
    /// The name of the subject; empty for the project.
    package let name: String
    /// Nil if the subject is no module.
    let module: Module?
    let spec: String
    let instance: String
    let origin: SourceRange?
    /// The context of templates, without `options`.
    let context: TemplateMapping
    let options: [NamedValue<YAMLNode>]

    /// - Parameters:
    ///   - values: the values of the context, in the order of the subject's shape.
    ///   - spec: the path of the spec; nil for the file of `origin`.
    init(
        _ subject: PackFile.Subject,
        _ name: String,
        _ values: [TemplateValue],
        module: Module? = nil,
        spec: String? = nil,
        instance: String = "",
        origin: SourceRange? = nil,
        options: [NamedValue<YAMLNode>] = []
    ) {
        (self.subject, self.name, self.module) = (subject, name, module)
        (self.spec, self.instance, self.origin) = (spec ?? origin?.file.path ?? "", instance, origin)
        context = TemplateMapping(keys: subject.shape.keys, values: values)
        self.options = options
    }

    var style: String? { module?.style.name }
}

extension PackFile.Subject {
    /// The shape of the context of its templates, without `options`.
    var shape: MappingShape { Self.shapes[self] ?? MappingShape([]) }

    private static let shapes: [PackFile.Subject: MappingShape] = Dictionary(
        uniqueKeysWithValues: allCases.map { subject in
            (subject, MappingShape(CommonContext.table.shape.members + subject.members, name: subject.rawValue))
        }
    )

    private var members: [MappingShape.Member] {
        switch self {
        case .project: ProjectContext.table.shape.members
        case .target: TargetFilesContext.table.shape.members
        case .module: [.init("module", shape: ModuleContext.shape)]
        case .flow: [.init("flow", shape: FlowContext.shape)]
        case .services: [.init("document", shape: DocumentContext.shape)]
        case .service: [.init("service", shape: ServiceContext.shape)]
        case .mock: [.init("mock", shape: MockContext.shape)]
        }
    }
}

struct CommonContext: TemplateContext {
    let targets: Targets
    let canMock: Bool
    let packs: [String]

    static let table = ContextTable<CommonContext>("common") {
        ContextEntry("app") { TargetContext(target: $0.targets.app, targets: $0.targets) }
        ContextEntry("support") { TargetContext(target: $0.targets.support, targets: $0.targets) }
        ContextEntry("canMock") { $0.canMock }
        ContextEntry("mocksAreInSources") { $0.targets.mocksAreInSources }
        ContextEntry("packs") { $0.packs }
    }
}

struct TargetFilesContext: TemplateContext {
    let target: Target
    let targets: Targets
    let signatures: [ModuleSignature]

    static let table = ContextTable<TargetFilesContext>("target") {
        ContextEntry("target") { TargetContext(target: $0.target, targets: $0.targets) }
        ContextEntry("hasModules") { !$0.signatures.isEmpty }
        ContextEntry("hasResults") { context in context.signatures.contains { $0.result != nil } }
        ContextEntry("supportImports") { Set([$0.targets.support.module]).subtracting([$0.target.module]).sorted() }
    }
}
