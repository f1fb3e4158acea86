@MainActor
final class LoginStore {
    // MARK: - Properties
    private(set) var state = LoginState()

    func send(_ action: LoginAction) {
        switch action {
        case .didAppear: break
        }
    }
}
