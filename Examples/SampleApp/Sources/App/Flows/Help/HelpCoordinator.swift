import Core

/// Answers to questions.
///
/// Generated routes are in `HelpCoordinator+Routes.swift` and `HelpCoordinator+<Module>.swift`.
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

    /// Closes all screens of the flow.
    func finish() {
        router?.end(self)
    }
}

// MARK: - Results
/// Each method is called when a module returns its result.
extension HelpCoordinator {
    func helpAnswerDidFinish(_ result: Bool) {
        // Not implemented
    }
}
