/// The business logic of Login. No other part of the module uses services.
@MainActor
final class LoginInteractor {
    // MARK: - Properties
    weak var output: (any LoginInteractorOutput)?
}

// MARK: - LoginInteractorInput
extension LoginInteractor: LoginInteractorInput {}
