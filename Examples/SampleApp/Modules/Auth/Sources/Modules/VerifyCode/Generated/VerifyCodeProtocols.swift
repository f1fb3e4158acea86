// Made by scaffold from Specs/VerifyCode.yml. Change that: this file is written again.
import UIKit

@MainActor
public protocol VerifyCodeViewProtocol: AnyObject {}

@MainActor
public protocol VerifyCodePresenterProtocol: AnyObject {
    func viewDidLoad()
    #sourceLocation(file:"Specs/VerifyCode.yml",line:14)
    func didEnter(code: String)

    // MARK: Sending again
    func didTapSendAgain()
    #sourceLocation()
}

@MainActor
public protocol VerifyCodeInteractorProtocol: AnyObject {
    #sourceLocation(file:"Specs/VerifyCode.yml",line:19)
    func verify(code: String, email: String) async throws -> Bool
    @discardableResult
    func sendAgain(email: String) async throws -> Int
    #sourceLocation()
}

@MainActor
public protocol VerifyCodeRouterProtocol: ModuleRouter {}

/// What VerifyCode needs; the locator has it, or the app does not compile.
@MainActor
public protocol VerifyCodeDependencies: AnyObject {
    var authService: any AuthServicing { get }
}

/// What VerifyCode may open; the rest of the router is out of its sight.
@MainActor
public protocol VerifyCodeRouting: ModuleRouting {}

/// What whoever opens VerifyCode passes.
@MainActor
public struct VerifyCodeParameters {
    public var email: String
    public var digits: Int

    public init(email: String, digits: Int) {
        self.email = email
        self.digits = digits
    }
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/VerifyCode.yml",line:6)
private typealias VerifyCodeTypeOfEmail = String
#sourceLocation()

#sourceLocation(file:"Specs/VerifyCode.yml",line:7)
private typealias VerifyCodeTypeOfDigits = Int
#sourceLocation()

#sourceLocation(file:"Specs/VerifyCode.yml",line:8)
private typealias VerifyCodeResultType = String
#sourceLocation()
