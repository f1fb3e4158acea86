// Made by scaffold from Specs/Cart.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@MainActor
protocol CartViewProtocol: AnyObject {
    #sourceLocation(file:"Specs/Cart.yml",line:12)
    func show(total: String)
    #sourceLocation()
}

@MainActor
protocol CartPresenterProtocol: AnyObject {
    func viewDidLoad()
    #sourceLocation(file:"Specs/Cart.yml",line:14)
    func didTapPay()
    func didTapEmpty()
    #sourceLocation()
}

@MainActor
protocol CartInteractorProtocol: AnyObject {
    #sourceLocation(file:"Specs/Cart.yml",line:17)
    var total: Decimal { get }
    func empty()
    #sourceLocation()
}

@MainActor
protocol CartRouterProtocol: ModuleRouter {
    func showPayment(completion: @escaping RouteCompletion<PaymentMethod>.Deliver)
    func showTerms()
    func showHelp()
}

/// What Cart needs; the scope of Checkout has it, or the app does not compile.
@MainActor
protocol CartDependencies: AnyObject {
    var cart: any CartModeling { get }
    var analytics: any AnalyticsTracking { get }
}

/// What Cart may open; the rest of the coordinator is out of its sight.
@MainActor
protocol CartRouting: ModuleRouting {
    func showPayment(
        from source: UIViewController?,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<PaymentMethod>.Deliver
    )
    func showTerms(from source: UIViewController?, as presentation: Presentation)
    func showHelp(from source: UIViewController?, as presentation: Presentation)
}

/// What whoever opens Cart passes.
@MainActor
struct CartParameters {
    var title: String
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/Cart.yml",line:6)
private typealias CartTypeOfTitle = String
#sourceLocation()
