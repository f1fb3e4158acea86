// Made by scaffold from Specs/SignUp.yml. Change that: this file is written again.
import UIKit

@MainActor
public protocol SignUpViewProtocol: AnyObject {
    #sourceLocation(file:"Specs/SignUp.yml",line:12)
    func show(strength: Double)
    #sourceLocation()
}

@MainActor
public protocol SignUpPresenterProtocol: AnyObject {
    func viewDidLoad()
    #sourceLocation(file:"Specs/SignUp.yml",line:14)
    func didChange(password: String)
    func didTapSignUp(password: String)
    #sourceLocation()
}

@MainActor
public protocol SignUpInteractorProtocol: AnyObject {
    #sourceLocation(file:"Specs/SignUp.yml",line:17)
    func strength(of password: String) -> Double
    func openAccount(email: String, password: String) async throws
    #sourceLocation()
}

@MainActor
public protocol SignUpRouterProtocol: ModuleRouter {
    func showTerms()
}

/// What SignUp needs; the locator has it, or the app does not compile.
@MainActor
public protocol SignUpDependencies: AnyObject {
    var authService: any AuthServicing { get }
    var passwordRules: any PasswordChecking { get }
}

/// What SignUp may open; the rest of the router is out of its sight.
@MainActor
public protocol SignUpRouting: ModuleRouting {
    func showTerms(from source: UIViewController?, as presentation: Presentation)
}

/// What whoever opens SignUp passes.
@MainActor
public struct SignUpParameters {
    public var email: String

    public init(email: String) {
        self.email = email
    }
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/SignUp.yml",line:6)
private typealias SignUpTypeOfEmail = String
#sourceLocation()
