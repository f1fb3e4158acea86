/// Everything that Login shows.
struct LoginState {}

/// Everything that can happen in Login.
enum LoginAction {
    case didAppear
}
