import Diagnostics
import Support
import SwiftSource

/// Checks types of parameters, and names that differ only in the case of the first letter.
enum ParameterCheck {
    static func run(_ parameters: [Parameter], result: SwiftType?, into bag: inout DiagnosticBag) {
        for type in parameters.map(\.type) + [result].compactMap(\.self) { check(type, into: &bag) }
        var first: [String: Parameter] = [:]
        for parameter in parameters {
            let name = NameCase.upperFirst.applied(to: parameter.name)
            if let other = first.updateValue(parameter, forKey: name) {
                bag.add(
                    .collidingName,
                    "the parameter `\(parameter.name)` differs from `\(other.name)` only in the case of its first letter",
                    at: parameter.nameRange,
                    help: "rename one of them",
                    notes: [.init("the other is declared here", at: other.nameRange)]
                )
            }
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
