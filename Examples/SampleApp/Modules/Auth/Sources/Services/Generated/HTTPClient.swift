// Made by scaffold from Specs/Services.yml. Change that: this file is written again.
import Foundation

public nonisolated protocol HTTPClient: Sendable {
    #sourceLocation(file:"Specs/Services.yml",line:24)
    func data(from url: URL) async throws -> Data
    #sourceLocation()
}
