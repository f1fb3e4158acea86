import Testing

@testable import AuthFeature

struct PasswordRulesTests {
    @Test(
        "Counts the rules that a password follows",
        arguments: [
            ("", 0), ("abc", 0), ("abcdefghij", 0.25), ("abc1", 0.25), ("Abc", 0.25), ("ab!", 0.25), ("Abcdefgh1!", 1),
        ]
    )
    func strength(password: String, expected: Double) {
        #expect(PasswordRules().strength(of: password) == expected)
    }
}
