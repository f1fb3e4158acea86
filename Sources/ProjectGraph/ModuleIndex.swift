import Diagnostics
import Naming
import ProjectSpec

/// Every module and flow by the name that begins its types.
struct ModuleIndex {
    private let signatures: [String: ModuleSignature]
    /// Names that are none, which has been reported: who writes one is not blamed once more.
    private let unusable: Set<String>
    private let names: [String]
    private let unread: UnreadSpecs

    init(_ declarations: [ModuleDeclaration], flows: [FlowDeclaration], unread: UnreadSpecs, into bag: inout DiagnosticBag) {
        var signatures: [String: ModuleSignature] = [:]
        for signature in declarations.filter(\.isNamed).map(\.signature) + flows.filter(\.isNamed).map(\.signature) {
            if let first = signatures[signature.name] {
                bag.add(
                    Diagnostic(
                        .duplicateModule,
                        signature.kind == first.kind
                            ? "the \(signature.kind.rawValue) `\(signature.name)` is declared twice"
                            : "the \(signature.kind.rawValue) `\(signature.name)` has the name of a \(first.kind.rawValue)",
                        at: signature.nameRange,
                        help: "rename one of them",
                        notes: [.init("first declared here", at: first.nameRange)]
                    )
                )
            } else {
                signatures[signature.name] = signature
            }
        }
        self.signatures = signatures
        unusable = Set(declarations.filter { !$0.isNamed }.map(\.spec.name.text) + flows.filter { !$0.isNamed }.map(\.spec.name.text))
        self.unread = unread
        names = signatures.keys.sorted()
    }

    /// Of two modules with one name only the first is.
    func isFirst(_ signature: ModuleSignature) -> Bool {
        signatures[signature.name]?.nameRange == signature.nameRange
    }

    func resolve(_ name: LocatedText, into bag: inout DiagnosticBag) -> ModuleSignature? {
        let typeName = NameCase.upperFirst.applied(to: name.text)
        if let signature = signatures[typeName] { return signature }
        guard !unusable.contains(name.text), !unread.mayDeclare(name.text), !unread.mayDeclare(typeName) else { return nil }
        bag.add(
            Diagnostic(
                .unknownModule,
                "no module is named \(name.quoted)",
                at: name.range,
                help: Spelling.nearest(to: name.text, in: names).map { "did you mean `\($0)`?" }
                    ?? "add a spec that begins with `module: \(typeName)`"
            )
        )
        return nil
    }
}
