/// Legacy singleton, available through the locator behind a protocol.
nonisolated protocol ReachabilityChecking: Sendable {
    var isOnline: Bool { get }
}

nonisolated final class Reachability: ReachabilityChecking {
    static let shared = Reachability()

    var isOnline: Bool { true }

    private init() {}
}
