import Mocks
import Specs
import Support
import SwiftSource

/// The generated implementation of a protocol's member, until the user writes one.
struct Stub {
    enum Body: String {
        /// Without a return value: `{}`.
        case empty
        /// With a return value that only the user can write.
        case unwritten
        /// A dependency has the very same member.
        case forward
        /// A stored property that begins with a value of its own.
        case stored
        /// A read-only view of an `Evented` that the class stores.
        case observed
    }

    /// A dependency's member to which a class forwards its own member.
    struct Forward {
        let service: Service
        let member: MemberDeclaration
        /// The expression with which the class accesses the dependency.
        let expression: String
        /// The statements with which the class sets the dependency's property.
        let setter: [String]
    }

    let member: MemberDeclaration
    let body: Body
    /// The dependency to which the call is handed on.
    let forward: Forward?
    /// The expression with which a stored property starts, or the `Evented` of an observed one; empty for an optional, which starts as nil by itself.
    private let startValue: String?

    /// - Parameters:
    ///   - services: those that the class may forward to.
    ///   - canStore: false under `#if`, and in a class that may be used from anywhere.
    init(member: MemberDeclaration, services: [Service], canStore: Bool) {
        self.member = member
        forward = Self.forward(member, to: services)
        // Nothing is said of it that a stored property of a class could not keep.
        let isStorable = member.modifiers.isEmpty && member.attributes.allSatisfy { $0.name == "MainActor" }
        startValue = canStore && isStorable ? Self.startValue(of: member) : nil
        body =
            if forward != nil {
                .forward
            } else {
                switch member.kind {
                case .property(_, let access):
                    startValue == nil ? .unwritten : member.observed != nil && !access.isSettable ? .observed : .stored
                case .function(let callable): callable.result.map(\.isVoid) ?? true ? .empty : .unwritten
                case .initializer: .empty
                case .subscript, .associatedType, .typeAlias: .unwritten
                }
            }
    }

    /// The declaration up to its body; a stored property's is whole.
    var signature: String {
        guard body == .stored, let startValue, !startValue.isEmpty else { return member.signature() ?? "" }
        return "var \(member.name.written) = \(startValue).observed"
    }

    /// The name of the stored `Evented` of an observed property.
    var eventedName: String? { body == .observed ? member.name.plain + "Evented" : nil }

    /// The expression that creates that `Evented`.
    var evented: String? { body == .observed ? startValue : nil }

    static func forward(_ member: MemberDeclaration, to services: [Service]) -> Forward? {
        guard member.isForwardable else { return nil }
        // A parameter can hide the property.
        let isHidden = member.callable?.parameters.contains { $0.name.plain == "dependencies" } ?? false
        for service in services {
            let receiver =
                (isHidden ? "self." : "") + "dependencies.\(SwiftIdentifier.escaped(service.name, in: .member))"
            let expression = member.call(on: receiver)
            guard service.kind == .model || !member.sendsUnsendable,
                let other = service.knownItems.unconditional.first(where: { isSame($0, as: member) }),
                let setter = setter(of: member, at: expression, of: service, receiver: receiver)
            else { continue }
            return Forward(service: service, member: other, expression: expression, setter: setter)
        }
        return nil
    }

    private static func isSame(_ other: MemberDeclaration, as member: MemberDeclaration) -> Bool {
        other.name == member.name && other.isForwardable && other.signature() == member.signature()
            && (other.isSettable || !member.isSettable)
    }

    /// Returns nil if it is unknown how to set the property. The statements are empty if the member has no setter.
    private static func setter(
        of member: MemberDeclaration,
        at expression: String,
        of service: Service,
        receiver: String
    ) -> [String]? {
        guard member.isSettable else { return [] }
        // Swift can't set a property of a constant whose type may be a struct.
        let copied = ["var service = \(receiver)", "service.\(member.name.written) = newValue"]
        return service.isClassBound.map { $0 ? ["\(expression) = newValue"] : copied }
    }

    private static func startValue(of member: MemberDeclaration) -> String? {
        guard case .property(let type, let access) = member.kind, access.getter.text.isEmpty else { return nil }
        if case .optional = type.shape { return "" }
        guard let value = member.observed, let start = value.startValue else { return nil }
        return "Evented<\(value.text)>(\(start))"
    }
}

extension Service {
    /// The members of its protocol, wherever that is written.
    var knownItems: [MemberListItem] { items ?? declaration?.items ?? [] }

    /// Whether only classes can implement its protocol; nil if that depends on a protocol that it inherits from.
    fileprivate var isClassBound: Bool? {
        guard let declaration else { return kind == .model || lifetime == .weak }
        if declaration.inherited.contains(where: { $0.text == "AnyObject" }) { return true }
        let isKnown = declaration.requirements.isEmpty && declaration.inherited.allSatisfy { $0.text == "Sendable" }
        return isKnown ? false : nil
    }
}

extension MemberDeclaration {
    /// Plain enough that a call means the same on both sides.
    fileprivate var isForwardable: Bool {
        guard modifiers.isEmpty, attributes.allSatisfy({ ["discardableResult", "MainActor"].contains($0.name) }) else {
            return false
        }
        switch kind {
        case .function(let callable):
            return callable.generics.isEmpty
                && callable.parameters.allSatisfy { $0.specifiers.isEmpty && $0.attributes.isEmpty && !$0.isVariadic }
        case .property(_, let access): return access.getter.text.isEmpty
        default: return false
        }
    }

    /// The same member of another instance, with this one's arguments: `try await service.logIn(email: email)`.
    fileprivate func call(on receiver: String) -> String {
        let arguments = callable.map { "(" + $0.parameters.map(\.argument).joined(separator: ", ") + ")" } ?? ""
        return effects.callMarks + "\(receiver).\(name.written)" + arguments
    }

    /// A call takes an argument from the main actor to a service that runs elsewhere.
    fileprivate var sendsUnsendable: Bool {
        guard let callable, callable.effects.isAsync, attributes.allSatisfy({ $0.name != "MainActor" }) else {
            return false
        }
        return callable.parameters.contains(where: \.type.isUnsendable)
    }
}

extension SwiftType {
    /// As far as that is visible: what a name stands for is not known here.
    fileprivate var isUnsendable: Bool {
        switch shape {
        case .named(let name, _): ["Any", "AnyObject"].contains(name)
        case .function(let function): function.attributes.allSatisfy { !["@Sendable", "@MainActor"].contains($0) }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .dictionary(_, let type):
            type.isUnsendable
        case .tuple(let elements): elements.contains(where: \.type.isUnsendable)
        case .existential(let type): if case .metatype = type.shape { true } else { type.isUnsendable }
        case .opaque, .composition, .metatype, .packExpansion, .other: false
        }
    }
}
