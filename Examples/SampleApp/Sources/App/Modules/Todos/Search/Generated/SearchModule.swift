// Made by scaffold from Specs/Search.yml. Change that: this file is written again.
import UIKit

/// Puts Search together.
@MainActor
enum SearchModule {
    static func build(
        dependencies: any SearchDependencies,
        routing: any SearchRouting,
        parameters: SearchParameters
    ) -> UIViewController {
        let viewModel = SearchViewModel(dependencies: dependencies, parameters: parameters)
        return SearchViewController(viewModel: viewModel, routing: routing)
    }
}
