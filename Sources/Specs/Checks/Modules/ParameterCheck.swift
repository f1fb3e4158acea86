import Diagnostics
import Support
import SwiftSource

/// Checks the types of parameters and results, and the names of parameters and modes.
enum ParameterCheck {
    /// - Parameters:
    ///   - own: the parameters of the module or flow.
    ///   - mode: the parameter `mode` of a module with modes.
    static func run(_ own: [Parameter], mode: Parameter?, result: SwiftType?, into bag: inout DiagnosticBag) {
        let modes = mode?.modes ?? []
        for parameters in [own] + modes.map(\.parameters) {
            for type in parameters.map(\.type) { check(type, into: &bag) }
            checkCase(of: parameters.map { ($0.name, $0.nameRange) }, as: "parameter", into: &bag)
        }
        if let result { check(result, into: &bag) }
        if let result, result.isNever {
            let message = "no result can have the type `Never`, which has no values"
            let help = "remove `result`, or write the type of what is returned"
            bag.add(.typeNotStorable, message, at: result.range, help: help)
        }
        for parameter in own where NameCase.lowerFirst.applied(to: parameter.name) == mode?.name {
            let message =
                "scaffold adds a parameter `\(NameCase.lowerFirst.applied(to: parameter.name))` to a module with modes"
            let help = "give the parameter another name"
            bag.add(.collidingName, message, at: parameter.nameRange, help: help, notes: modes.prefix(1).map(\.note))
        }
        checkCase(of: modes.map { ($0.name, $0.nameRange) }, as: "mode", into: &bag)
        for mode in modes { check(mode, besides: own, into: &bag) }
    }

    /// Reports parameters that a mode and its module both have. The method that opens the module in this mode has all parameters of both.
    private static func check(_ mode: Mode, besides own: [Parameter], into bag: inout DiagnosticBag) {
        for parameter in mode.parameters {
            guard let other = own.first(where: { $0.name == parameter.name }) else { continue }
            let message =
                "the parameter `\(parameter.name)` of the mode `\(mode.name)` is also a parameter of the module"
            let help = "rename one of them, or remove the module's if only some modes need it"
            let note = Diagnostic.Note("the other is declared here", at: other.nameRange)
            bag.add(.collidingName, message, at: parameter.nameRange, help: help, notes: [note])
        }
    }

    /// Reports names that differ only in the case of the first letter.
    private static func checkCase(
        of names: [(name: String, range: SourceRange)],
        as what: String,
        into bag: inout DiagnosticBag
    ) {
        let key = { (name: (name: String, range: SourceRange)) in NameCase.upperFirst.applied(to: name.name) }
        names.withoutRepeated(by: key) { name, other in
            let message = "the \(what) `\(name.name)` differs from `\(other.name)` only in the case of its first letter"
            let note = Diagnostic.Note("the other is declared here", at: other.range)
            bag.add(.collidingName, message, at: name.range, help: "rename one of them", notes: [note])
        }
    }

    private static func check(_ type: SwiftType, into bag: inout DiagnosticBag) {
        if type.names.contains(where: { $0.root == "Self" }) {
            let message = "parameters and results can't have the type `Self`, which has a meaning only inside of a type"
            bag.add(.typeNotStorable, message, at: type.range, help: "write the name of the type")
        }
        guard case .implicitlyUnwrapped(let wrapped) = type.shape else { return }
        let message = "parameters and results can't have a type with `!`, which is for values that are set later"
        let help = "write `\(wrapped.text)?`, or `\(wrapped.text)` if the value is never nil"
        bag.add(.typeNotStorable, message, at: type.range, help: help)
    }
}
