import Diagnostics

/// Reports what no mock can be made of, so that none is made wrong.
struct MockCheck {
    let subject: MockedProtocol
    /// The mock's class has generic parameters.
    let isGeneric: Bool

    /// False where there was one.
    func run(into diagnostics: inout DiagnosticBag) -> Bool {
        var isFine = checkParents(into: &diagnostics)
        for member in subject.items.members {
            guard let (problem, help) = problem(of: member) else { continue }
            isFine = false
            diagnostics.add(
                Diagnostic(
                    .unmockableMember,
                    "`\(subject.name.plain)Mock` can't have `\(member.fullName)`: \(problem)",
                    at: member.source.nameRange,
                    severity: .warning,
                    help: help
                )
            )
        }
        return isFine
    }

    private func checkParents(into diagnostics: inout DiagnosticBag) -> Bool {
        let known: Set<String> = ["AnyObject", "Sendable", "class"]
        guard let parent = subject.inherited.first(where: { !known.contains($0.text) }) else { return true }
        diagnostics.add(
            Diagnostic(
                .unmockableProtocol,
                "`\(subject.name.plain)` is not mocked: it inherits from `\(parent.text)`, whose members are not known",
                at: parent.range,
                severity: .warning,
                help: "write `\(subject.name.plain)Mock` by hand"
            )
        )
        return false
    }

    private func problem(of member: InterfaceMember) -> (String, help: String)? {
        if MockNames.isOwn(member) {
            return ("every mock has one of its own", "rename it in the protocol, or write this mock by hand")
        }
        if isGeneric, member.isStatic, !member.isType {
            return ("statics have no place in a generic class", "write this mock by hand, or move the member to another protocol")
        }
        if case .associatedType(let type) = member.kind {
            let constraints = type.inherited.map(\.text) + type.requirements
            if constraints.contains(where: { $0.hasWord("Self") }) {
                return ("its constraints depend on the class itself", "write this mock by hand")
            }
            if constraints.contains(where: { $0.contains("~") }) {
                return ("it may be of a type that can't be copied", "write this mock by hand")
            }
        }
        return member.callable.flatMap(problem)
    }

    private func problem(of callable: InterfaceMember.Callable) -> (String, help: String)? {
        let generics = Set(callable.generics.parameters.map(\.name))
        for parameter in callable.parameters where parameter.isInout && (parameter.type.mentions(generics) || parameter.type.isOpaque) {
            return ("`\(parameter.name.plain)` is `inout` and of a generic type", "write this mock by hand")
        }
        return nil
    }
}

extension InterfaceMember {
    fileprivate var isType: Bool {
        switch kind {
        case .associatedType, .typeAlias: true
        case .function, .property, .subscript, .initializer: false
        }
    }
}

extension String {
    fileprivate func hasWord(_ word: String) -> Bool {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
    }
}
