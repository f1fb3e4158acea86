import Foundation
import Testing

@testable import App

@MainActor
struct TodoFilterTests {
    @Test("Includes to-dos by their state and due date")
    func includes() {
        let todos = [
            Todo(id: 1, title: "open", isDone: false),
            Todo(id: 2, title: "done", isDone: true),
            Todo(id: 3, title: "today", isDone: false, dueOn: .now),
            Todo(id: 4, title: "long ago", isDone: false, dueOn: .distantPast),
        ]
        let titles = TodoFilter.allCases.map { filter in todos.filter { filter.includes($0) }.map(\.title) }
        #expect(titles == [["open", "done", "today", "long ago"], ["today"], ["done"]])
    }
}
