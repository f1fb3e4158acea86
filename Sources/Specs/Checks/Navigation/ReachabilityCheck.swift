import Diagnostics

/// Reports unreachable modules. If no module is a root or tab, the app starts with the module from which all others are
/// reachable, if there is one.
enum ReachabilityCheck {
    private static let mostNotes = 10

    static func run(_ navigation: Navigation, into bag: inout DiagnosticBag) {
        let screens = navigation.screens
        let saysBeginning = screens.contains(where: \.isEntry)
        var unreached: [Diagnostic] = []
        var reached = navigation.reached
        // Modules without any incoming link come first. Modules that are reachable from them are not reported
        // themselves.
        var isNamed = screens.map { _ in false }
        for (place, screen) in screens.enumerated() where !reached[place] {
            for link in screen.links where link.destination != place { isNamed[link.destination] = true }
        }
        for unnamed in [true, false] {
            for place in screens.indices where !reached[place] && isNamed[place] != unnamed {
                reached[place] = true
                let found = navigation.follow(from: [place], marking: &reached)
                let notes = found.prefix(mostNotes).map { link in
                    let (opened, opening) = (screens[link.destination].name, screens[link.source].name)
                    let message = "so nothing opens `\(opened)` either: only `\(opening)` has a route to it"
                    return Diagnostic.Note(message, at: link.range)
                }
                let screen = screens[place].signature
                let message =
                    "nothing opens `\(screen.name)`: it is not a root, tab or variant, and no route, flow or deep link leads to it"
                let help =
                    "list `\(screen.name)` under `routes` of another module; or write `presentation: root` if the app "
                    + "starts with `\(screen.name)`"
                unreached.append(.init(.unreachedModule, message, at: screen.nameRange, help: help, notes: notes))
            }
        }
        guard saysBeginning || unreached.count > 1 else { return }
        for diagnostic in unreached { bag.add(diagnostic) }
    }
}
