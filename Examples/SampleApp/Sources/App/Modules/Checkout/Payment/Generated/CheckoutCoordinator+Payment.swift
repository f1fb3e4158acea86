// Made by scaffold from Specs/Payment.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Payment
extension CheckoutCoordinator {
    /// How it is paid.
    func showPayment(
        from source: UIViewController?,
        as presentation: Presentation = .push,
        completion: @escaping RouteCompletion<PaymentMethod>.Deliver = { _ in }
    ) {
        let screen = makePayment(completion: completion)
        show(screen, from: source, as: presentation)
    }

    func makePayment(completion: @escaping RouteCompletion<PaymentMethod>.Deliver = { _ in }) -> UIViewController {
        let completion = RouteCompletion<PaymentMethod> { [weak self] result in
            completion(result)
            if case .finished(let value) = result { self?.paymentDidFinish(value) }
        }
        return PaymentModule.build(dependencies: scope, routing: self, completion: completion)
    }
}

extension CheckoutCoordinator: PaymentRouting {}

extension CheckoutScope: PaymentDependencies {}
