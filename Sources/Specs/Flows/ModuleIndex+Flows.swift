import Diagnostics
import Support

extension ModuleIndex {
    /// Returns the flow that shows a module, or nil if the app's router shows it.
    func flow(of module: String) -> ModuleSignature? {
        flowsByModule[module]?.signature
    }

    func flowEntry(of module: String) -> SourceRange? {
        flowsByModule[module]?.spec.modules.first { NameCase.upperFirst.applied(to: $0.text) == module }?.range
    }

    /// Returns the flow of a lifetime. Reports an unknown name.
    func resolveFlow(_ name: LocatedText, into bag: inout DiagnosticBag) -> ModuleSignature? {
        let typeName = NameCase.upperFirst.applied(to: name.text)
        if let flow = flows.first(where: { $0.name == typeName }) { return flow }
        guard !mayBeDeclared(name) else { return nil }
        let module = named(name.text)
        let isModule = module?.name == name.text
        let similar = isModule ? nil : Spelling.nearest(to: name.text, in: flows.map(\.name).sorted())
        let message = name.text.isEmpty ? "expected the name of a flow, found nothing" : "unknown flow `\(name.text)`"
        let help =
            flow(of: typeName).map { "`\(typeName)` is a module: did you mean its flow `\($0.name)`?" }
            ?? similar.map { "did you mean `\($0)`?" }
            ?? (module.map { "`\($0.name)` is a module: write the name of a flow" }
                ?? (name.text.isEmpty
                    ? "write the name of a flow" : "add a spec that begins with `flow: \(typeName)`"))
            + ", or use `singleton`, `weak`, `transient` or `external`"
        bag.add(.unknownFlow, message, at: name.range, help: help)
        return nil
    }
}
