import Support
import SwiftSource

extension [ParameterDeclaration] {
    /// The labels of the recorded arguments: the argument labels, or the parameter's name for `self`, which can't be a tuple label. If two
    /// are equal, the parameter names. If these don't fit either, the parameter names with numbers.
    package var recordedLabels: [String] {
        let labels = map { ($0.label?.plain == "self" ? $0.name : $0.label ?? $0.name).identifier }
        if Self.areUsable(labels) { return labels }
        let inside = map(\.name.identifier)
        return Self.areUsable(inside) ? inside : inside.indices.map { "\(inside[$0])\($0 + 1)" }
    }

    private static func areUsable(_ labels: [String]) -> Bool {
        Set(labels).count == labels.count && !labels.contains("self")
    }
}

extension SwiftName {
    /// The name as a plain identifier: `leNom` for the raw identifier `` `le nom` ``.
    var identifier: String {
        SwiftIdentifier.isIdentifier(plain)
            ? plain : SwiftIdentifier.name(from: NameCase.camelCase.applied(to: plain))
    }
}
