// Made by scaffold from Specs/Login.yml. Change that: this file is written again.
import UIKit

@MainActor
public protocol LoginViewProtocol: AnyObject {
    #sourceLocation(file:"Specs/Login.yml",line:14)
    /// Shows why the last attempt failed.
    func show(error: String)
    func setLoading(_ isLoading: Bool)
    #sourceLocation()
}

@MainActor
public protocol LoginPresenterProtocol: AnyObject {
    func viewDidLoad()
    #sourceLocation(file:"Specs/Login.yml",line:18)
    func didTapLogIn(email: String, password: String)
    func didTapSignUp(email: String)
    #sourceLocation()
}

@MainActor
public protocol LoginInteractorProtocol: AnyObject {
    #sourceLocation(file:"Specs/Login.yml",line:21)
    func logIn(email: String, password: String) async throws -> Session
    #sourceLocation()
}

@MainActor
public protocol LoginRouterProtocol: ModuleRouter {
    func showSignUp(email: String)
    func showVerifyCode(email: String, completion: @escaping RouteCompletion<String>.Deliver)
    func showTerms()
}

/// What Login needs; the locator has it, or the app does not compile.
@MainActor
public protocol LoginDependencies: AnyObject {
    var authService: any AuthServicing { get }
    var analytics: any AnalyticsTracking { get }
}

/// What Login may open; the rest of the router is out of its sight.
@MainActor
public protocol LoginRouting: ModuleRouting {
    func showSignUp(from source: UIViewController?, email: String, as presentation: Presentation)
    func showVerifyCode(
        from source: UIViewController?,
        email: String,
        digits: Int,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<String>.Deliver
    )
    func showTerms(from source: UIViewController?, as presentation: Presentation)
}

/// What whoever opens Login passes.
@MainActor
public struct LoginParameters {
    public var prefilledEmail: String?

    public init(prefilledEmail: String?) {
        self.prefilledEmail = prefilledEmail
    }
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/Login.yml",line:6)
private typealias LoginTypeOfPrefilledEmail = String?
#sourceLocation()

#sourceLocation(file:"Specs/Login.yml",line:7)
private typealias LoginResultType = Session
#sourceLocation()
