import Diagnostics
import SwiftSource

extension [TypeAliasDeclaration] {
    /// The parents that a typealias has in every branch of its `#if`. A protocol exists only where one of them does.
    var commonParents: [SwiftType] {
        guard count > 1, let first else { return [] }
        return first.type.parents.filter { parent in allSatisfy { alias in alias.type.parents.contains(parent) } }
    }
}

extension MockedProtocol {
    /// The types that replace associated types, by the names of the associated types.
    var fixedTypes: [String: String] {
        let same = requirements.compactMap(\.sameType)
        return Dictionary(typeAliases.map { ($0.name, $0.type) } + same) { first, _ in first }
    }

    /// Rewrites the requirements that the mock's class can't have in the form of the protocol: `Failure` becomes `AsyncIterator.Failure`,
    /// and `AsyncIterator.Element` becomes `Element`.
    mutating func renameTypesOfIterators(of parents: [ProtocolDeclaration]) {
        for (old, new) in Set(parents.map(\.path)).flatMap({ Self.typesOfIterators[$0] ?? [] }) {
            for (index, requirement) in requirements.enumerated() where requirement.hasPrefix(old) {
                requirements[index] = new + requirement.dropFirst(old.count)
            }
        }
    }

    private static let typesOfIterators = [
        "AsyncSequence": [
            ("Failure ==", "AsyncIterator.Failure =="), ("Failure:", "AsyncIterator.Failure:"),
            ("AsyncIterator.Element ==", "Element =="),
        ],
        "Sequence": [("Iterator.Element ==", "Element ==")],
    ]

    /// Returns the members of `Identifiable` if a requirement fixes or constrains `ID`: `where ID == Int`. Without such a requirement,
    /// Swift uses `ObjectIdentifier`.
    func identity(besides parts: [ProtocolResolver.Part]) -> ProtocolResolver.Part {
        let names = Set(parts.flatMap(\.items).members.map { $0.canonical() })
        let fixed = fixedTypes["ID"]
        let isOpen = fixed == nil && (names.contains("ID") || requirements.contains(where: \.asksMoreOfIdentity))
        let type = MemberDeclaration.AssociatedType(inherited: [SwiftType(named: "Hashable", at: range)])
        var members = isOpen ? [MemberDeclaration(.associatedType(type), "ID", declaration: [], at: range)] : []
        if isOpen || fixed != nil, !names.contains("id") {
            members.append(MemberDeclaration(property: "id", SwiftType(named: fixed ?? "ID", at: range)))
        }
        return .init(items: members.map { .member($0) }, isolation: .unspecified, conditions: [])
    }
}

extension SwiftType.Shape {
    /// Creates the shape of a type from its text in an annotation or a requirement. Nil unless the text is clearly an optional, a
    /// collection, `Never` or `Void`.
    init?(ofFixed text: String, at range: SourceRange) {
        if ["Never", "Void"].contains(text.afterModuleOfSwift ?? text) {
            self = .named(text.afterLastDot, arguments: [])
            return
        }
        var ignored = DiagnosticBag()
        let isPlain = text.hasSuffix("?") || ["[", "Array<", "Dictionary<", "Set<"].contains { text.hasPrefix($0) }
        guard isPlain, !text.contains("->"), !text.contains(" of "),
            let type = SwiftReader.readType(LocatedText(SourceFile(path: "", text: text).range), into: &ignored)
        else { return nil }
        let element = SwiftType(text: "", shape: .other, names: [], range: range)
        switch type.shape {
        case .optional: self = .optional(element)
        case .array: self = .array(element)
        case .dictionary: self = .dictionary(key: element, value: element)
        case .named("Set", _): self = .named("Set", arguments: [element])
        default: return nil
        }
    }
}

extension SwiftType {
    var parents: [SwiftType] { if case .composition(let parts) = shape { parts } else { [self] } }
}

extension String {
    /// Whether it is a requirement on `ID` that `ObjectIdentifier` doesn't satisfy.
    fileprivate var asksMoreOfIdentity: Bool {
        guard let colon = firstIndex(of: ":"), self[..<colon].filter({ $0 != " " }) == "ID" else { return false }
        let constraints = self[index(after: colon)...].split(separator: "&").map {
            $0.filter { $0 != " " }.afterLastDot
        }
        return !Set(constraints).isSubset(of: ["Hashable", "Equatable", "Comparable", "Sendable"])
    }
}
