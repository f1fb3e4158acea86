import Foundation

/// The to-dos of one day.
nonisolated struct AgendaDay: Hashable, Sendable {
    /// The start of the day; nil for to-dos without a date.
    var date: Date?
    var todos: [Todo]
}
