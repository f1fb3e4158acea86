import Support
import SwiftSource

extension [ParameterDeclaration] {
    /// What the arguments of a recorded call are called: the labels; where two are the same, or one can be no label, the names inside.
    package var recordedLabels: [String] {
        let labels = map { ($0.label ?? $0.name).identifier }
        if Self.areUsable(labels) { return labels }
        let inside = map(\.name.identifier)
        return Self.areUsable(inside) ? inside : inside.indices.map { "\(inside[$0])\($0 + 1)" }
    }

    private static func areUsable(_ labels: [String]) -> Bool {
        Set(labels).count == labels.count && !labels.contains("self")
    }
}

extension SwiftName {
    /// As a plain identifier, which raw ones are not: `leNom` for `` `le nom` ``.
    var identifier: String {
        SwiftIdentifier.isIdentifier(plain)
            ? plain : SwiftIdentifier.name(from: NameCase.camelCase.applied(to: plain))
    }
}
