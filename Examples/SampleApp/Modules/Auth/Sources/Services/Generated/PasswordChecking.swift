// Made by scaffold from Specs/Services.yml. Change that: this file is written again.

public nonisolated protocol PasswordChecking: Sendable {
    #sourceLocation(file:"Specs/Services.yml",line:18)
    /// From 0, which anybody guesses, to 1.
    func strength(of password: String) -> Double
    #sourceLocation()
}
