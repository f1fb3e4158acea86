// Made by scaffold from the specs. Change those: this file is written again.
import AuthFeature
import UIKit

/// Every place in the app that a link leads to.
@MainActor
enum DeepLink {
    /// `/login?email={prefilledEmail}`
    case login(prefilledEmail: String?)
    /// `/settings`
    case settings
    /// `/todos/{id}`
    case todoDetail(id: Todo.ID)
    /// `/todos?filter={filter}`
    case todoList(filter: TodoFilter)
}

// MARK: - Opening
extension AppRouter {
    func open(_ link: DeepLink, from source: UIViewController? = nil) {
        switch link {
        case .login(let prefilledEmail): showLogin(from: source, prefilledEmail: prefilledEmail)
        case .settings: showSettings(from: source)
        case .todoDetail(let id): showTodoDetail(from: source, id: id)
        case .todoList(let filter): showTodoList(from: source, filter: filter)
        }
    }
}
