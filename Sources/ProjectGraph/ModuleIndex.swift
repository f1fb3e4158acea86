import Diagnostics
import Naming

/// Every module by the name that begins its types.
struct ModuleIndex {
    private let signatures: [String: ModuleSignature]
    private let unusable: Set<String>
    private let names: [String]
    private let unread: UnreadSpecs

    /// - Parameter unusable: the names of modules that are wrong in a way that has been reported.
    init(_ all: [ModuleSignature], unusable: [String], unread: UnreadSpecs, into bag: inout DiagnosticBag) {
        var signatures: [String: ModuleSignature] = [:]
        for signature in all {
            if let first = signatures[signature.name] {
                bag.add(
                    Diagnostic(
                        .duplicateModule,
                        "the module `\(signature.name)` is declared twice",
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
        self.unusable = Set(unusable)
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
                help: Spelling.help(for: name.text, in: names) ?? "add a spec that begins with `module: \(typeName)`"
            )
        )
        return nil
    }
}
