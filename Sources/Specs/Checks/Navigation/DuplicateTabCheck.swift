import Diagnostics

/// Reports tabs with two modules. A module and its variant can share a tab.
enum DuplicateTabCheck {
    private typealias Claim = (tab: Int, screen: Int, range: SourceRange)

    static func run(_ navigation: Navigation, into bag: inout DiagnosticBag) {
        let screens = navigation.screens
        let links = screens.flatMap(\.links)
        // For a variant the replaced module, for a flow's module the flow, else the screen itself.
        var owners = Array(screens.indices)
        for link in links where link.kind != .route { owners[link.destination] = link.source }
        let ofScreens = screens.enumerated().compactMap { place, screen -> Claim? in
            guard let tab = screen.presentation?.tabIndex, let range = screen.presentationRange else { return nil }
            return (tab, place, range)
        }
        let ofRoutes = links.compactMap { link -> Claim? in
            guard link.kind == .route, let tab = link.presentation?.tabIndex,
                screens[link.destination].presentation?.tabIndex != tab
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
}
