import Kit
import UIKit

enum Kind {
    struct Detail {
        var name: String
    }

    case plain, fancy
}

/// The mock of a service may be an actor.
protocol Counting: Actor {
    func count() -> Int
}

@MainActor
final class Ego: Commanding {
    private(set) var name: String

    init(name: String, repeat: any Repeating, log: any Logging) {
        self.name = name
    }

    func rename(_ name: String, then done: @escaping () -> Void) {
        self.name = name
        done()
    }
}

final class HandmadeScreen: UIViewController {}
