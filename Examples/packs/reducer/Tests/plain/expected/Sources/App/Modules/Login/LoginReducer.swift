/// Decides how each action changes Login, and which effects it starts.
@MainActor
struct LoginReducer {
    func reduce(_ state: inout LoginState, _ action: LoginAction) -> Effect<LoginAction> {
        switch action {
        case .didLoad:
            return .none
        }
    }
}
