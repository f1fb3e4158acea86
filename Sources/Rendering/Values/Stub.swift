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
        /// A call of the same member of a dependency.
        case forward
        case stored
        /// A read-only view of an `Evented` that the class stores.
        case observed
    }

    /// A dependency's member to which a class forwards its own member.
    struct Forward {
        let service: Service
        let member: MemberDeclaration
        let expression: String
    }

    let member: MemberDeclaration
    let body: Body
    let forward: Forward?
    /// The initial value of a stored property, or the `Evented` of an observed property. Empty for `Int?`, because Swift initializes it with
    /// nil, but not for `Optional<Int>`.
    private let startValue: String?

    /// - Parameters:
    ///   - services: the services to which the class may forward.
    ///   - canStore: false under `#if`, and in a class for any isolation.
    init(member: MemberDeclaration, services: [Service], canStore: Bool) {
        self.member = member
        forward = Self.forward(member, to: services)
        // A member with modifiers or other attributes may not be possible as a stored property.
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

    /// The declaration without its body. For a stored property, it is the whole declaration.
    var signature: String {
        let signature = member.signature() ?? ""
        guard body == .stored, let startValue, !startValue.isEmpty else { return signature }
        guard member.observed != nil else { return "\(signature) = \(startValue)" }
        return "var \(member.name.written) = \(startValue).observed"
    }

    /// The name of the stored `Evented` of an observed property.
    var eventedName: String? { body == .observed ? member.eventedName : nil }

    /// The expression that creates the stored `Evented` of an observed property.
    var evented: String? { body == .observed ? startValue : nil }

    /// Returns nil if several services have the member: only the user knows which of them to call.
    static func forward(_ member: MemberDeclaration, to services: [Service]) -> Forward? {
        guard member.isForwardable else { return nil }
        let matches = services.compactMap { service in
            service.knownItems.unconditional.first { isSame($0, as: member) }.map { (service, $0) }
        }
        guard matches.count == 1, let (service, other) = matches.first else { return nil }
        // A parameter can hide the property.
        let isHidden = member.callable?.parameters.contains { $0.name.plain == "dependencies" } ?? false
        let receiver = (isHidden ? "self." : "") + "dependencies.\(SwiftIdentifier.escaped(service.name, in: .member))"
        let expression = member.call(on: receiver)
        // Setting a property of a struct would only change a copy of the service.
        guard service.kind == .model || !member.sendsUnsendable, !member.isSettable || service.isClassBound else {
            return nil
        }
        return Forward(service: service, member: other, expression: expression)
    }

    private static func isSame(_ other: MemberDeclaration, as member: MemberDeclaration) -> Bool {
        other.name == member.name && other.isForwardable && other.signature() == member.signature()
            && (other.isSettable || !member.isSettable)
    }

    private static func startValue(of member: MemberDeclaration) -> String? {
        guard case .property(let type, let access) = member.kind, access.getter.text.isEmpty else { return nil }
        if case .optional = type.shape { return type.text.hasSuffix("?") ? "" : "nil" }
        guard let value = member.observed, let start = value.startValue else { return nil }
        return "Evented<\(value.text)>(\(start))"
    }
}

extension Service {
    /// The members of its protocol, from the spec or from a Swift file.
    var knownItems: [MemberListItem] { items ?? declaration?.items ?? [] }

    /// Whether only classes can certainly conform to its protocol, if it has a property that can be set.
    fileprivate var isClassBound: Bool {
        declaration?.inherited.contains { $0.text == "AnyObject" } ?? true
    }
}

extension MemberDeclaration {
    /// True if the member is so simple that a call of the same member of a dependency has the same effect.
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

    /// Returns the call of the same member of another instance, with the same arguments: `try await service.logIn(email: email)`.
    fileprivate func call(on receiver: String) -> String {
        let arguments = callable.map { "(" + $0.parameters.map(\.argument).joined(separator: ", ") + ")" } ?? ""
        return effects.callMarks + "\(receiver).\(name.written)" + arguments
    }

    /// True if a call sends an argument that isn't `Sendable` from the main actor to a service with another isolation.
    fileprivate var sendsUnsendable: Bool {
        guard let callable, callable.effects.isAsync, attributes.allSatisfy({ $0.name != "MainActor" }) else {
            return false
        }
        return callable.parameters.contains(where: \.type.isUnsendable)
    }
}

extension SwiftType {
    /// True if the type is certainly not `Sendable`. Most names are unknown here, so they count as `Sendable`.
    fileprivate var isUnsendable: Bool {
        switch shape {
        case .named(let name, let arguments):
            Self.unsendableNames.contains(name) || arguments.contains(where: \.isUnsendable)
        case .function(let function): function.attributes.allSatisfy { !["@Sendable", "@MainActor"].contains($0) }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .dictionary(_, let type):
            type.isUnsendable
        case .tuple(let elements): elements.contains(where: \.type.isUnsendable)
        case .existential(let type): if case .metatype = type.shape { true } else { type.isUnsendable }
        case .metatype(let type): Self.unsendableProtocols.contains(type.text)
        case .opaque, .composition, .packExpansion, .other: false
        }
    }

    private static let unsendableProtocols: Set<String> = [
        "Encodable", "Decodable", "Codable", "Hashable", "Equatable", "Comparable", "Sequence", "Collection",
        "IteratorProtocol", "CustomStringConvertible", "StringProtocol", "Numeric", "BinaryInteger",
    ]

    /// Names of frequent types of the standard library and of Foundation that aren't `Sendable`.
    private static let unsendableNames = unsendableProtocols.union([
        "Any", "AnyObject", "AnyHashable", "AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath",
        "ReferenceWritableKeyPath", "AnyIterator", "AnySequence", "AnyCollection", "Regex", "AnyRegexOutput", "Mirror",
        "OpaquePointer", "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
        "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer",
        "UnsafeMutableRawBufferPointer", "Notification", "UserDefaults", "Timer", "Stream", "InputStream",
        "OutputStream", "NSObject", "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet",
        "NSMutableSet", "NSMutableString", "NSMutableData", "NSAttributedString", "NSMutableAttributedString",
        "NSPredicate", "NSSortDescriptor",
    ])
}
