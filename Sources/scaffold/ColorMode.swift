import ArgumentParser

enum ColorMode: String, CaseIterable, ExpressibleByArgument {
    case auto
    case always
    case never

    /// Whether to colour what goes to a stream.
    ///
    /// - Parameter environment: the value of a variable, or nil where it is not set.
    func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
        }
    }
}
