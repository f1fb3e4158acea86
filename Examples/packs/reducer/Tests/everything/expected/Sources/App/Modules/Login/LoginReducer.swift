/// Decides how each action changes Login, and which effects it starts.
@MainActor
struct LoginReducer {
    let environment: LoginEnvironment

    func reduce(_ state: inout LoginState, _ action: LoginAction) -> Effect<LoginAction> {
        switch action {
        case .didLoad:
            return .none
        case .didChange:
            return .none
        case .didTapLogIn:
            return .none
        case .didFail:
            return .none
        }
    }
}
