import Specs

struct TargetContext: TemplateContext {
    let target: Target
    let targets: Targets

    static let table = ContextTable<TargetContext>("target") {
        ContextEntry("name") { $0.target.name }
        ContextEntry("module") { $0.target.module }
        ContextEntry("sources") { $0.target.sources }
        ContextEntry("tests") { $0.target.tests }
        ContextEntry("mocks") { $0.targets.sharedMocks(of: $0.target).folder }
        ContextEntry("ownMocks") { $0.targets.ownMocks(of: $0.target) }
        ContextEntry("isApp") { $0.target.name == $0.targets.app.name }
        ContextEntry("access") { $0.target.access == "internal" ? "" : "\($0.target.access) " }
    }
}

struct ReferenceContext: TemplateContext {
    let reference: Service.Reference
    let targets: Targets
    var testNames: Set<String> = []

    static let table = ContextTable<ReferenceContext>("dependency") {
        ContextEntry("name") { $0.reference.name }
        ContextEntry("protocol") { $0.reference.protocolName }
        ContextEntry("mock") { Service.Reference.mock(of: $0.reference.protocolName) }
        ContextEntry("provided") { $0.reference.providedName }
        ContextEntry("providedMock") { Service.Reference.mock(of: $0.reference.providedName) }
        ContextEntry("variable") { TestNames.variable(for: $0.reference.name, besides: $0.testNames) }
        ContextEntry("kind") { $0.reference.kind.rawValue }
        ContextEntry("summary") { $0.reference.summary }
        ContextEntry("target") { TargetContext(target: $0.reference.target, targets: $0.targets) }
    }
}

extension Targets {
    func contexts(of references: [Service.Reference]) -> [ReferenceContext] {
        references.map { ReferenceContext(reference: $0, targets: self) }
    }
}
