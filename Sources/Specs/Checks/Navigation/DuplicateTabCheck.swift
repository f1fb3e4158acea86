import Diagnostics

/// Reports tabs with two modules. A module and its variant can share a tab.
struct DuplicateTabCheck {
    private struct Claim {
        let screen: Int
        let range: SourceRange
    }

    private let navigation: Navigation
    /// For each screen its owner: for a variant the replaced module, for a flow's module the flow, else itself.
    private var owners: [Int]
    private var first: [Int: Claim] = [:]

    static func run(_ navigation: Navigation, into bag: inout DiagnosticBag) {
        var check = DuplicateTabCheck(navigation)
        for (place, screen) in navigation.screens.enumerated() {
            if let index = screen.presentation?.tabIndex, let range = screen.presentationRange {
                check.claim(index, by: place, at: range, into: &bag)
            }
        }
        for screen in navigation.screens {
            for route in screen.links where route.kind == .route {
                guard let index = route.presentation?.tabIndex,
                    navigation.screens[route.destination].presentation?.tabIndex != index
                else { continue }
                check.claim(index, by: route.destination, at: route.range, into: &bag)
            }
        }
    }

    private init(_ navigation: Navigation) {
        self.navigation = navigation
        owners = Array(navigation.screens.indices)
        for link in navigation.screens.flatMap(\.links) where link.kind != .route {
            owners[link.destination] = link.source
        }
    }

    private mutating func claim(_ index: Int, by screen: Int, at range: SourceRange, into bag: inout DiagnosticBag) {
        guard let other = first[index] else {
            first[index] = Claim(screen: screen, range: range)
            return
        }
        guard owners[other.screen] != owners[screen] else { return }
        bag.add(
            .duplicateTab,
            "tab \(index) shows both `\(navigation.screens[screen].name)` and "
                + "`\(navigation.screens[other.screen].name)`",
            at: range,
            help: "give one of them another number",
            notes: [
                .init("`\(navigation.screens[other.screen].name)` is assigned to tab \(index) here", at: other.range)
            ]
        )
    }
}
