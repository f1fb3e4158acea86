import ArgumentParser
import ScaffoldKit

/// Shows what a run found and did, and ends the command with the status that fits.
///
/// Text and GitHub's format: diagnostics on standard error, results on standard output. JSON: one document on standard output with both.
struct ReportPrinter {
    let options: GlobalOptions

    /// - Parameter nextSteps: what the user may do now, a step a line; shown where files were written.
    func show(_ report: RunReport, isDryRun: Bool, nextSteps: [String] = []) throws {
        if options.format == .json {
            try StandardStream.output.write(
                JSONDocument(members: [
                    ("changes", JSONDocument.array(of: report.changes)),
                    ("diagnostics", report.diagnostics.rendered(format: .json, color: false)),
                ]).text
            )
        } else {
            try showDiagnostics(of: report)
            if !report.hasErrors, options.verbosity != .quiet {
                let summary = ChangeSummary(
                    report.changes,
                    isDryRun: isDryRun,
                    showsAll: options.verbosity == .verbose
                )
                try StandardStream.output.write(summary.text)
                if summary.hasWritten, !isDryRun { try show(nextSteps) }
            }
        }
        try exitIfFailed(report)
    }

    /// Shows a rendered text, which is the result even of a quiet run.
    func show(_ report: RunReport, output: [UInt8]?) throws {
        if options.format == .json {
            let text = output.map { Scaffold.jsonString(String(decoding: $0, as: UTF8.self)) }
            try StandardStream.output.write(
                JSONDocument(members: [
                    ("output", text ?? "null"),
                    ("diagnostics", report.diagnostics.rendered(format: .json, color: false)),
                ]).text
            )
        } else {
            try showDiagnostics(of: report)
            if let output { try StandardStream.output.write(output) }
        }
        try exitIfFailed(report)
    }

    /// Shows in which files the disk is not what the specs make.
    func show(checked report: RunReport) throws {
        let drift = report.changes.filter { $0.drift != nil }
        if options.format == .json {
            try write(("drift", JSONDocument.array(ofDrift: drift)), report)
        } else {
            try showDiagnostics(of: report)
            if options.format == .text { try StandardStream.output.write(diffs(drift)) }
            if report.status == .fine, options.verbosity != .quiet {
                try StandardStream.output.write(ChangeSummary(report.changes, isDryRun: true, showsAll: options.verbosity == .verbose).text)
            }
        }
        try exitIfFailed(report)
    }

    /// Shows what a run would change.
    func show(compared report: RunReport) throws {
        let changes = report.changes.filter { $0.drift != nil }
        if options.format == .json {
            try write(("changes", JSONDocument.array(ofDiffs: changes)), report)
        } else {
            try showDiagnostics(of: report)
            try StandardStream.output.write(diffs(changes))
        }
        if report.hasErrors { try exitIfFailed(report) }
    }

    private func write(_ member: (name: String, json: String), _ report: RunReport) throws {
        let diagnostics = report.diagnostics.rendered(format: .json, color: false)
        try StandardStream.output.write(JSONDocument(members: [member, ("diagnostics", diagnostics)]).text)
    }

    private func diffs(_ changes: [FileChange]) -> String {
        let color = options.color.isOn(isTerminal: StandardStream.output.isTerminal, environment: environmentVariable)
        return changes.map { $0.diff(color: color) }.joined()
    }

    private func showDiagnostics(of report: RunReport) throws {
        let color = options.color.isOn(
            isTerminal: StandardStream.error.isTerminal,
            environment: environmentVariable
        )
        try StandardStream.error.write(report.diagnostics.rendered(format: options.format, color: color))
    }

    private func show(_ nextSteps: [String]) throws {
        guard !nextSteps.isEmpty else { return }
        let lines = ["", "Next:"] + nextSteps.map { "  " + $0 }
        try StandardStream.error.write(lines.map { $0 + "\n" }.joined())
    }

    private func exitIfFailed(_ report: RunReport) throws {
        switch report.status {
        case .fine: break
        case .failed: throw ExitCode(1)
        case .drift: throw ExitCode(2)
        }
    }
}
