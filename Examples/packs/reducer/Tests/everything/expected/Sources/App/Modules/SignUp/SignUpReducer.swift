/// Decides how each action changes SignUp, and which effects it starts.
@MainActor
struct SignUpReducer {
    let environment: SignUpEnvironment

    func reduce(_ state: inout SignUpState, _ action: SignUpAction) -> Effect<SignUpAction> {
        switch action {
        case .didLoad:
            return .none
        }
    }
}
