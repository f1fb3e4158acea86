package import Diagnostics
import SwiftSource

extension MockedProtocol {
    /// Reports parents and members that can't be mocked. Returns false if there are any.
    package func isMockable(into diagnostics: inout DiagnosticBag) -> Bool {
        var isFine = checkParents(into: &diagnostics)
        // Functions under `#if` don't count, because they may not exist.
        let functions = Set(
            items.compactMap {
                if case .member(let member) = $0, member.callable != nil { member.plainName } else { nil }
            }
        )
        for member in items.members {
            guard let (problem, help) = problem(of: member, functions) else { continue }
            isFine = false
            let message = "there is no `\(mockName)`, because it can't have `\(member.fullName)`: \(problem)"
            let (place, advice) =
                member.isOfSwift ? (range, "write this mock by hand") : (member.source.nameRange, help)
            diagnostics.add(.unmockableMember, message, at: place, help: advice)
        }
        if isFine { checkTypeAliases(into: &diagnostics) }
        return isFine
    }

    /// Reports types in `@mockable(typealias: …)` that the protocol doesn't declare.
    private func checkTypeAliases(into diagnostics: inout DiagnosticBag) {
        let declared = items.members.associatedTypes
        let known = declared.union(items.typeAliases.map(\.name)).union(["ID", "AllCases"])
        for (name, _) in typeAliases where !known.contains(name) {
            let names = declared.sorted().map { "`\($0)`" }.joined(separator: ", ")
            let missing = "`\(self.name.plain)` has no associated type `\(name)`"
            let message = "`typealias: \(name)` of `@mockable` has no effect: \(missing)"
            let help =
                names.isEmpty
                ? "remove it, or write the name of an associated type" : "write one of its associated types: \(names)"
            diagnostics.add(.mockArgumentWithoutEffect, message, at: annotationRange ?? range, help: help)
        }
    }

    private func checkParents(into diagnostics: inout DiagnosticBag) -> Bool {
        func report(_ message: String, at range: SourceRange, help: String) {
            let message = "`\(name.plain)` is not mocked: \(message)"
            diagnostics.add(.unmockableProtocol, message, at: range, help: help)
        }
        for parent in unknownParents {
            let (message, help) = problem(of: parent)
            report("it \(message)", at: parent.range, help: help)
        }
        if let superclass, inherited?.hasOnlyPrivateInitializers ?? false {
            let help = "remove `private` from one of them, or write `\(mockName)` by hand"
            report("it asks for the class `\(superclass)`, but all its initializers are private", at: range, help: help)
            return false
        }
        // A requirement such as `Child == Self` becomes a typealias.
        if requirements.contains(where: { $0.dependsOnSelf }) {
            report("its requirements depend on the class itself", at: range, help: "write `\(mockName)` by hand")
            return false
        }
        guard isSendable, let superclass, let inherited,
            !inherited.isSendable, isolation == .unspecified
        else { return unknownParents.isEmpty }
        let help = "make `\(superclass)` Sendable, or write `\(mockName)` by hand"
        report("it is `Sendable`, and the class `\(superclass)` that it asks for is not", at: range, help: help)
        return false
    }

    private func problem(of parent: UnknownParent) -> (String, help: String) {
        let name = parent.name
        return switch parent.reason {
        case .undeclared:
            (
                "inherits from `\(name)`, whose members are unknown",
                "add the folder with the declaration of `\(name)` to `mocks: {sources: […]}` in scaffold.yml, or to `--sources` of `scaffold mocks`; "
                    + "if it is a protocol of Swift or Apple, write `\(mockName)` by hand"
            )
        case .impossible:
            (
                "inherits from `\(name)`, but a class can't conform to it",
                "leave it without a mock, or remove `\(name)`"
            )
        case .conditional:
            (
                "inherits from `\(name)` in one branch of an `#if` only, and a class's parents can't be under `#if`",
                "write the `#if` around the protocol, or write `\(mockName)` by hand"
            )
        case .final:
            (
                "asks for `\(name)`, but this class is final",
                "remove `final` from `\(name)`; if it inherits from another module's `\(name)`, write `\(mockName)` by hand"
            )
        }
    }

    /// Returns the problem of a member, with help; nil if the member can be mocked.
    private func problem(of member: MemberDeclaration, _ functions: Set<String>) -> (String, help: String)? {
        let help = "rename it in the protocol, or write this mock by hand"
        if MockNames.isOwn(member) { return ("every mock already has a member with this name", help) }
        if MockNames.isCalled(member, in: items.members) {
            return ("the mock's code calls a function with this name", help)
        }
        // Without the declaration of a parent, the meaning of a name is unknown.
        if unknownParents.isEmpty, let name = lostNames[member.identity] {
            let problem = "`\(name)` means another type in the mock: an associated type or a nested type"
            return (problem, "write the module's name before `\(name)` in the protocol")
        }
        if notOverridable.contains(member.identity) {
            let fault = member.isSettable ? "has no setter" : "throws"
            let change = member.isSettable ? "let the protocol only `get` it" : "write `throws` in the protocol"
            let problem = "the one in `\(superclass ?? "")` \(fault) and can't be overridden"
            return (problem, "\(change), or write this mock by hand")
        }
        if let callable = member.callable, let result = callable.result {
            let generics = Set(callable.generics.parameters.map(\.name))
            if result.mentions(callable.generics.uncopyable) || result.isPackFunction(of: generics) {
                return ("the mock can't store a result of the type `\(result.text)`", "write this mock by hand")
            }
        }
        if let superclass, superclass != "NSObject", member.isInitializer {
            guard let inherited else {
                return ("the initializers of `\(superclass)` are unknown", "write this mock by hand")
            }
            if !inherited.canAddInitializers {
                let problem = "`\(superclass)` has no plain `init()`, or has a required initializer"
                return (problem, "write this mock by hand")
            }
        }
        if member.modifiers.contains("distributed") {
            return ("a distributed actor needs an actor system", "write this mock by hand")
        }
        if case .property = member.kind, member.plainName.map(functions.contains) ?? false {
            return ("a function without parameters has the same name", "rename one of them, or write this mock by hand")
        }
        if case .property(let type, let access) = member.kind, access.isSettable {
            let help = "write this mock by hand, or let the protocol only `get` it"
            if type.isUncopyable(among: noncopyable) { return ("`\(type.text)` can't be copied", help) }
            if member.attributes.isDeprecated, type.mentions(deprecated) {
                return ("`\(type.text)` is deprecated, and a mock can't store a deprecated type", help)
            }
        }
        if case .associatedType(let type) = member.kind {
            let names = fixedTypes[member.name.plain] == nil ? type.inherited.flatMap(\.names).map(\.name) : []
            if let name = names.first(where: constraintsOfBranches.contains) {
                let help = "write the `#if` around the protocol, or write this mock by hand"
                return ("`\(name)` may not exist outside of its `#if`", help)
            }
            let constraints = type.inherited.map(\.text) + type.requirements
            if constraints.contains(where: { $0.rootNames.contains("Self") }) {
                return ("its constraints depend on the class itself", "write this mock by hand")
            }
        }
        return nil
    }
}

extension String {
    /// Whether a requirement mentions the type `Self` in another way than `Self: Sendable` and `Child == Self`.
    fileprivate var dependsOnSelf: Bool {
        guard let (left, right) = withoutSelf.sameType else {
            return withoutSelf.split(separator: ":").dropFirst().contains { String($0).rootNames.contains("Self") }
        }
        return [left, right].contains { $0.rootNames.contains("Self") } && (right != "Self" || left.contains("."))
    }
}

extension MemberDeclaration {
    /// Whether it is in scaffold's declarations of Swift's protocols, which the user can't change.
    var isOfSwift: Bool { source.range.file === SwiftReader.protocolsOfSwift.first?.range.file }
}
