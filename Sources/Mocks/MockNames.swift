import Support
package import SwiftSource

/// What the names of the stubs of each member of a protocol begin with, so that none collides.
///
/// The first of overloads, in source order, has the bare name; the others add their labels, then types, result, effects, requirements, and a number,
/// as far as it takes. So a new overload at the end renames nothing.
package struct MockNames: Sendable {
    private var names: [String: String] = [:]
    /// Every identifier of the class's instances, and of the class with `static ` before it; `newValue` is what setters call their argument.
    private var taken = own.union(["newValue", "static newValue"])

    /// - Parameter inherited: what the mock's superclass has.
    package init(_ members: [MemberDeclaration], inherited: [MemberDeclaration] = []) {
        for member in members + inherited { taken.insert(member.identifier(member.name.plain)) }
        for member in members where names[member.identity] == nil { add(member) }
    }

    /// `logIn` for the first member of that name; nil for associated types and for members of other protocols.
    package subscript(member: MemberDeclaration) -> String? {
        names[member.identity]
    }

    /// Every mock has one of that name besides.
    static func isOwn(_ member: MemberDeclaration) -> Bool {
        own.contains(member.identifier(member.name.plain))
    }

    private mutating func add(_ member: MemberDeclaration) {
        let suffixes = member.suffixes
        guard !suffixes.isEmpty else { return }
        let name = freeName(for: member, suffixes)
        names[member.identity] = name
        for suffix in suffixes { taken.insert(member.identifier(name + suffix)) }
    }

    private func freeName(for member: MemberDeclaration, _ suffixes: [String]) -> String {
        let isFree = { (name: String) in !suffixes.contains { taken.contains(member.identifier(name + $0)) } }
        var name = member.baseName
        if isFree(name) { return name }
        for part in member.nameParts where !part.isEmpty {
            name += part
            if isFree(name) { return name }
        }
        var number = 2
        while !isFree("\(name)\(number)") { number += 1 }
        return "\(name)\(number)"
    }

    /// The mock's code calls a function of that name, which the member would hide. Only functions have code that calls `mockWait`.
    static func isCalled(_ member: MemberDeclaration, in members: [MemberDeclaration]) -> Bool {
        let name = member.name.plain
        return called.contains(name) || name == "mockWait" && members.contains { $0.isFunctionOfInstances }
    }

    private static let called: Set<String> = ["fatalError", "mockCast", "mockSend", "mockStatics"]
    private static let own: Set<String> = [
        "mockLog", "mockStorage", "resetMock", "static resetStaticMock", "static staticMockStorage",
        "static MockStorage", "static StaticMockStorage",
    ]
}

extension MemberDeclaration {
    fileprivate var isFunctionOfInstances: Bool { if case .function = kind { !isStatic } else { false } }

    /// Initializers are recorded on the type.
    var isOfType: Bool { isStatic || isInitializer }

    fileprivate func identifier(_ name: String) -> String {
        isOfType || modifiers.contains("class") ? "static " + name : name
    }

    /// What follows the name in the identifiers that a mock has for the member.
    var suffixes: [String] {
        let stubs = Self.stubs
        switch kind {
        case .function, .initializer: return stubs
        case .property(_, let access) where access.getter != Effects(): return ["GetCallCount"] + stubs
        case .property: return Self.ofProperty
        case .subscript(_, let access): return stubs + (access.isSettable ? stubs.map { "Set" + $0 } : [])
        case .associatedType, .typeAlias: return []
        }
    }

    private static let stubs = [
        "CallCount", "Called", "Calls", "Handler", "ReturnValue", "ReturnValues", "ThrownError",
    ]
    private static let ofProperty = ["GetCallCount", "SetCallCount", "Value"]

    fileprivate var baseName: String {
        guard isOperator else { return name.identifier }
        let names = name.plain.unicodeScalars.map { Self.operatorNames[$0] ?? String($0.value, radix: 16) }
        return "operator" + names.joined()
    }

    /// Each makes the name more telling than the one before.
    fileprivate var nameParts: [String] {
        guard let callable else { return [] }
        let labels = callable.parameters.compactMap(\.label?.plain).map(NameCase.upperFirst.applied)
        return [
            labels.joined(),
            callable.parameters.map(\.type.spelledOut).joined(),
            callable.result?.spelledOut ?? "",
            (callable.effects.isAsync ? "Async" : "") + (callable.effects.canThrow ? "Throws" : ""),
            callable.generics.requirements.map(\.spelledOut).joined()
                + callable.generics.parameters.map(\.text.spelledOut).joined(),
        ]
    }

    private static let operatorNames: [Unicode.Scalar: String] = [
        "=": "Equal", "<": "Less", ">": "Greater", "+": "Plus", "-": "Minus", "*": "Star", "/": "Slash",
        "%": "Percent", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde", "!": "Bang", "?": "Question", ".": "Dot",
    ]
}

extension SwiftType {
    /// `OptionalSession` for `Session?`.
    fileprivate var spelledOut: String {
        switch shape {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): "Optional" + wrapped.spelledOut
        case .array(let element): "Array" + element.spelledOut
        case .dictionary(let key, let value): "Dictionary" + key.spelledOut + value.spelledOut
        case .function(let function): "Closure" + (function.parameters + [function.result]).map(\.spelledOut).joined()
        default: text.spelledOut
        }
    }
}

extension String {
    /// Its words, without what stands between them.
    fileprivate var spelledOut: String {
        split { !$0.isLetter && !$0.isNumber }.map { NameCase.upperFirst.applied(to: String($0)) }.joined()
    }
}
