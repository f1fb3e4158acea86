import Diagnostics

/// Reports tabs that need arguments, which the app doesn't have when it starts, and roots if all of them do. Every argument of a first screen needs a default.
enum FirstScreenParameterCheck {
    static func run(_ navigation: Navigation, into bag: inout DiagnosticBag) {
        let tabs = navigation.screens.filter { $0.presentation?.tabIndex != nil }
        for screen in tabs {
            guard let index = screen.presentation?.tabIndex, let parameter = neededParameter(of: screen) else {
                continue
            }
            let message =
                "the app starts without tab \(index), because its module `\(screen.name)` needs a value for `\(parameter.name)`"
            report(message, parameter, "open `\(screen.name)` from a tab without parameters", into: &bag)
        }
        let links = navigation.screens.flatMap(\.links)
        let members = Set(links.filter { $0.kind == .member }.map(\.destination))
        let roots = navigation.screens.enumerated().filter { !members.contains($0) && $1.presentation == .root }
            .map(\.element)
        guard tabs.isEmpty, let root = roots.first, let parameter = neededParameter(of: root),
            roots.allSatisfy({ neededParameter(of: $0) != nil })
        else { return }
        let message =
            "the app starts with an empty window, because its root `\(root.name)` needs a value for `\(parameter.name)`"
        report(
            message,
            parameter,
            "make another module the root: write `presentation: root` in the spec of a module without parameters",
            into: &bag
        )
    }

    private static func neededParameter(of screen: Navigation.Screen) -> Parameter? {
        screen.signature.parameters.first { $0.defaultValue == nil }
    }

    private static func report(
        _ message: String,
        _ parameter: Parameter,
        _ otherChange: String,
        into bag: inout DiagnosticBag
    ) {
        let change = parameter.modes.isEmpty ? "give `\(parameter.name)` a default" : "remove the modes"
        bag.add(.firstScreenNeedsArgument, message, at: parameter.nameRange, help: "\(change), or \(otherChange)")
    }
}
