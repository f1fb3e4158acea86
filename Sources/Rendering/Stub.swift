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

        /// A value for a property that tells its subscribers when it changes; nil where only a person knows one.
        func eventedSample(_ defaults: MockDefaults) -> Sample? {
            guard case .property(let type, _) = member.kind, case .named("Evented", _) = type.shape else { return nil }
            return Sample.value(of: type, named: "value", defaults: defaults)
        }
    }

    let member: InterfaceMember
    let body: Body
    /// The dependency to which the call is handed on.
    let forward: Forward?
    /// Empty for an optional, which begins as nil by itself.
    private let initialValue: String?

    /// - Parameters:
    ///   - services: those that the class may forward to.
    ///   - canStore: false under `#if`, and in a class that may be used from anywhere.
    init(member: InterfaceMember, services: [Service], canStore: Bool) {
        self.member = member
        forward = Self.forward(member, to: services)
        initialValue = canStore && member.isStorable ? Self.initialValue(of: member) : nil
        body =
            if forward != nil {
                .forward
            } else {
                switch member.kind {
                case .property: initialValue == nil ? .unwritten : .stored
                case .function(let callable): callable.result.map(\.isVoid) ?? true ? .empty : .unwritten
                case .initializer: .empty
                case .subscript, .associatedType, .typeAlias: .unwritten
                }
            }
    }

    /// The declaration up to its body; a stored property's is whole.
    var signature: String {
        guard body == .stored, let initialValue, !initialValue.isEmpty, let access = member.access else {
            return member.signature(in: "Self") ?? ""
        }
        return "\(access.isSettable ? "var" : "let") \(member.name.written) = \(initialValue)"
    }

    static func forward(_ member: InterfaceMember, to services: [Service]) -> Forward? {
        guard member.isForwardable else { return nil }
        for service in services {
            guard let other = service.knownItems.unconditional.first(where: { isSame($0, as: member) }),
                let expression = member.call(on: "dependencies.\(SwiftIdentifier.escaped(service.name, in: .member))")
            else { continue }
            return Forward(service: service, member: other, expression: expression)
        }
        return nil
    }

    private static func isSame(_ other: InterfaceMember, as member: InterfaceMember) -> Bool {
        other.name == member.name && other.isForwardable && other.signature(in: "Self") == member.signature(in: "Self")
    }

    /// Of what can begin without a person: an optional is nil by itself, an evented collection is empty.
    private static func initialValue(of member: InterfaceMember) -> String? {
        guard case .property(let type, let access) = member.kind, access.getter.text.isEmpty else { return nil }
        switch type.shape {
        case .optional: return ""
        case .named("Evented", let arguments):
            guard let value = arguments.first, let empty = emptyValue(of: value) else { return nil }
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

extension Service {
    /// The members of its protocol, wherever that is written.
    var knownItems: [InterfaceItem] {
        items ?? interface?.items ?? []
    }
}

extension InterfaceMember {
    /// Nothing is said of it that a stored property of a class could not keep.
    fileprivate var isStorable: Bool {
        modifiers.isEmpty && attributes.allSatisfy { $0.name == "MainActor" }
    }

    /// Plain enough that a call means the same on both sides.
    fileprivate var isForwardable: Bool {
        guard modifiers.isEmpty, attributes.allSatisfy({ ["discardableResult", "MainActor"].contains($0.name) }) else { return false }
        switch kind {
        case .function(let callable):
            return callable.generics.isEmpty
                && callable.parameters.allSatisfy { $0.specifiers.isEmpty && $0.attributes.isEmpty && !$0.isVariadic }
        case .property(_, let access): return !access.isSettable && access.getter.text.isEmpty
        default: return false
        }
    }
}
