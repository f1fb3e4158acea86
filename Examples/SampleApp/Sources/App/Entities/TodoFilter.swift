import Foundation

enum TodoFilter: String, CaseIterable {
    case all, dueToday, done

    func includes(_ todo: Todo, calendar: Calendar = .current) -> Bool {
        switch self {
        case .all: true
        case .dueToday: todo.dueOn.map(calendar.isDateInToday) ?? false
        case .done: todo.isDone
        }
    }
}
