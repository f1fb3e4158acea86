// Made by scaffold from Specs/About.yml. Change that: this file is written again.
import UIKit

/// Puts About together.
@MainActor
enum AboutModule {
    static func build(routing: any AboutRouting) -> UIViewController {
        let viewModel = AboutViewModel()
        return AboutViewController(viewModel: viewModel, routing: routing)
    }
}
