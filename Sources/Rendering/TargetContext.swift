import ProjectGraph
import TemplateEngine

/// A target, as templates see it.
struct TargetContext {
    let target: Target
    let targets: Targets

    var value: TemplateValue {
        .fields([
            "name": .string(target.name),
            "module": .string(target.module),
            "sources": .string(target.sources),
            "tests": .string(target.tests),
            "isApp": .boolean(target.name == targets.app.name),
            // Before a declaration: `public `, or nothing.
            "access": .string(target.access == "internal" ? "" : "\(target.access) "),
        ])
    }
}

/// A service that something depends on, as templates see it.
struct ReferenceContext {
    let reference: Service.Reference
    let targets: Targets

    var value: TemplateValue {
        .fields([
            "name": .string(reference.name),
            "protocol": .string(reference.protocolName),
            "mock": .string("\(reference.protocolName)Mock"),
            // As a variable of a test.
            "variable": .string(TestNames.variable(for: reference.name)),
            "kind": .string(reference.kind.rawValue),
            "summary": .optional(reference.summary),
            "target": TargetContext(target: reference.target, targets: targets).value,
        ])
    }
}
