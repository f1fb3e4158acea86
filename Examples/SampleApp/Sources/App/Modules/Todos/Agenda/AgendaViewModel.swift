/// What Agenda shows, and nothing of how.
@MainActor
final class AgendaViewModel {
    // MARK: - Properties
    private let dependencies: AgendaDependencies
    private let parameters: AgendaParameters

    // MARK: - Lifecycle
    init(dependencies: AgendaDependencies, parameters: AgendaParameters) {
        self.dependencies = dependencies
        self.parameters = parameters
    }
}
