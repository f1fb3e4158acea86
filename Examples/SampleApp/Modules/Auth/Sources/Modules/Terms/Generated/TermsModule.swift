// Made by scaffold from Specs/Terms.yml. Change that: this file is written again.
import UIKit

/// Puts Terms together.
@MainActor
public enum TermsModule {
    public static func build(routing: any TermsRouting) -> UIViewController {
        let viewModel = TermsViewModel()
        return TermsViewController(viewModel: viewModel, routing: routing)
    }
}
