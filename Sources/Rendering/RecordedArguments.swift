import Naming
import SwiftInterface

/// Where a mock keeps the arguments of a call.
struct RecordedArguments {
    /// What follows a recorded call, which may be missing: `?.email`, or nothing where the argument itself is recorded;
    /// nil for what can't be kept. In the order of the parameters.
    let paths: [String?]

    init(_ parameters: [InterfaceParameter]) {
        let labels = Self.labels(of: parameters)
        let kept = parameters.map(Self.isKept)
        let count = kept.count { $0 }
        paths = zip(labels, kept).map { label, isKept in
            guard isKept else { return nil }
            return count == 1 ? "" : "?.\(SwiftIdentifier.escaped(label, in: .member))"
        }
    }

    /// The argument labels; where two are the same, or one can be no label, the names inside.
    private static func labels(of parameters: [InterfaceParameter]) -> [String] {
        let labels = parameters.map { $0.label?.plain ?? $0.name.plain }
        let isUsable =
            Set(labels).count == labels.count && labels.allSatisfy { SwiftIdentifier.isIdentifier($0) && $0 != "self" }
        return isUsable ? labels : parameters.map(\.name.plain)
    }

    private static func isKept(_ parameter: InterfaceParameter) -> Bool {
        let isPassedOn = parameter.specifiers.contains { [.borrowing, .consuming, .owned, .shared].contains($0) }
        return !isPassedOn && !parameter.isNonEscapingFunction
    }
}
