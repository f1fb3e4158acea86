// Made by scaffold from the specs. Change those: this file is written again.
import AuthFeature
import UIKit

/// Every place in the app that a link leads to.
@MainActor
enum DeepLink {
    /// `/login?email={prefilledEmail}`
    case login(prefilledEmail: String?)
    /// `/profile/{name}`
    case profile(name: String)
    /// `/search/{text}?done={done}&after={after}&tag={tags}&letter={letter}&list={list}&page={page}&near={near}&limit={limit}`
    case search(
        text: String,
        done: Bool?,
        after: Date?,
        tags: [String],
        letter: Character?,
        list: UUID?,
        page: URL?,
        near: Place?,
        limit: Int
    )
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
        case .profile(let name): showProfile(from: source, name: name)
        case .search(let text, let done, let after, let tags, let letter, let list, let page, let near, let limit):
            showSearch(
                from: source,
                text: text,
                done: done,
                after: after,
                tags: tags,
                letter: letter,
                list: list,
                page: page,
                near: near,
                limit: limit
            )
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
    case profile
    case search
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
        case .profile:
            guard link.matches("profile", nil) else { return nil }
            return try .profile(name: link.segment(1, of: "name", .losslessString))
        case .search:
            guard link.matches("search", nil) else { return nil }
            return try .search(
                text: link.segment(1, of: "text", .losslessString),
                done: link.optional("done", of: "done", .losslessString),
                after: link.optional("after", of: "after", .date),
                tags: link.list("tag", of: "tags", .losslessString),
                letter: link.optional("letter", of: "letter", .character),
                list: link.optional("list", of: "list", .uuid),
                page: link.optional("page", of: "page", .url),
                near: link.optional("near", of: "near", .codable),
                limit: link.has("limit") ? link.one("limit", of: "limit", .losslessString) : 20
            )
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
        case .profile(let name):
            linkWriter.path("profile")
            try linkWriter.segment(name, of: "name", .losslessString)
        case .search(let text, let done, let after, let tags, let letter, let list, let page, let near, let limit):
            linkWriter.path("search")
            try linkWriter.segment(text, of: "text", .losslessString)
            try linkWriter.optional("done", done, of: "done", .losslessString)
            try linkWriter.optional("after", after, of: "after", .date)
            try linkWriter.list("tag", tags, of: "tags", .losslessString)
            try linkWriter.optional("letter", letter, of: "letter", .character)
            try linkWriter.optional("list", list, of: "list", .uuid)
            try linkWriter.optional("page", page, of: "page", .url)
            try linkWriter.optional("near", near, of: "near", .codable)
            try linkWriter.one("limit", limit, of: "limit", .losslessString)
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
private func linkForm() -> LinkForm<Place> {
    #sourceLocation(file:"scaffold.yml",line:14)
    LinkForm<Place>.codable
    #sourceLocation()
}

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
