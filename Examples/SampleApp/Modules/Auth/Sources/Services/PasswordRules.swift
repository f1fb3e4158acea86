public nonisolated final class PasswordRules {
    // MARK: - Lifecycle
    public init() {}
}

// MARK: - PasswordChecking
nonisolated extension PasswordRules: PasswordChecking {
    public func strength(of password: String) -> Double {
        fatalError("PasswordRules.strength(of:) is not written yet")
    }
}
