import Mocks
import Support
import SwiftSource

/// The call of a protocol's function in a generated test, and the arguments that the test expects in the forwarded call.
struct MemberTest {
    /// The expectation for an argument: the place where the mock records it, and the value.
    struct Check: TemplateContext {
        /// The path from a recorded call, which is optional, to the argument: `?.email`. Empty if the mock records only this argument.
        let path: String
        let value: String

        static let table = ContextTable<Check>("check") {
            ContextEntry("path") { $0.path }
            ContextEntry("value") { $0.value }
        }
    }

    /// The function's name and its arguments: `logIn(email: "email")`.
    let call: String
    let checks: [Check]
    let hasResult: Bool
    let result: Sample?
    let missing: [SwiftType]

    /// Returns nil for a member that a test can't call with plain values.
    init?(_ member: MemberDeclaration, samples: Samples) {
        guard case .function(let callable) = member.kind, callable.generics.isEmpty, !member.isStatic else {
            return nil
        }
        guard !member.attributes.contains(where: { $0.name == "available" || $0.name == "#if" }) else { return nil }
        // Code after such a call is unreachable.
        guard callable.result?.text != "Never" else { return nil }
        var arguments: [String] = []
        var checks: [Check] = []
        var missing: [SwiftType] = []
        for (parameter, path) in zip(callable.parameters, callable.parameters.recordedPaths) {
            let sample = samples.value(of: parameter.type, named: parameter.name.plain)
            guard !parameter.isInout, !parameter.isAutoclosure, !parameter.type.isOpaque else { return nil }
            missing += sample.missing
            arguments.append(parameter.callLabel.map { "\($0): \(sample.text)" } ?? sample.text)
            guard let path, sample.isComparable, !parameter.isVariadic else { continue }
            checks.append(Check(path: path, value: sample.text))
        }
        let handedBack = callable.result.flatMap { $0.isVoid ? nil : $0 }
        hasResult = handedBack != nil
        result = handedBack.map { samples.value(of: $0, named: "result") }
        self.missing = missing
        call = "\(SwiftIdentifier.escaped(member.name.plain, in: .member))(\(arguments.joined(separator: ", ")))"
        self.checks = checks
    }
}

extension [ParameterDeclaration] {
    /// The path from a recorded call to each argument: `?.email`, empty if the mock records only this argument, nil if it
    /// can't be recorded.
    var recordedPaths: [String?] {
        let kept = map(\.isKept)
        let count = kept.count { $0 }
        return zip(recordedLabels, kept).map { label, isKept in
            guard isKept else { return nil }
            return count == 1 ? "" : "?.\(SwiftIdentifier.escaped(label, in: .member))"
        }
    }
}

extension ParameterDeclaration {
    fileprivate var isKept: Bool {
        let isPassedOn = specifiers.contains { [.borrowing, .consuming, .owned, .shared].contains($0) }
        return !isPassedOn && !isNonEscapingFunction
    }
}
