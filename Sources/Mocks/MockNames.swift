import Support
package import SwiftSource

/// The prefixes of the stub names of each member of a protocol, so that all names are unique.
///
/// The first overload in source order has the plain name. The others add their labels, then types, result, effects, requirements, and a
/// number, until the name is unique. So a new overload at the end renames nothing.
package struct MockNames: Sendable {
    private var names: [String: String] = [:]
    /// The identifiers of instances, and those of the class with `static ` before them. `newValue` is the argument of setters.
    private var taken = own.union(["newValue", "static newValue"])

    /// - Parameter inherited: the members of the mock's superclass.
    package init(_ members: [MemberDeclaration], inherited: [MemberDeclaration] = []) {
        for member in members + inherited { taken.insert(member.identifier(member.name.plain)) }
        for member in members where names[member.identity] == nil { add(member) }
    }

    /// Returns the prefix: `logIn` for the first member of that name. Nil for associated types and for members of other protocols.
    package subscript(member: MemberDeclaration) -> String? {
        names[member.identity]
    }

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

    /// Returns whether the mock's code calls a function of that name, which the member would hide. Only the code of functions calls `mockWait`.
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

    /// Whether its calls are recorded on the type.
    var isOfType: Bool { isStatic || isInitializer }

    fileprivate func identifier(_ name: String) -> String {
        isOfType || modifiers.contains("class") ? "static " + name : name
    }

    /// The suffixes of the identifiers that a mock has for the member.
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

    /// The parts that are added to the name, in this order, until it is unique.
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
    fileprivate var spelledOut: String {
        split { !$0.isLetter && !$0.isNumber }.map { NameCase.upperFirst.applied(to: String($0)) }.joined()
    }
}
