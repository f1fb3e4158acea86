import Specs

struct TargetContext: TemplateContext {
    let target: Target
    let targets: Targets

    static let table = ContextTable<TargetContext>("target", "A target of the project.") {
        ContextEntry("name", "The name of the target.", example: "App") { $0.target.name }
        ContextEntry("module", "The name of its Swift module, as in `import`.", example: "App") { $0.target.module }
        ContextEntry("sources", "The folder of its sources.", example: "Sources/App") { $0.target.sources }
        ContextEntry("tests", "The folder of its tests.", example: "Tests/AppTests") { $0.target.tests }
        ContextEntry("mocks", "The folder for the mocks of its services.", example: "Tests/AppTests/Mocks") {
            $0.targets.sharedMocks(of: $0.target).folder
        }
        ContextEntry(
            "ownMocks",
            "The folder for the mocks of its modules, which only the tests of this target use.",
            example: "Tests/AppTests/Mocks"
        ) {
            $0.targets.ownMocks(of: $0.target)
        }
        ContextEntry("isApp", "Whether it is the app, which imports all other targets.", example: "true") {
            $0.target.name == $0.targets.app.name
        }
        ContextEntry(
            "access",
            "The prefix of declarations that other targets use, with a trailing space. Empty if the access "
                + "level is `internal`.",
            example: "'public '"
        ) { $0.target.access == "internal" ? "" : "\($0.target.access) " }
    }
}

struct ReferenceContext: TemplateContext {
    let reference: Service.Reference
    let targets: Targets
    /// Names that tests of its user declare.
    var testNames: Set<String> = []

    static let table = ContextTable<ReferenceContext>(
        "dependency",
        "A service that a module, a flow or another service uses."
    ) {
        ContextEntry("name", "The name of the service, and of its property in `AppLocator`.", example: "authService") {
            $0.reference.name
        }
        ContextEntry("protocol", "The protocol of the service.", example: "AuthServicing") { $0.reference.protocolName }
        ContextEntry("mock", "The class of the protocol's mock.", example: "AuthServicingMock") {
            "\($0.reference.protocolName)Mock"
        }
        ContextEntry(
            "provided",
            "The type of the service's property in `AppLocator`, or in its flow's scope. If the service has commands, "
                + "this is the protocol of the commands. Otherwise it is `protocol`.",
            example: "AuthServicing"
        ) { $0.reference.providedName }
        ContextEntry("providedMock", "The class of the mock for `provided`.", example: "AuthServicingMock") {
            "\($0.reference.providedName)Mock"
        }
        ContextEntry("variable", "The variable for the mock in tests.", example: "authService") {
            TestNames.variable(for: $0.reference.name, besides: $0.testNames)
        }
        ContextEntry("kind", "`service` or `model`.", example: "service") { $0.reference.kind.rawValue }
        ContextEntry("summary", "The purpose of the service, in one sentence.", example: "Signs people in and out.") {
            $0.reference.summary
        }
        ContextEntry("target", "The target that declares the protocol.") {
            TargetContext(target: $0.reference.target, targets: $0.targets)
        }
    }
}

extension Targets {
    /// Returns what templates see of services that something depends on.
    func contexts(of references: [Service.Reference]) -> [ReferenceContext] {
        references.map { ReferenceContext(reference: $0, targets: self) }
    }
}
