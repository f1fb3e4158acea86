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
        guard !SwiftIdentifier.isIdentifier(plain) else { return plain }
        let words = NameCase.camelCase.applied(to: plain).unicodeScalars.map {
            SwiftIdentifier.isIdentifier("a\($0)") ? String($0) : "_"
        }.joined()
        return SwiftIdentifier.isIdentifier(words) ? words : "_" + words
    }
}
