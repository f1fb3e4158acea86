import Specs
import SwiftSource

/// The types of the support files, as far as specs name them.
enum SupportTypes {
    static func areNamed(in items: [MemberListItem]) -> Bool {
        areAmong(items.typeNames)
    }

    static func areAmong(_ types: [NameReference]) -> Bool {
        types.contains { names.contains(String($0.root)) }
    }

    private static let names: Set<String> = [
        "Alert", "Evented", "EventedSubscription", "LoadingState", "Observed", "Presentation", "RouteCompletion",
        "RouteResult",
    ]
}
