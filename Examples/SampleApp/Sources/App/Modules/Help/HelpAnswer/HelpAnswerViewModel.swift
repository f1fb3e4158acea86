import Core

/// What HelpAnswer shows, and nothing of how.
@MainActor
final class HelpAnswerViewModel {
    // MARK: - Properties
    private let dependencies: HelpAnswerDependencies
    private let parameters: HelpAnswerParameters
    private weak var completion: RouteCompletion<Bool>?

    // MARK: - Lifecycle
    init(dependencies: HelpAnswerDependencies, parameters: HelpAnswerParameters, completion: RouteCompletion<Bool>) {
        self.dependencies = dependencies
        self.parameters = parameters
        self.completion = completion
    }
}
