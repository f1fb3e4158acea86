import AuthFeature

/// Answers to questions.
///
/// What its screens show next is in HelpCoordinator+Routes.swift and beside the modules.
@MainActor
final class HelpCoordinator: Coordinator {
    // MARK: - Properties
    let scope: HelpScope
    private(set) weak var router: AppRouter?

    // MARK: - Lifecycle
    init(router: AppRouter, scope: HelpScope) {
        self.router = router
        self.scope = scope
    }

    /// Ends the flow, whatever it shows.
    func finish() {
        router?.end(self)
    }
}

// MARK: - Results
extension HelpCoordinator {
    func helpAnswerDidFinish(_ result: Bool) {}
}
