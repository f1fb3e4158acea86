import Diagnostics
import Support

/// Checks the names of modes and of their parameters.
enum ModeCheck {
    /// - Parameter parameters: those of the module, with the parameter `mode`.
    static func run(_ modes: [Mode], _ parameters: [Parameter], into bag: inout DiagnosticBag) {
        guard !modes.isEmpty else { return }
        let own = parameters.filter(\.modes.isEmpty)
        for parameter in own {
            let name = NameCase.lowerFirst.applied(to: parameter.name)
            guard parameters.contains(where: { !$0.modes.isEmpty && $0.name == name }) else { continue }
            bag.add(
                .collidingName,
                "a module with modes already has a parameter `\(name)`",
                at: parameter.nameRange,
                help: "give the parameter another name",
                notes: [modes[0].note]
            )
        }
        ParameterCheck.checkCase(of: modes.map { ($0.name, $0.nameRange) }, as: "mode", into: &bag)
        for mode in modes { check(mode, besides: own, into: &bag) }
    }

    /// A method that opens the module in a mode has the parameters of the mode and of the module.
    private static func check(_ mode: Mode, besides own: [Parameter], into bag: inout DiagnosticBag) {
        ParameterCheck.run(mode.parameters, result: nil, into: &bag)
        for parameter in mode.parameters {
            guard let other = own.first(where: { $0.name == parameter.name }) else { continue }
            bag.add(
                .collidingName,
                "the parameter `\(parameter.name)` of the mode `\(mode.name)` is also a parameter of the module",
                at: parameter.nameRange,
                help: "rename one of them, or remove the module's if only some modes need it",
                notes: [.init("the other is declared here", at: other.nameRange)]
            )
        }
    }
}
