import Core
import Observation

/// The values that `FeedbackScreen` shows, and those that the user enters there.
@MainActor
@Observable
final class FeedbackViewState {
    var text = ""
    var wantsAnswer = true
    var problem: String?
    var isSending = false

    var canSend: Bool { !text.isEmpty && !isSending }
}
