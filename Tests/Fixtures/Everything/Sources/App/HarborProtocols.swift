import Kit

@MainActor
protocol HarborViewProtocol: AnyObject {
    func show(_ ships: [String])
}

@MainActor
protocol HarborPresenterProtocol: ModulePresenter {
    func didTapDock(_ ship: String)
    func didTapEmpty()
    func viewDidLoad()
}

@MainActor
protocol HarborInteractorProtocol: AnyObject {
    typealias Ship = String
    func dock(_ ship: Ship) async
}

@MainActor
protocol HarborRouterProtocol: ModuleRouter {
    func leave()
    func showEmpty()
}
