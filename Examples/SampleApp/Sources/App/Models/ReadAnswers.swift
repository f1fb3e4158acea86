import AuthFeature

/// Which answers were read while the help is open.
@MainActor
final class ReadAnswers {
    // MARK: - Properties
    let topics = Evented<[String]>([])
}

// MARK: - AnswerReading
extension ReadAnswers: AnswerReading {}
