/// All that Login shows.
enum LoginState {
    case idle
    case signingIn
    case failed
}

/// All that can happen to Login.
enum LoginAction {
    case didAppear
}
