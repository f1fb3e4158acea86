import Diagnostics
import SwiftSource

/// Reports unused results. A result goes to the module whose route opens the module, or to its flow's coordinator. The
/// app and deep links don't use results.
enum UnusedResultCheck {
    static func run(_ navigation: Navigation, into bag: inout DiagnosticBag) {
        let screens = navigation.screens
        guard screens.count > 1 else { return }
        var isTaken = screens.map { _ in false }
        let links = screens.flatMap(\.links)
        for link in links where link.kind != .variant { isTaken[link.destination] = true }
        for link in links where link.kind == .variant && isTaken[link.source] { isTaken[link.destination] = true }
        let reached = navigation.reached
        for (place, screen) in screens.enumerated()
        where reached[place] && !isTaken[place] && screen.signature.kind == .module {
            guard let result = screen.signature.result else { continue }
            let message = "the result of `\(screen.name)` is unused: no route opens `\(screen.name)`"
            let help = "remove `result`, or list `\(screen.name)` under `routes` of the module that needs the result"
            bag.add(.unusedResult, message, at: result.range, help: help)
        }
    }
}
