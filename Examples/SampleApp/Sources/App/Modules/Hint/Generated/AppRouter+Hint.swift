// Made by scaffold from Specs/Hint.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Hint
extension AppRouter {
    /// A line that lies over the screen it is about.
    func showHint(
        from source: UIViewController?,
        text: String,
        as presentation: Presentation = .custom,
        completion: @escaping RouteCompletion<Bool>.Deliver = { _ in }
    ) {
        let viewController = HintModule.build(
            routing: self,
            parameters: HintParameters(text: text),
            completion: RouteCompletion(completion)
        )
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: HintRouting {}
