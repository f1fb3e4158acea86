// Made by scaffold from Specs/Settings.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@MainActor
protocol SettingsViewProtocol: AnyObject {}

@MainActor
protocol SettingsPresenterProtocol: AnyObject {
    func viewDidLoad()
    #sourceLocation(file:"Specs/Settings.yml",line:11)
    func didTapLogOut()
    func didTapLogIn()
    #sourceLocation()
}

@MainActor
protocol SettingsInteractorProtocol: AnyObject {
    #sourceLocation(file:"Specs/Settings.yml",line:14)
    func logOut() async
    #sourceLocation()
}

@MainActor
protocol SettingsRouterProtocol: ModuleRouter {
    func showLogin(prefilledEmail: String?, completion: @escaping RouteCompletion<Session>.Deliver)
    func showAbout()
    func showCheckout(order: Order, completion: @escaping RouteCompletion<Receipt>.Deliver)
    func showHelp()
    func showProfile(name: String, completion: @escaping RouteCompletion<String>.Deliver)
    func showHint(text: String, completion: @escaping RouteCompletion<Bool>.Deliver)
}

/// What Settings needs; the locator has it, or the app does not compile.
@MainActor
protocol SettingsDependencies: AnyObject {
    var authService: any AuthServicing { get }
    var analytics: any AnalyticsTracking { get }
}

/// What Settings may open; the rest of the router is out of its sight.
@MainActor
protocol SettingsRouting: ModuleRouting {
    func showLogin(
        from source: UIViewController?,
        prefilledEmail: String?,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Session>.Deliver
    )
    func showAbout(from source: UIViewController?, as presentation: Presentation)
    func showCheckout(
        from source: UIViewController?,
        order: Order,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Receipt>.Deliver
    )
    func showHelp(from source: UIViewController?, as presentation: Presentation)
    func showProfile(
        from source: UIViewController?,
        name: String,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<String>.Deliver
    )
    func showHint(
        from source: UIViewController?,
        text: String,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Bool>.Deliver
    )
}
