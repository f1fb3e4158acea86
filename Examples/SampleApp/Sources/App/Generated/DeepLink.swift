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

// MARK: - Reading
extension DeepLink {
    /// Reads a URL: the path and query behind `base`, or any scheme and host without one.
    init(url: URL, base: URL? = nil) throws(DeepLinkError) {
        var failure: DeepLinkError?
        for link in LinkReader.readers(of: url, base: base) {
            for pattern in DeepLinkPattern.allCases {
                do throws(DeepLinkError) {
                    guard let found = try pattern.read(link) else { continue }
                    self = found
                    return
                } catch {
                    failure = failure ?? error
                }
            }
        }
        throw failure ?? .noMatch(url)
    }
}

/// What each link looks like; where several match a URL, the first one counts.
nonisolated private enum DeepLinkPattern: CaseIterable {
    case login
    case settings
    case todoList
    case todoDetail

    /// Nil where the URL is not of this form.
    @MainActor
    func read(_ link: LinkReader) throws(DeepLinkError) -> DeepLink? {
        switch self {
        case .login:
            guard link.matches("login") else { return nil }
            return try .login(prefilledEmail: link.optional("email", of: "prefilledEmail", .losslessString))
        case .settings:
            guard link.matches("settings") else { return nil }
            return .settings
        case .todoList:
            guard link.matches("todos") else { return nil }
            return try .todoList(filter: link.has("filter") ? link.one("filter", of: "filter", .rawValue) : .all)
        case .todoDetail:
            guard link.matches("todos", nil) else { return nil }
            return try .todoDetail(id: link.segment(1, of: "id", .losslessString))
        }
    }
}

// MARK: - Writing
extension DeepLink {
    /// The URL that leads here, behind `base` where there is one; throws where a value can't stand in a URL.
    func url(base: URL? = nil) throws(DeepLinkError) -> URL {
        var linkWriter = LinkWriter()
        switch self {
        case .login(let prefilledEmail):
            linkWriter.path("login")
            try linkWriter.optional("email", prefilledEmail, of: "prefilledEmail", .losslessString)
        case .settings:
            linkWriter.path("settings")
        case .todoDetail(let id):
            linkWriter.path("todos")
            try linkWriter.segment(id, of: "id", .losslessString)
        case .todoList(let filter):
            linkWriter.path("todos")
            try linkWriter.one("filter", filter, of: "filter", .rawValue)
        }
        return try linkWriter.url(base: base)
    }
}

// MARK: - Texts of types from the settings: an error in one is reported there

@MainActor
private func linkForm() -> LinkForm<Todo.ID> {
    #sourceLocation(file:"scaffold.yml",line:12)
    LinkForm<Todo.ID>.losslessString
    #sourceLocation()
}

@MainActor
private func linkForm() -> LinkForm<TodoFilter> {
    #sourceLocation(file:"scaffold.yml",line:13)
    LinkForm<TodoFilter>.rawValue
    #sourceLocation()
}
