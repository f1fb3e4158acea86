import Kit

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

enum Flag {
    case newCustom
    case newClass
}

@MainActor
final class Ego: Selfish {
    let name: String

    init(name: String, repeat: any Repeating, log: any Logging) {
        self.name = name
    }
}
