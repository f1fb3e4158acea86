// Made by scaffold from Specs/Services.yml. Change that: this file is written again.

public nonisolated protocol AnalyticsTracking: Sendable {
    #sourceLocation(file:"Specs/Services.yml",line:29)
    func track(_ event: String)
    #sourceLocation()
}
