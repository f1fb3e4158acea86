// Made by scaffold from Specs/HelpAnswer.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - HelpAnswer
extension HelpCoordinator {
    /// One answer.
    func showHelpAnswer(
        from source: UIViewController?,
        topic: String,
        as presentation: Presentation = .push,
        completion: @escaping RouteCompletion<Bool>.Deliver = { _ in }
    ) {
        let screen = makeHelpAnswer(HelpAnswerParameters(topic: topic), completion: completion)
        show(screen, from: source, as: presentation)
    }

    func makeHelpAnswer(
        _ parameters: HelpAnswerParameters,
        completion: @escaping RouteCompletion<Bool>.Deliver = { _ in }
    ) -> UIViewController {
        let completion = RouteCompletion<Bool> { [weak self] result in
            completion(result)
            if case .finished(let value) = result { self?.helpAnswerDidFinish(value) }
        }
        return HelpAnswerModule.build(
            dependencies: scope,
            routing: self,
            parameters: parameters,
            completion: completion
        )
    }
}

extension HelpCoordinator: HelpAnswerRouting {}

extension HelpScope: HelpAnswerDependencies {}
