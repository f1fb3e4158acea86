/// The business logic of SignUp. No other part of the module uses services.
@MainActor
final class SignUpInteractor {
    // MARK: - Properties
    weak var output: (any SignUpInteractorOutput)?
}

// MARK: - SignUpInteractorInput
extension SignUpInteractor: SignUpInteractorInput {}
