import Core

/// Answers to questions.
///
/// What its screens show next is in `HelpCoordinator+Routes.swift` and beside the modules. When a module
/// returns a result, its `…DidFinish(_:)` there is called. To use the result, write that method here: yours replaces
/// the generated one.
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

    /// Closes the flow, whatever it shows.
    func finish() {
        router?.end(self)
    }
}
