// Made by scaffold from Specs/Agenda.yml. Change that: this file is written again.
import UIKit

/// Puts Agenda together.
@MainActor
enum AgendaModule {
    static func build(
        dependencies: any AgendaDependencies,
        routing: any AgendaRouting,
        parameters: AgendaParameters
    ) -> UIViewController {
        let viewModel = AgendaViewModel(dependencies: dependencies, parameters: parameters)
        return AgendaViewController(viewModel: viewModel, routing: routing)
    }
}
