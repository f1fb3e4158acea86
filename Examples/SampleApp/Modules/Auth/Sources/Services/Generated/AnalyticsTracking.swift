// Made by scaffold from Specs/Services.yml. Change that: this file is written again.

public nonisolated protocol AnalyticsTracking: Sendable {
    func track(_ event: String)
}
