import Core

/// The answers that the user has read since the help was opened.
@MainActor
final class AnswerHistory {
    // MARK: - Properties
    private let topicsEvented = Evented<Set<HelpTopic>>([])
}

// MARK: - AnswerHistoryKeeping
extension AnswerHistory: AnswerHistoryKeeping {
    var topics: Observed<Set<HelpTopic>> { topicsEvented.observed }

    func markAsRead(_ topic: HelpTopic) {
        topicsEvented.value.insert(topic)
    }
}
