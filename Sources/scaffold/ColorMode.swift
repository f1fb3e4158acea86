import ArgumentParser

enum ColorMode: String, CaseIterable, ExpressibleByArgument {
    case auto
    case always
    case never

    /// Returns true if output to a stream is coloured.
    ///
    /// - Parameter environment: returns the value of a variable, or nil if it is not set.
    func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
        }
    }
}
