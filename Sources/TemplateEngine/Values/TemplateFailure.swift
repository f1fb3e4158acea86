import Diagnostics

/// Why a value could not be made: what a filter throws. The engine adds the place.
package struct TemplateFailure: Error {
    let code: DiagnosticCode
    /// Lower case, without a full stop.
    let message: String
    let help: String?

    init(_ code: DiagnosticCode, _ message: String, help: String? = nil) {
        self.code = code
        self.message = message
        self.help = help
    }

    /// A value of a kind that a filter can't take.
    package static func kind(_ message: String, help: String? = nil) -> TemplateFailure {
        TemplateFailure(.templateValueKind, message, help: help)
    }

    /// A value of the right kind that can't be used.
    package static func value(_ message: String, help: String? = nil) -> TemplateFailure {
        TemplateFailure(.templateArithmetic, message, help: help)
    }

    static let overflow = TemplateFailure(.templateArithmetic, "the result is too large a number")
    static let divisionByZero = TemplateFailure(.templateArithmetic, "division by zero")
}
