import Specs

/// A target, as templates see it.
struct TargetContext: TemplateContext {
    let target: Target
    let targets: Targets

    static let table = ContextTable<TargetContext>("target", "A target of the project.") {
        ContextEntry("name", "The target's name.", example: "App") { $0.target.name }
        ContextEntry("module", "The Swift module that it builds, as imports name it.", example: "App") {
            $0.target.module
        }
        ContextEntry("sources", "The folder of its sources.", example: "Sources/App") { $0.target.sources }
        ContextEntry("tests", "The folder of its tests.", example: "Tests/AppTests") { $0.target.tests }
        ContextEntry("mocks", "The folder of the mocks of its services.", example: "Tests/AppTests/Mocks") {
            $0.targets.sharedMocks(of: $0.target).folder
        }
        ContextEntry("isApp", "It is the app, which knows all others.", example: "true") {
            $0.target.name == $0.targets.app.name
        }
        ContextEntry(
            "access",
            "What stands before a declaration that others use, with a blank, or nothing.",
            example: "'public '"
        ) {
            $0.target.access == "internal" ? "" : "\($0.target.access) "
        }
    }
}

/// A service that something depends on, as templates see it.
struct ReferenceContext: TemplateContext {
    let reference: Service.Reference
    let targets: Targets

    static let table = ContextTable<ReferenceContext>("dependency", "A service that a module or another service needs.")
    {
        ContextEntry("name", "The service's name in the locator.", example: "authService") { $0.reference.name }
        ContextEntry("protocol", "Its protocol.", example: "AuthServicing") { $0.reference.protocolName }
        ContextEntry("mock", "The mock of that protocol.", example: "AuthServicingMock") {
            "\($0.reference.protocolName)Mock"
        }
        ContextEntry("variable", "The name of a test's variable that holds the mock.", example: "authService") {
            TestNames.variable(for: $0.reference.name)
        }
        ContextEntry("kind", "`service` or `model`.", example: "service") { $0.reference.kind.rawValue }
        ContextEntry("summary", "What it is for, in a sentence.", example: "Signs people in and out.") {
            $0.reference.summary
        }
        ContextEntry("target", "The target that has the protocol.") {
            TargetContext(target: $0.reference.target, targets: $0.targets)
        }
    }
}
