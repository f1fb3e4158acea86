// Made by scaffold from Specs/Payment.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@MainActor
protocol PaymentViewProtocol: AnyObject {}

@MainActor
protocol PaymentPresenterProtocol: AnyObject {
    func viewDidLoad()
    #sourceLocation(file:"Specs/Payment.yml",line:11)
    func didTapCard()
    #sourceLocation()
}

@MainActor
protocol PaymentInteractorProtocol: AnyObject {
    #sourceLocation(file:"Specs/Payment.yml",line:13)
    func pay(with method: PaymentMethod) async throws
    #sourceLocation()
}

@MainActor
protocol PaymentRouterProtocol: ModuleRouter {
    func showReceipt(completion: @escaping RouteCompletion<Receipt>.Deliver)
}

/// What Payment needs; the scope of Checkout has it, or the app does not compile.
@MainActor
protocol PaymentDependencies: AnyObject {
    var cart: any CartModeling { get }
}

/// What Payment may open; the rest of the coordinator is out of its sight.
@MainActor
protocol PaymentRouting: ModuleRouting {
    func showReceipt(
        from source: UIViewController?,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Receipt>.Deliver
    )
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/Payment.yml",line:5)
private typealias PaymentResultType = PaymentMethod
#sourceLocation()
