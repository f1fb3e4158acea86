import SwiftSource

/// A protocol or class of Swift's or Apple's whose members are known, as the parent of a protocol that is mocked.
package enum KnownParent: Sendable, Equatable {
    /// It asks nothing of a class.
    case marker
    /// As above, and its instances may be used from any thread.
    case sendable
    /// An actor's, which the mock is then.
    case actor
    /// The mock has members for it that are written once and for all.
    case fixed
    /// No class can have what it asks for.
    case impossible
    /// The mock inherits from this class; `isOnMainActor` where that is the main actor's.
    case superclass(String, isOnMainActor: Bool)

    package static func named(_ name: String) -> KnownParent? {
        let plain = name.afterLastDot
        if markers.contains(plain) { return .marker }
        if sendables.contains(plain) { return .sendable }
        if plain == "Actor" || plain == "AnyActor" { return .actor }
        if writtenOut.contains(plain) { return .fixed }
        if ofValues.contains(plain) { return .impossible }
        if plain == "NSObjectProtocol" || plain == "NSObject" { return .superclass("NSObject", isOnMainActor: false) }
        if isOfUserInterface(plain) { return .superclass(plain, isOnMainActor: true) }
        return nil
    }

    var isSuperclass: Bool { if case .superclass = self { true } else { false } }

    /// Those whose requirements have default implementations in a module other than Swift.
    static let withImportedDefaults: Set<String> = ["LocalizedError", "CustomNSError", "ObservableObject"]

    private static let markers: Set<String> = [
        "AnyObject", "Any", "Copyable", "Escapable", "SendableMetatype", "AutoMockable", "Observable",
        "ObservableObject", "_Copyable",
    ]
    private static let sendables: Set<String> = [
        "Sendable", "Error", "LocalizedError", "CustomNSError", "UnsafeSendable", "ConcurrentValue",
    ]
    private static let writtenOut: Set<String> = [
        "Equatable", "Hashable", "Comparable", "Identifiable", "CustomStringConvertible",
        "CustomDebugStringConvertible", "CustomReflectable", "Encodable", "Decodable", "CaseIterable",
        "TextOutputStream", "TextOutputStreamable",
    ]
    private static let ofValues: Set<String> = [
        "OptionSet", "SetAlgebra", "BitwiseCopyable", "StringProtocol", "Numeric", "SignedNumeric", "BinaryInteger",
        "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint", "SIMD",
        "SIMDScalar", "DistributedActor", "View", "App", "Scene", "ViewModifier", "GlobalActor", "CVarArg",
    ]
    /// Returns true for a class of UIKit or AppKit, such as `UIView`. Their protocols end in other words.
    private static func isOfUserInterface(_ name: String) -> Bool {
        let endings = ["Responder", "View", "Controller", "Control", "Button", "Label", "Cell"]
        let isOfAppKit = ["NSView", "NSWindow", "NSResponder"].contains { name.hasPrefix($0) }
        return (name.hasPrefix("UI") || isOfAppKit) && endings.contains { name.hasSuffix($0) }
    }

    /// What every subclass of `NSObject` has, by full names.
    static let membersOfObject: Set<String> = [
        "description", "debugDescription", "hash", "superclass", "isEqual(_:)", "isKind(of:)", "isMember(of:)",
        "isProxy()", "responds(to:)", "conforms(to:)", "perform(_:)", "perform(_:with:)", "perform(_:with:with:)",
        "copy()", "mutableCopy()",
    ]

    static let parentsOfObject: Set<String> = [
        "Equatable", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible",
    ]

    /// What a name of Swift's stands for: `Codable`.
    static func parts(of name: String) -> [String]? {
        name == "Codable" || name == "Swift.Codable" ? ["Encodable", "Decodable"] : nil
    }

    static func parents(of name: String) -> [String] {
        name == "Hashable" || name == "Comparable" ? ["Equatable"] : []
    }

    /// The members that a protocol can declare again.
    static let members = [
        "Equatable": "==(Self, Self)", "Comparable": "<(Self, Self)", "Hashable": "hash(into:)inout Hasher->()",
        "Identifiable": "id", "CustomStringConvertible": "description",
        "CustomDebugStringConvertible": "debugDescription", "CustomReflectable": "customMirror",
        "Encodable": "encode(to:)Encoder->()", "Decodable": "init(from:)Decoder",
        "CaseIterable": "static allCases", "TextOutputStream": "write(_:)String->()",
    ]
}

extension MemberDeclaration {
    /// What it is known by to `KnownParent`: its canonical text, but operators have no labels.
    var requirementName: String {
        guard isOperator, let callable else { return canonical() }
        return "\(name.plain)(\(callable.parameters.map(\.type.text).joined(separator: ", ")))"
    }
}
