/// Waits until `condition` is true. Returns false if it is still false after the timeout.
@MainActor
func eventually(within timeout: Duration = .seconds(10), _ condition: () -> Bool) async -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    while !condition() {
        guard clock.now < deadline, (try? await clock.sleep(for: .milliseconds(1))) != nil else { return false }
    }
    return true
}
