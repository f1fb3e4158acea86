/// Why a user can't log in.
public nonisolated enum AuthError: Error {
    case wrongCredentials
    /// The code that was sent to the email address has not been entered yet.
    case emailNotVerified
}
