import Diagnostics
import Support

/// All flows by the prefix of their types, and the flow of each module.
struct FlowIndex {
    private let flows: [String: FlowDeclaration]
    private let byModule: [String: FlowDeclaration]
    /// The specs that can't be read, and those with invalid names.
    private let invalid: [SourceFile]
    private let modules: ModuleIndex

    init(_ declarations: [FlowDeclaration], modules: ModuleIndex, invalid: [SourceFile]) {
        self.modules = modules
        flows = Dictionary(first: declarations.map { ($0.signature.name, $0) })
        let members = declarations.flatMap { flow in flow.spec.modules.map { (name: $0.text, flow: flow) } }
        byModule = Dictionary(first: members.map { (NameCase.upperFirst.applied(to: $0.name), $0.flow) })
        self.invalid = invalid + declarations.map(\.signature).filter { !$0.isNamed }.map(\.nameRange.file)
    }

    /// Returns the flow that shows a module, or nil if the app's router shows it.
    func flow(of module: String) -> ModuleSignature? {
        byModule[module]?.signature
    }

    /// Returns the range of a module's name in the list of its flow's modules.
    func entry(of module: String) -> SourceRange? {
        byModule[module]?.spec.modules.first { NameCase.upperFirst.applied(to: $0.text) == module }?.range
    }

    func resolve(_ name: LocatedText, into bag: inout DiagnosticBag) -> ModuleSignature? {
        let typeName = NameCase.upperFirst.applied(to: name.text)
        if let flow = flows[typeName] { return flow.signature }
        guard ![name.text, typeName].contains(where: { invalid.mayDeclare($0, besides: name.range) })
        else { return nil }
        let module = modules.named(name.text)
        let isModule = module?.name == name.text
        let similar = isModule ? nil : Spelling.nearest(to: name.text, in: flows.keys.sorted())
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
