import Diagnostics
import Packs
import TemplateEngine
import Testing

@testable import Rendering

/// Tests of the names that templates use from their contexts.
struct TemplateNamesTests {
    @Test func builtInTemplatesUseOnlyKnownNames() {
        var bag = DiagnosticBag()
        let packs = PackLibrary.read(layers: [], filters: .swift, into: &bag)
        _ = CompiledPacks(packs, into: &bag)
        #expect(packs.packs.flatMap(\.files).count > 40)
        #expect(bag.sorted.map(\.message).isEmpty)
    }

    /// Expressions with names that the contexts of their subjects don't have.
    @Test(arguments: [
        ("module", "module.nme", "unknown member `nme` of `module`"),
        ("module", "module.roles.presnter", "unknown member `presnter` of `module.roles`"),
        (
            "module", "module.roles.presenter.contract.items.first.member.test.checks.first.pth",
            "unknown member `pth` of `module.roles.presenter.contract.items.first.member.test.checks.first`"
        ),
        ("module", "mock", "unknown name `mock`"),
        ("module", "options.athor", "unknown member `athor` of `options`"),
        ("mock", "mock.members.first.call.record.vlue", "unknown member `vlue` of `mock.members.first.call.record`"),
        (
            "service", "service.dependencies.first.target.nme",
            "unknown member `nme` of `service.dependencies.first.target`"
        ),
        ("services", "document.services.first.lifetme", "unknown member `lifetme` of `document.services.first`"),
        (
            "project", "deepLinks.first.parameters.first.typ",
            "unknown member `typ` of `deepLinks.first.parameters.first`"
        ),
        ("target", "hasModule", "unknown name `hasModule`"),
    ])
    func unknownNameIsReported(_ subject: String, _ expression: String, _ message: String) {
        let manifest = """
            pack: ours
            options: {author: {}}
            roles: {presenter: {suffix: A, type: B}}
            files:
              - {template: ours/A.stencil, path: "{{ \(expression) }}", owner: generated, for: \(subject), when: \(expression)}
            """
        let sources = [
            TemplateSource(name: "ours/pack.yml", file: SourceFile(path: "ours/pack.yml", text: manifest)),
            TemplateSource(
                name: "ours/A.stencil",
                file: SourceFile(path: "ours/A.stencil", text: "{% if false %}{{ \(expression) }}{% endif %}\n")
            ),
        ]
        var bag = DiagnosticBag()
        _ = CompiledPacks(
            PackLibrary.read(layers: [PackLayer(folder: "Templates", files: sources)], filters: .swift, into: &bag),
            into: &bag
        )
        #expect(bag.sorted.map(\.message) == [message, message, message])
        #expect(bag.sorted.allSatisfy { $0.code == .templateNameMissing })
    }
}
