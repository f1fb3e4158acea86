import Core
import Foundation

/// A question with its answer.
nonisolated enum HelpTopic: String, CaseIterable, Sendable {
    case account, dates, extras

    var question: String {
        switch self {
        case .account: String(localized: "Do I need an account?")
        case .dates: String(localized: "How do I set a due date?")
        case .extras: String(localized: "What are extras?")
        }
    }

    var answer: String {
        switch self {
        case .account: String(localized: "No. With an account your to-dos are on all your devices.")
        case .dates: String(localized: "Open a to-do, tap Edit and switch on Due date.")
        case .extras: String(localized: "Themes and sync. You can buy them in the settings.")
        }
    }
}
