import Mocks
import Support
import SwiftSource

/// The places where a mock stores the arguments of a call.
struct RecordedArguments {
    /// The path from a recorded call to each argument, in the order of the parameters: `?.email`, empty if the argument
    /// itself is recorded, nil if it can't be recorded.
    let paths: [String?]

    init(_ parameters: [ParameterDeclaration]) {
        let kept = parameters.map(Self.isKept)
        let count = kept.count { $0 }
        paths = zip(parameters.recordedLabels, kept).map { label, isKept in
            guard isKept else { return nil }
            return count == 1 ? "" : "?.\(SwiftIdentifier.escaped(label, in: .member))"
        }
    }

    private static func isKept(_ parameter: ParameterDeclaration) -> Bool {
        let isPassedOn = parameter.specifiers.contains { [.borrowing, .consuming, .owned, .shared].contains($0) }
        return !isPassedOn && !parameter.isNonEscapingFunction
    }
}
