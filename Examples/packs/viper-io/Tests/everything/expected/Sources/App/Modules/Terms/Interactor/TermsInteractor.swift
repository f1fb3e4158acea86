/// The business logic of Terms. No other part of the module uses services.
@MainActor
final class TermsInteractor {
    // MARK: - Properties
    weak var output: (any TermsInteractorOutput)?
}

// MARK: - TermsInteractorInput
extension TermsInteractor: TermsInteractorInput {}
