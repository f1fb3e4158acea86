// Made by scaffold from Specs/Receipt.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Receipt
extension CheckoutCoordinator {
    /// What was bought.
    func showReceipt(
        from source: UIViewController?,
        as presentation: Presentation = .push,
        completion: @escaping RouteCompletion<Receipt>.Deliver = { _ in }
    ) {
        let screen = makeReceipt(completion: completion)
        show(screen, from: source, as: presentation)
    }

    func makeReceipt(completion: @escaping RouteCompletion<Receipt>.Deliver = { _ in }) -> UIViewController {
        let completion = RouteCompletion<Receipt> { [weak self] result in
            completion(result)
            if case .finished(let value) = result { self?.receiptDidFinish(value) }
        }
        return ReceiptModule.build(dependencies: scope, routing: self, completion: completion)
    }
}

extension CheckoutCoordinator: ReceiptRouting {}

extension CheckoutScope: ReceiptDependencies {}
