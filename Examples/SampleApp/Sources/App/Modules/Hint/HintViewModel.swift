import Core

/// State and actions of the Hint screen, independent of UIKit.
@MainActor
final class HintViewModel {
    // MARK: - Properties
    var text: String { parameters.text }

    private let parameters: HintParameters
    private weak var completion: HintCompletion?

    // MARK: - Lifecycle
    init(parameters: HintParameters, completion: HintCompletion) {
        self.parameters = parameters
        self.completion = completion
    }

    // MARK: - Actions
    func confirm() {
        completion?.finish(true)
    }
}
