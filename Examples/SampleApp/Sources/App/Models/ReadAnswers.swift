import Core

/// The answers that were read while the help is open.
@MainActor
final class ReadAnswers {
    // MARK: - Properties
    private let topicsEvented = Evented<Set<HelpTopic>>([])
}

// MARK: - AnswerReading
extension ReadAnswers: AnswerReading {
    var topics: Observed<Set<HelpTopic>> { topicsEvented.observed }

    func markAsRead(_ topic: HelpTopic) {
        topicsEvented.value.insert(topic)
    }
}
