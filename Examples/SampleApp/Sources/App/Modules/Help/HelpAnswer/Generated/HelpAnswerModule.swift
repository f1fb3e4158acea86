// Made by scaffold from Specs/HelpAnswer.yml. Change that: this file is written again.
import AuthFeature
import UIKit

/// Puts HelpAnswer together.
@MainActor
enum HelpAnswerModule {
    static func build(
        dependencies: any HelpAnswerDependencies,
        routing: any HelpAnswerRouting,
        parameters: HelpAnswerParameters,
        completion: RouteCompletion<Bool>
    ) -> UIViewController {
        let viewModel = HelpAnswerViewModel(dependencies: dependencies, parameters: parameters, completion: completion)
        return HelpAnswerViewController(viewModel: viewModel, routing: routing, completion: completion)
    }
}
