import Diagnostics
import SwiftSource

/// Checks that follow the links from screen to screen.
extension Navigation {
    private static let mostNotes = 10

    private var links: [Link] { screens.flatMap(\.links) }

    /// Reports tabs with two modules. A module and its variant can share a tab.
    func checkTabs(into bag: inout DiagnosticBag) {
        typealias Claim = (tab: Int, screen: Int, range: SourceRange)
        // The owner is the replaced module for a variant, the flow for a flow's module, and else the screen itself.
        var owners = Array(screens.indices)
        for link in links where link.kind != .route { owners[link.destination] = link.source }
        let ofScreens = screens.enumerated().compactMap { place, screen -> Claim? in
            guard let tab = screen.presentation.tabIndex, let range = screen.presentationRange else { return nil }
            return (tab, place, range)
        }
        let ofRoutes = links.compactMap { link -> Claim? in
            guard link.kind == .route, let tab = link.presentation?.tabIndex,
                screens[link.destination].presentation.tabIndex != tab
            else { return nil }
            return (tab, link.destination, link.range)
        }
        (ofScreens + ofRoutes).withoutRepeated(by: \.tab) { claim, other in
            guard owners[other.screen] != owners[claim.screen] else { return }
            let (name, otherName) = (screens[claim.screen].name, screens[other.screen].name)
            let message = "tab \(claim.tab) shows both `\(name)` and `\(otherName)`"
            let note = Diagnostic.Note("`\(otherName)` is assigned to tab \(claim.tab) here", at: other.range)
            bag.add(.duplicateTab, message, at: claim.range, help: "give one of them another number", notes: [note])
        }
    }

    /// Reports unreachable modules. If no screen is an entry, and all others are reachable from one module, the app starts with this
    /// module. The module is not reported then.
    func checkReachability(into bag: inout DiagnosticBag) {
        let saysBeginning = screens.contains(where: \.isEntry)
        let hasTabs = screens.contains { $0.presentation.tabIndex != nil }
        var unreached: [Diagnostic] = []
        var reached = self.reached
        // Modules without incoming links come first. Modules that are reachable from them appear only in the notes.
        var isNamed = screens.map { _ in false }
        for (place, screen) in screens.enumerated() where !reached[place] {
            for link in screen.links where link.destination != place { isNamed[link.destination] = true }
        }
        for unnamed in [true, false] {
            for place in screens.indices where !reached[place] && isNamed[place] != unnamed {
                reached[place] = true
                let found = follow(from: [place], marking: &reached)
                let notes = found.prefix(Self.mostNotes).map { link in
                    let (opened, opening) = (screens[link.destination].name, screens[link.source].name)
                    let message = "so nothing opens `\(opened)` either: only `\(opening)` has a route to it"
                    return Diagnostic.Note(message, at: link.range)
                }
                let screen = screens[place].signature
                let message =
                    "nothing opens `\(screen.name)`: it is not a root, tab or variant, and no route, flow or deep link opens it"
                // An app with tabs starts with its tabs, and shows no root.
                let start =
                    hasTabs ? "" : "or write `presentation: root` if the app starts with `\(screen.name)`; "
                let help =
                    "list `\(screen.name)` under `routes` of another module; \(start)if your own Swift code calls "
                    + "`\(screen.showMethod)`, switch this warning off (see `scaffold explain SC0652`)"
                unreached.append(.init(.unreachedModule, message, at: screen.nameRange, help: help, notes: notes))
            }
        }
        guard saysBeginning || unreached.count > 1 else { return }
        for diagnostic in unreached { bag.add(diagnostic) }
    }

    /// Reports pushes from screens without a navigation controller. Roots, tabs and presented screens have one. A deep link uses the
    /// navigation controller of the current screen. Screens with the presentation `custom` may have none.
    func checkNavigationControllers(into bag: inout DiagnosticBag) {
        guard screens.count > 1 else { return }
        let links = zip(screens, reached).filter(\.1).flatMap(\.0.links)
        let isInNavigation = self.isInNavigation(links)
        let ways = Dictionary(grouping: links, by: \.destination)
        for link in links where link.presentation == .push && !isInNavigation[link.source] {
            let (source, destination) = (screens[link.source], screens[link.destination])
            var notes = (ways[link.source] ?? []).filter { $0.source != link.source }.prefix(Self.mostNotes).map {
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

    /// Returns for each screen whether it is in a navigation controller.
    ///
    /// - Parameter links: the links of the screens that the user can reach.
    private func isInNavigation(_ links: [Link]) -> [Bool] {
        var isInNavigation = screens.map { screen in
            switch screen.presentation {
            case .root, .tab: true
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
        follow(marking: &isInNavigation) { $0.presentation != .custom }
        return isInNavigation
    }

    /// Reports unused results. The receiver of a result is the module whose route opens the screen, or the coordinator of its flow.
    /// The app and deep links don't use results.
    func checkResults(into bag: inout DiagnosticBag) {
        guard screens.count > 1 else { return }
        var isTaken = screens.map { _ in false }
        for link in links where link.kind != .variant { isTaken[link.destination] = true }
        for link in links where link.kind == .variant && isTaken[link.source] { isTaken[link.destination] = true }
        let reached = reached
        for (place, screen) in screens.enumerated()
        where reached[place] && !isTaken[place] && screen.signature.kind == .module {
            guard let result = screen.signature.result else { continue }
            let message = "the result of `\(screen.name)` is unused: no route opens `\(screen.name)`"
            let help = "remove `result`, or list `\(screen.name)` under `routes` of the module that needs the result"
            bag.add(.unusedResult, message, at: result.range, help: help)
        }
    }

    /// Reports first screens with a parameter without a default, because the app has no arguments when it starts. Each such tab is
    /// reported. A root is reported only if there are no tabs, and all roots need arguments.
    func checkFirstScreens(into bag: inout DiagnosticBag) {
        let tabs = screens.filter { $0.presentation.tabIndex != nil }
        for screen in tabs {
            guard let index = screen.presentation.tabIndex, let parameter = screen.neededParameter else {
                continue
            }
            let message =
                "the app starts without tab \(index), because `\(screen.name)` needs a value for `\(parameter.name)`"
            reportNeeded(message, parameter, "open `\(screen.name)` from a tab without parameters", into: &bag)
        }
        let members = Set(links.filter { $0.kind == .member }.map(\.destination))
        let roots = screens.enumerated().filter { !members.contains($0) && $1.presentation == .root }
            .map(\.element)
        guard tabs.isEmpty, let root = roots.first, let parameter = root.neededParameter,
            roots.allSatisfy({ $0.neededParameter != nil })
        else { return }
        let message =
            "the app starts with an empty window, because its root `\(root.name)` needs a value for `\(parameter.name)`"
        reportNeeded(
            message,
            parameter,
            "make another module the root: write `presentation: root` in the spec of a module without parameters",
            into: &bag
        )
    }

    private func reportNeeded(
        _ message: String,
        _ parameter: Parameter,
        _ otherChange: String,
        into bag: inout DiagnosticBag
    ) {
        let change = parameter.modes.isEmpty ? "give `\(parameter.name)` a default" : "remove the modes"
        bag.add(.firstScreenNeedsArgument, message, at: parameter.nameRange, help: "\(change), or \(otherChange)")
    }
}

extension Navigation.Screen {
    fileprivate var neededParameter: Parameter? { signature.parameters.first { $0.defaultValue == nil } }
}
