import Core

/// Answers to questions.
///
/// Generated routes are in `HelpCoordinator+Routes.swift` and `HelpCoordinator+<Module>.swift`.
/// When a module returns a result, its `…DidFinish(_:)` method is called. To use the result, implement the method here.
/// Your method is called instead of the generated one.
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
