
import Core

/// What Hint shows, and nothing of how.
@MainActor
final class HintViewModel {
    // MARK: - Properties
    var text: String { parameters.text }

    private let parameters: HintParameters
    private weak var completion: RouteCompletion<Bool>?

    // MARK: - Lifecycle
    init(parameters: HintParameters, completion: RouteCompletion<Bool>) {
        self.parameters = parameters
        self.completion = completion
    }
}
