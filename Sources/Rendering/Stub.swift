import Naming
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

    /// A dependency's member that stands in for one of a class.
    struct Forward {
        let service: Service
        let member: InterfaceMember
        /// What the class writes to ask it.
        let expression: String

        /// The type of an evented property.
        var evented: SwiftType? {
            guard case .property(let type, _) = member.kind, case .named("Evented", _) = type.shape else { return nil }
            return type
        }
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
        default: return member.signature(in: "Self") ?? ""
        }
    }

    /// The dependency to which the call is handed on.
    var forward: Forward? {
        for service in services {
            guard let other = service.items?.unconditional.first(where: isSame), let expression = expression(of: service) else { continue }
            return Forward(service: service, member: other, expression: expression)
        }
        return nil
    }

    private func expression(of service: Service) -> String? {
        switch member.kind {
        case .function: member.call(on: "dependencies.\(SwiftIdentifier.escaped(service.name, in: .member))")
        case .property(_, let access) where !access.isSettable && access.getter.text.isEmpty:
            member.call(on: "dependencies.\(SwiftIdentifier.escaped(service.name, in: .member))")
        default: nil
        }
    }

    private func isSame(_ other: InterfaceMember) -> Bool {
        guard member.isForwardable, other.isForwardable, other.access?.getter.text.isEmpty ?? true else { return false }
        return member.signature(in: "Self") == other.signature(in: "Self")
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
