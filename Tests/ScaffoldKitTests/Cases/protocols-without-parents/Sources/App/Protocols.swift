protocol LoginViewProtocol {
    func show(error: String)
}

@MainActor
protocol LoginPresenterProtocol: AnyObject {
    func didTapLogIn()
}

protocol LoginInteractorProtocol: Loading {}

protocol LoginRouterProtocol: ModuleRouter {
    func showTerms()
}

protocol TermsViewProtocol where Self: AnyObject {}

protocol TermsPresenterProtocol {}

protocol Loading {}
