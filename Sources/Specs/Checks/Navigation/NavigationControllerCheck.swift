import Diagnostics

/// Reports pushes from screens without a navigation controller. Roots, tabs and presented screens have one, and a deep
/// link uses that of the current screen. Screens with the presentation `custom` may have none.
struct NavigationControllerCheck {
    private let navigation: Navigation
    private let reached: [Bool]
    private var isInNavigation: [Bool]

    static func run(_ navigation: Navigation, into bag: inout DiagnosticBag) {
        guard navigation.screens.count > 1 else { return }
        var check = NavigationControllerCheck(navigation)
        check.spread()
        check.checkRoutes(into: &bag)
    }

    private init(_ navigation: Navigation) {
        self.navigation = navigation
        reached = navigation.reached
        isInNavigation = navigation.screens.map { screen in
            switch screen.presentation {
            case .root, .tab, nil: true
            case .push, .present, .fullScreen: screen.isEntry
            case .custom: screen.signature.kind == .flow
            }
        }
    }

    private mutating func spread() {
        for link in links {
            if let shown = link.presentation, shown.bringsNavigation { isInNavigation[link.destination] = true }
        }
        var queue = isInNavigation.indices.filter { isInNavigation[$0] }
        while let place = queue.popLast() {
            for link in navigation.screens[place].links
            where !isInNavigation[link.destination] && link.presentation != .custom {
                isInNavigation[link.destination] = true
                queue.append(link.destination)
            }
        }
    }

    private func checkRoutes(into bag: inout DiagnosticBag) {
        var ways: [Int: [Navigation.Link]] = [:]
        for link in links { ways[link.destination, default: []].append(link) }
        for link in links where link.presentation == .push && !isInNavigation[link.source] {
            bag.add(.push(link, in: navigation, ways: ways[link.source] ?? []))
        }
    }

    private var links: [Navigation.Link] {
        navigation.screens.indices.filter { reached[$0] }.flatMap { navigation.screens[$0].links }
    }
}

extension Presentation {
    fileprivate var bringsNavigation: Bool {
        switch self {
        case .present, .fullScreen, .root, .tab: true
        case .push, .custom: false
        }
    }
}

extension Diagnostic {
    fileprivate static func push(_ link: Navigation.Link, in navigation: Navigation, ways: [Navigation.Link])
        -> Diagnostic
    {
        let (source, destination) = (navigation.screens[link.source], navigation.screens[link.destination])
        var notes = ways.filter { $0.source != link.source }.prefix(10).map {
            Note("`\(navigation.screens[$0.source].name)` shows `\(source.name)` here", at: $0.range)
        }
        if source.presentation == .custom, let written = source.presentationRange {
            notes.append(Note("`\(source.name)` has the presentation `custom`", at: written))
        }
        return Diagnostic(
            .pushWithoutNavigation,
            "`\(source.name)` pushes `\(destination.name)`, but is never shown in a navigation controller",
            at: link.range,
            severity: .warning,
            help: "show `\(source.name)` with `push`, `present`, `root` or a tab, or present `\(destination.name)`",
            notes: notes
        )
    }
}
