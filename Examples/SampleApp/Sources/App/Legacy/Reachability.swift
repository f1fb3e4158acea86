/// Older than the specs: the locator hands out the one instance, and whoever needs it depends on the protocol alone.
nonisolated protocol ReachabilityChecking: Sendable {
    var isOnline: Bool { get }
}

nonisolated final class Reachability: ReachabilityChecking {
    static let shared = Reachability()

    var isOnline: Bool { true }

    private init() {}
}
