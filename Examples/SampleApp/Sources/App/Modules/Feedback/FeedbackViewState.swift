import Core
import Observation

/// What `FeedbackScreen` shows, and what the user enters there.
@MainActor
@Observable
final class FeedbackViewState {
    var text = ""
    var wantsAnswer = true
    var problem: String?
    var isSending = false

    var canSend: Bool { !text.isEmpty && !isSending }
}
