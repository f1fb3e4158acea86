import Diagnostics

extension DiagnosticBag {
    mutating func add(
        _ code: DiagnosticCode,
        _ message: String,
        at place: Diagnostic.Place,
        severity: Diagnostic.Severity? = nil,
        help: String? = nil
    ) {
        add(Diagnostic(code, message, at: place, severity: severity, help: help))
    }
}
