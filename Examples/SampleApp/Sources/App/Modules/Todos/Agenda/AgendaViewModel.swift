/// What Agenda shows, and nothing of how.
@MainActor
final class AgendaViewModel {
    // MARK: - Properties
    private let dependencies: any AgendaDependencies
    private let parameters: AgendaParameters

    // MARK: - Lifecycle
    init(dependencies: any AgendaDependencies, parameters: AgendaParameters) {
        self.dependencies = dependencies
        self.parameters = parameters
    }
}
