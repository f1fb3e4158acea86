import Core
import Foundation
import Testing
import UIKit

@testable import App

@MainActor
struct SearchScreenTests {
    private let model = TodosModelingMock()
    private let navigation = SearchNavigationMock()
    private let todos = Evented([
        Todo(id: 1, title: "Buy milk", isDone: true, dueOn: Date(timeIntervalSince1970: 100), tags: ["a"]),
        Todo(id: 2, title: "Buy bread", isDone: false, dueOn: Date(timeIntervalSince1970: 200), tags: ["a", "b"]),
        Todo(id: 3, title: "Sleep", isDone: false),
    ])

    init() {
        model.todos = todos.observed
    }

    private func makeScreen(
        _ text: String = "",
        done: Bool? = nil,
        after: Date? = nil,
        tags: [String] = [],
        limit: Int = 20
    ) -> UIViewController {
        SearchModule.build(
            dependencies: SearchDependencies(todosModel: model),
            navigation: navigation,
            parameters: SearchParameters(text: text, done: done, after: after, tags: tags, limit: limit)
        )
    }

    private func rows(_ screen: UIViewController) throws -> [String] {
        try screen.rows(of: "search.table")
    }

    @Test("Shows the to-dos with the text, in upper or lower case")
    func text() throws {
        let screen = makeScreen("MILK")
        #expect(try rows(screen) == ["Buy milk ✓"])
        let field: UITextField = try screen.find("search.text")
        #expect(field.text == "MILK")
    }

    @Test("Shows what matches all conditions")
    func conditions() throws {
        #expect(try rows(makeScreen()) == ["Buy milk ✓", "Buy bread", "Sleep"])
        #expect(try rows(makeScreen(done: true)) == ["Buy milk ✓"])
        #expect(try rows(makeScreen(done: false)) == ["Buy bread", "Sleep"])
        #expect(try rows(makeScreen(after: Date(timeIntervalSince1970: 100))) == ["Buy bread"])
        #expect(try rows(makeScreen(tags: ["b", "a"])) == ["Buy bread"])
        #expect(try rows(makeScreen(limit: 2)) == ["Buy milk ✓", "Buy bread"])
    }

    @Test("Searches while the user enters a text, and when the to-dos change")
    func search() throws {
        let screen = makeScreen("milk")
        try screen.type("bu", in: "search.text")
        #expect(try rows(screen) == ["Buy milk ✓", "Buy bread"])
        todos.value.removeFirst()
        #expect(try rows(screen) == ["Buy bread"])
        try screen.type("nothing", in: "search.text")
        let table: UITableView = try screen.find("search.table")
        #expect(table.message == "Nothing to do")
    }

    @Test("Opens the to-do that is tapped")
    func open() throws {
        let screen = try #require(makeScreen("bread") as? SearchViewController)
        let table: UITableView = try screen.find("search.table")
        screen.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(navigation.showTodoDetailCalls.map(\.id) == [2])
    }
}
