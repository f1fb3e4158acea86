/// Everything that Login shows.
enum LoginState {
    case idle
    case signingIn
    case failed
}

/// Everything that can happen in Login.
enum LoginAction {
    case didAppear
}
