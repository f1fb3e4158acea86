import Diagnostics

/// Reports tabs that need arguments, which the app doesn't have when it starts. Every argument of a tab needs a default.
enum TabParameterCheck {
    static func run(_ navigation: Navigation, into bag: inout DiagnosticBag) {
        for screen in navigation.screens {
            guard let index = screen.presentation?.tabIndex,
                let parameter = screen.signature.parameters.first(where: { $0.defaultValue == nil })
            else { continue }
            let message =
                "the app starts without tab \(index), because its module `\(screen.name)` needs a value for `\(parameter.name)`"
            let change = parameter.modes.isEmpty ? "give `\(parameter.name)` a default" : "remove the modes"
            let help = "\(change), or open `\(screen.name)` from a tab without parameters"
            bag.add(.tabNeedsArgument, message, at: parameter.nameRange, help: help)
        }
    }
}
