import Diagnostics
import Support
import SwiftSource
import YAML

struct FlowResolver {
    let targets: Targets
    let signatures: SignatureReader

    /// Returns the interface of a flow for other specs, before the flow's modules are resolved.
    ///
    /// - Parameter modules: the declared modules. A flow without `presentation` has the presentation of its first module.
    func declaration(_ spec: FlowSpec, modules: [ModuleDeclaration], into bag: inout DiagnosticBag) -> FlowDeclaration {
        let name = NameCase.upperFirst.applied(to: spec.start.module.text)
        let start = modules.first { $0.signature.name == name }?.signature
        let presentation = spec.presentation.value?.presentation ?? start?.presentation ?? .push
        let signature = signatures.read(spec, target: targets.app, presentation: presentation, into: &bag)
        return FlowDeclaration(spec: spec, signature: signature)
    }

    /// Returns nil if the first module of the flow is unknown, which has been reported.
    func flow(_ declaration: FlowDeclaration, names: DeclaredNames, into bag: inout DiagnosticBag) -> Flow? {
        let spec = declaration.spec
        let dependencies = names.services.resolve(spec.dependencies, from: targets.app, into: &bag)
        let listed = RepeatedItems.removed(
            from: spec.modules,
            of: "modules",
            by: { NameCase.upperFirst.applied(to: $0.text) },
            into: &bag
        )
        let members = listed.compactMap { module($0, modules: names.modules, into: &bag) }
        let start = names.modules.resolve(spec.start.module, into: &bag)
        let arguments = ArgumentReader.read(spec.start.with, of: start, setsModes: false, into: &bag)
        let deepLink = spec.deepLink.flatMap { names.link($0, to: declaration.signature, into: &bag) }
        guard let start else { return nil }
        if members.count == listed.count { FlowChecks.start(declaration, start, members: members, into: &bag) }
        return Flow(
            spec: spec,
            signature: declaration.signature,
            namedDependencies: dependencies,
            modules: members,
            start: Flow.Start(module: start, arguments: arguments),
            deepLink: deepLink
        )
    }

    private func module(_ name: LocatedText, modules: ModuleIndex, into bag: inout DiagnosticBag) -> ModuleSignature? {
        guard let module = modules.resolve(name, into: &bag) else { return nil }
        guard module.kind == .flow else { return module }
        let message = "`\(module.name)` is a flow, but `modules` can list modules only"
        let help = "remove it from `modules`, and list it under `routes` of the module that opens it"
        let note = Diagnostic.Note("declared here", at: module.nameRange)
        bag.add(.unknownModule, message, at: name.range, help: help, notes: [note])
        return nil
    }
}
