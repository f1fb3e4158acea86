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
                    "`\(subject.mockName)` can't have `\(member.fullName)`: \(problem)",
                    at: member.source.nameRange,
                    severity: .warning,
                    help: help
                )
            )
        }
        return isFine
    }

    private func checkParents(into diagnostics: inout DiagnosticBag) -> Bool {
        for parent in subject.unknownParents {
            let (message, help) = problem(of: parent)
            diagnostics.add(
                Diagnostic(
                    .unmockableProtocol,
                    "`\(subject.name.plain)` is not mocked: \(message)",
                    at: parent.range,
                    severity: .warning,
                    help: help
                )
            )
        }
        return subject.unknownParents.isEmpty
    }

    private func problem(of parent: MockedProtocol.UnknownParent) -> (String, help: String) {
        switch parent.reason {
        case .undeclared:
            (
                "it inherits from `\(parent.name)`, whose members are not known",
                "add the folder in which `\(parent.name)` is declared to the sources, or write `\(subject.mockName)` by hand"
            )
        case .final:
            ("it asks for `\(parent.name)`, a final class, which no mock can inherit from", "remove `final` from `\(parent.name)`")
        }
    }

    private func problem(of member: InterfaceMember) -> (String, help: String)? {
        if MockNames.isOwn(member) {
            return ("every mock has one of its own", "rename it in the protocol, or write this mock by hand")
        }
        if let superclass = subject.superclass, superclass != "NSObject", case .initializer = member.kind {
            return ("the initializers of `\(superclass)` are not known", "write this mock by hand")
        }
        if member.modifiers.contains("distributed") {
            return ("a distributed actor needs a system to live in", "write this mock by hand")
        }
        if isGeneric, member.isStatic, !member.isType {
            return ("statics have no place in a generic class", "write this mock by hand, or move the member to another protocol")
        }
        if case .property(let type, let access) = member.kind, access.isSettable, type.mentions(subject.noncopyable) {
            return ("`\(type.text)` can't be copied", "write this mock by hand, or let the protocol only `get` it")
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
