import Naming
import SwiftInterface

/// Where a mock keeps the arguments of a call.
struct RecordedArguments {
    /// What follows a recorded call, which may be missing: `?.email`, or nothing where the argument itself is recorded;
    /// nil for what can't be kept. In the order of the parameters.
    let paths: [String?]

    init(_ parameters: [InterfaceParameter]) {
        let labels = RecordedLabels.of(parameters, names: parameters.map(\.name))
        let kept = parameters.map(Self.isKept)
        let count = kept.count { $0 }
        paths = zip(labels, kept).map { label, isKept in
            guard isKept else { return nil }
            return count == 1 ? "" : "?.\(SwiftIdentifier.escaped(label, in: .member))"
        }
    }

    private static func isKept(_ parameter: InterfaceParameter) -> Bool {
        let isPassedOn = parameter.specifiers.contains { [.borrowing, .consuming, .owned, .shared].contains($0) }
        return !isPassedOn && !parameter.isNonEscapingFunction
    }
}
