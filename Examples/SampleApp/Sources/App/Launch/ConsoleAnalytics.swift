import Core

/// Writes events to the console.
nonisolated struct ConsoleAnalytics: AnalyticsTracking {
    func track(_ event: String) {
        print("analytics:", event)
    }
}
