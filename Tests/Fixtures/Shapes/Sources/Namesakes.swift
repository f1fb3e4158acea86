// Types with the names of Foundation's: a file that imports both can't tell which is meant.
import Foundation

struct Notification: Sendable, Hashable { let id: Int }
actor Operation {}
class Progress {}
typealias Category = String
enum Stage { struct Progress: Sendable {} }
/// @mockable
nonisolated protocol Notifying: Sendable { func all(since date: Date, of category: Category) async throws -> [Notification]; func run(_ operation: Operation) -> Stage.Progress }
/// @mockable
nonisolated protocol Formatter { func text(_ date: Date) -> String }
/// @mockable
nonisolated protocol Reporting: Collection where Element == Notification { associatedtype Timer; func start(_ timer: Timer, _ locale: Locale) }
/// @mockable
protocol Advancing: Progress { func advance(until date: Date) }
