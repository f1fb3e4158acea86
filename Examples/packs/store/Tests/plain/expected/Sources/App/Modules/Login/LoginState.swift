/// All that Login shows.
struct LoginState {}

/// All that can happen to Login.
enum LoginAction {
    case didAppear
}
