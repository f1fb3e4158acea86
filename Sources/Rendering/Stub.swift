import ProjectGraph
import SwiftInterface

/// What a class declares for a member of its protocol until a person writes it.
struct Stub {
    enum Body: String {
        /// Nothing to hand back: `{}`.
        case empty
        /// Something to hand back that only a person knows.
        case unwritten
        /// A dependency has the very same member.
        case forward
        /// A stored property that begins with a value of its own.
        case stored
    }

    let member: InterfaceMember
    let services: [Service]
    /// False in an extension under `#if`.
    let canStore: Bool

    var body: Body {
        if forward != nil { return .forward }
        switch member.kind {
        case .property: return initialValue == nil ? .unwritten : .stored
        case .function(let callable): return callable.result.map(\.isVoid) ?? true ? .empty : .unwritten
        case .initializer: return .empty
        case .subscript, .associatedType, .typeAlias: return .unwritten
        }
    }

    /// The declaration up to its body; a stored property's is whole.
    var signature: String {
        switch member.kind {
        case .property(let type, let access):
            if forward == nil, let value = initialValue {
                let keyword = access.isSettable ? "var" : "let"
                return value.isEmpty ? "var \(member.name.written): \(type.text)" : "\(keyword) \(member.name.written) = \(value)"
            }
            return "var \(member.name.written): \(type.text)"
        default: return member.implementationSignature
        }
    }

    /// The expression that hands the call on.
    var forward: String? {
        guard let service = services.first(where: { $0.items?.members.contains(where: isSame) ?? false }) else { return nil }
        let target = "dependencies.\(service.name).\(member.name.written)"
        switch member.kind {
        case .function(let callable):
            let arguments = callable.parameters.map { parameter in
                parameter.label.map { "\($0): \(parameter.name.written)" } ?? parameter.name.written
            }
            let marks = callable.effects.callMarks
            return (marks.isEmpty ? "" : "\(marks) ") + "\(target)(\(arguments.joined(separator: ", ")))"
        case .property(_, let access) where !access.isSettable && access.getter.text.isEmpty: return target
        default: return nil
        }
    }

    private func isSame(_ other: InterfaceMember) -> Bool {
        guard member.isForwardable, other.isForwardable else { return false }
        return member.implementationSignature == other.implementationSignature
    }

    /// Of what can begin without a person: an optional is nil by itself, an evented collection is empty.
    private var initialValue: String? {
        guard canStore, case .property(let type, let access) = member.kind, access.getter.text.isEmpty else { return nil }
        switch type.shape {
        case .optional: return ""
        case .named("Evented", let arguments):
            guard let value = arguments.first, let empty = Self.emptyValue(of: value) else { return nil }
            return "\(type.text)(\(empty))"
        default: return nil
        }
    }

    private static func emptyValue(of type: SwiftType) -> String? {
        switch type.shape {
        case .optional: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .named("Bool", _): "false"
        case .named("Set", _): "[]"
        case .named("LoadingState", _): ".initial"
        default: nil
        }
    }
}

extension InterfaceMember {
    /// Plain enough that a call means the same on both sides.
    fileprivate var isForwardable: Bool {
        guard !isStatic, !attributes.contains(where: { $0.name == "available" }) else { return false }
        switch kind {
        case .function(let callable):
            return callable.generics.isEmpty
                && callable.parameters.allSatisfy { $0.specifiers.isEmpty && $0.attributes.isEmpty && !$0.isVariadic }
        case .property: return true
        default: return false
        }
    }
}
