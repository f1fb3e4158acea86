import Diagnostics
import Support
import SwiftSource

/// Checks types of parameters, and names that differ only in the case of the first letter.
enum ParameterCheck {
    static func run(_ parameters: [Parameter], result: SwiftType?, into bag: inout DiagnosticBag) {
        for type in parameters.map(\.type) + [result].compactMap(\.self) { check(type, into: &bag) }
        checkCase(of: parameters.map { ($0.name, $0.nameRange) }, as: "parameter", into: &bag)
    }

    /// Reports names that differ only in the case of the first letter.
    static func checkCase(
        of names: [(name: String, range: SourceRange)],
        as what: String,
        into bag: inout DiagnosticBag
    ) {
        names.findRepeated(by: { NameCase.upperFirst.applied(to: $0.name) }) { name, other in
            bag.add(
                .collidingName,
                "the \(what) `\(name.name)` differs from `\(other.name)` only in the case of its first letter",
                at: name.range,
                help: "rename one of them",
                notes: [.init("the other is declared here", at: other.range)]
            )
        }
    }

    private static func check(_ type: SwiftType, into bag: inout DiagnosticBag) {
        guard case .implicitlyUnwrapped(let wrapped) = type.shape else { return }
        bag.add(
            .typeNotStorable,
            "`!` is for properties that are set later, and what a module is opened with is there from the beginning",
            at: type.range,
            help: "write `\(wrapped.text)?`, or `\(wrapped.text)` if it is always there"
        )
    }
}
