public nonisolated final class PasswordRules {
    // MARK: - Lifecycle
    public init() {}
}

// MARK: - PasswordChecking
nonisolated extension PasswordRules: PasswordChecking {
    public func strength(of password: String) -> Double {
        let rules = [
            password.count >= 10,
            password.contains(where: \.isNumber),
            password.contains(where: \.isUppercase),
            password.contains { !$0.isLetter && !$0.isNumber },
        ]
        return Double(rules.count { $0 }) / Double(rules.count)
    }
}
