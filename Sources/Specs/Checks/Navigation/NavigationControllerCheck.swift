import Diagnostics

/// Reports pushes from screens without a navigation controller. Roots, tabs and presented screens have one, and a deep
/// link uses that of the current screen. Screens with the presentation `custom` may have none.
enum NavigationControllerCheck {
    static func run(_ navigation: Navigation, into bag: inout DiagnosticBag) {
        let screens = navigation.screens
        guard screens.count > 1 else { return }
        let links = zip(screens, navigation.reached).filter(\.1).flatMap(\.0.links)
        let isInNavigation = isInNavigation(navigation, links)
        let ways = Dictionary(grouping: links, by: \.destination)
        for link in links where link.presentation == .push && !isInNavigation[link.source] {
            let (source, destination) = (screens[link.source], screens[link.destination])
            var notes = (ways[link.source] ?? []).filter { $0.source != link.source }.prefix(10).map {
                Diagnostic.Note("`\(screens[$0.source].name)` shows `\(source.name)` here", at: $0.range)
            }
            if source.presentation == .custom, let written = source.presentationRange {
                notes.append(.init("`\(source.name)` has the presentation `custom`", at: written))
            }
            let message = "`\(source.name)` pushes `\(destination.name)`, but is never shown in a navigation controller"
            let help = "present `\(destination.name)`; or show `\(source.name)` with `push`, `present`, `root` or a tab"
            bag.add(.pushWithoutNavigation, message, at: link.range, help: help, notes: notes)
        }
    }

    /// - Parameter links: those of the screens that the user can reach.
    private static func isInNavigation(_ navigation: Navigation, _ links: [Navigation.Link]) -> [Bool] {
        var isInNavigation = navigation.screens.map { screen in
            switch screen.presentation {
            case .root, .tab, nil: true
            case .push, .present, .fullScreen: screen.isEntry
            case .custom: screen.signature.kind == .flow
            }
        }
        for link in links {
            switch link.presentation {
            case .present, .fullScreen, .root, .tab: isInNavigation[link.destination] = true
            case .push, .custom, nil: break
            }
        }
        navigation.follow(marking: &isInNavigation) { $0.presentation != .custom }
        return isInNavigation
    }
}
