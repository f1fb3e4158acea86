// Made by scaffold from Specs/Hint.yml. Change that: this file is written again.
import AuthFeature
import UIKit

/// Puts Hint together.
@MainActor
enum HintModule {
    static func build(
        routing: any HintRouting,
        parameters: HintParameters,
        completion: RouteCompletion<Bool>
    ) -> UIViewController {
        let viewModel = HintViewModel(parameters: parameters, completion: completion)
        return HintViewController(viewModel: viewModel, routing: routing, completion: completion)
    }
}
