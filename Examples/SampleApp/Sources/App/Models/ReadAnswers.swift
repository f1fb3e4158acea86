import Core

/// Which answers were read while the help is open.
@MainActor
final class ReadAnswers {
    // MARK: - Properties
    private let topicsEvented = Evented<[String]>([])
}

// MARK: - AnswerReading
extension ReadAnswers: AnswerReading {
    var topics: Observed<[String]> { topicsEvented.observed }
}
