import ArgumentParser
import ScaffoldKit
import Support

/// A printer that shows the diagnostics and changes of a run, and exits with the appropriate status.
///
/// With `--format text` and `github`, diagnostics go to standard error, and results to standard output. With `json`, one document on standard output
/// has both.
struct ReportPrinter {
    let options: GlobalOptions

    func show(_ report: RunReport, of names: [String] = [], isDryRun: Bool, nextSteps: [String] = []) throws {
        try show(report, [("changes", JSONDocument.array(of: report.changes))]) {
            guard !report.hasErrors, options.verbosity != .quiet else { return }
            let showsAll = options.verbosity == .verbose
            let summary = ChangeSummary(changes: report.changes, isDryRun: isDryRun, showsAll: showsAll, names: names)
            try StandardStream.output.write(summary.text)
            if summary.hasWritten, !isDryRun, !nextSteps.isEmpty {
                let lines = ["", "Next:"] + nextSteps.map { "  " + $0 }
                try StandardStream.error.write(lines.map { $0 + "\n" }.joined())
            }
        }
    }

    /// Shows the changes of one run of `watch` in one line, after the files that started it, and the diagnostics.
    func showLine(_ report: RunReport, after cause: String) throws {
        guard options.format != .json, options.verbosity != .verbose else { return try show(report, isDryRun: false) }
        try showDiagnostics(of: report)
        if options.verbosity != .quiet {
            let line =
                report.hasErrors
                ? "Nothing is written until the errors are fixed."
                : ChangeSummary(changes: report.changes, isDryRun: false, showsAll: false).line
            try StandardStream.output.write("\(cause)\(line)\n")
        }
        try exitIfFailed(report)
    }

    /// Shows the changes that a run would write, and exits with status 2 if there are any.
    func showCheck(of report: RunReport) throws {
        try show(
            report,
            [
                ("changes", JSONDocument.array(of: report.changes.filter(\.isWritten))),
                ("diff", JSONValue.quoted(report.diff())),
            ]
        ) {
            if !report.hasErrors { try StandardStream.output.write(report.patch(color: isColored(.output))) }
        }
        if !report.isUpToDate { throw ExitCode(2) }
    }

    /// Shows a rendered text, also with `--quiet`.
    func show(_ report: RunReport, output: [UInt8]?) throws {
        let json = output.map { JSONValue.quoted(String(decoding: $0, as: UTF8.self)) }
        try show(report, named: "output", json: json, text: output)
    }

    /// Shows the result of the command, also with `--quiet`.
    func show<Result: Encodable>(_ report: RunReport, _ result: Result?, named name: String, text: (Result) -> String)
        throws
    {
        let json = if let result { try JSONDocument.encode(result) } else { nil as String? }
        try show(report, named: name, json: json, text: result.map { Array(text($0).utf8) })
    }

    func show(_ report: RunReport, named name: String, json: String?, text: [UInt8]?) throws {
        try show(report, [(name, json ?? "null")]) { if let text { try StandardStream.output.write(text) } }
    }

    func show(differences report: RunReport) throws {
        let changes = report.changes.filter { $0.drift != nil }
        let color = isColored(.output)
        let json = JSONDocument.array(changes) { [("path", $0.path), ("kind", $0.kind.rawValue), ("diff", $0.diff())] }
        let text = changes.flatMap { $0.patch(color: color) } + upToDate(report).utf8
        try show(report, named: "changes", json: json, text: text)
    }

    /// Shows the files that aren't up to date, and exits with status 2 if there are any.
    func showCheck(_ report: RunReport) throws {
        let summary = CheckSummary(report.changes)
        switch options.format {
        case .json: try show(report, named: "drift", json: summary.json, text: nil)
        case .github:
            // GitHub leaves out the last errors of a step, so the summary comes first.
            if let annotation = summary.annotation { try StandardStream.error.write(annotation) }
            try showDiagnostics(of: report)
            try StandardStream.error.write(rendered(report.driftDiagnostics(CheckSummary.mostFiles)))
        case .text:
            let diagnostics = options.verbosity == .quiet ? report.diagnostics.errors : report.diagnostics
            try StandardStream.error.write(rendered(diagnostics))
            if !report.hasErrors {
                let text = options.verbosity == .quiet ? summary.counts : summary.text + upToDate(report)
                try StandardStream.output.write(text)
            }
        }
        try exitIfFailed(report)
    }

    /// Returns the summary of a project that is up to date, or an empty text if there are changes or errors.
    private func upToDate(_ report: RunReport) -> String {
        guard !report.hasErrors, options.verbosity != .quiet, report.isUpToDate else { return "" }
        return ChangeSummary(changes: report.changes, isDryRun: true, showsAll: options.verbosity == .verbose).text
    }

    private func showDiagnostics(of report: RunReport) throws {
        try StandardStream.error.write(rendered(report.diagnostics))
    }

    private func rendered(_ diagnostics: RunDiagnostics) throws -> String {
        let folder = options.format == .github ? try options.locateProject().folderInRepository : ""
        return diagnostics.rendered(format: options.format, color: isColored(.error), in: folder)
    }

    private func isColored(_ stream: StandardStream) -> Bool {
        options.color.isOn(isTerminal: stream.isTerminal, environment: environmentVariable)
    }

    /// Shows the diagnostics and then the result. With `--format json`, shows one JSON document with the members and the diagnostics.
    private func show(
        _ report: RunReport,
        _ members: @autoclosure () -> [(name: String, json: String)],
        text: () throws -> Void
    ) throws {
        if options.format == .json {
            let diagnostics = report.diagnostics.rendered(format: .json)
            try StandardStream.output.write(JSONDocument(members: members() + [("diagnostics", diagnostics)]).text)
        } else {
            try showDiagnostics(of: report)
            try text()
        }
        try exitIfFailed(report)
    }

    private func exitIfFailed(_ report: RunReport) throws {
        switch report.status {
        case .fine: break
        case .failed: throw ExitCode(1)
        case .drift: throw ExitCode(2)
        }
    }
}

extension RunReport {
    var stepsAfterStart: [String] {
        let specs = changes.filter { $0.kind == .created && [".yml", ".yaml"].contains(where: $0.path.hasSuffix) }
        let paths = specs.map(\.path).joined(separator: ", ")
        return specs.isEmpty ? [] : ["edit \(paths)", "scaffold generate    brings the files up to date"]
    }
}
