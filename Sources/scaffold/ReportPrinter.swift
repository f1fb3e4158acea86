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

    /// Starts modules, flows or services, and shows what happened.
    func show(started options: StartOptions) throws {
        let report = Scaffold.start(options)
        let specs = report.changes.filter { $0.kind == .created && [".yml", ".yaml"].contains(where: $0.path.hasSuffix) }.map(\.path)
        try show(
            report,
            isDryRun: options.writing.isDryRun,
            nextSteps: specs.isEmpty ? [] : ["edit \(specs.joined(separator: ", "))", "scaffold generate    brings the files up to date"]
        )
    }

    /// Shows what a run of several did in one line behind what it followed on, and what it found.
    func showLine(_ report: RunReport, after cause: String) throws {
        guard options.format != .json, options.verbosity != .verbose else { return try show(report, isDryRun: false) }
        try showDiagnostics(of: report)
        if options.verbosity != .quiet {
            let line = report.hasErrors ? "Nothing is written until this is fixed." : ChangeSummary(report.changes, isDryRun: false, showsAll: false).line
            try StandardStream.output.write("\(cause)\(line)\n")
        }
        try exitIfFailed(report)
    }

    /// Shows how the disk differs from what a run would write, and ends the command with 2 where it does.
    func showCheck(of report: RunReport) throws {
        if options.format == .json {
            try StandardStream.output.write(
                JSONDocument(members: [
                    ("changes", JSONDocument.array(of: report.changes.filter(\.isWritten))),
                    ("diff", Scaffold.jsonString(report.diff())),
                    ("diagnostics", report.diagnostics.rendered(format: .json, color: false)),
                ]).text
            )
        } else {
            try showDiagnostics(of: report)
            let color = options.color.isOn(isTerminal: StandardStream.output.isTerminal, environment: environmentVariable)
            if !report.hasErrors { try StandardStream.output.write(report.patch(color: color)) }
        }
        try exitIfFailed(report)
        if !report.isUpToDate { throw ExitCode(2) }
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

    /// Shows what was asked for, which is the result even of a quiet run.
    ///
    /// - Parameters:
    ///   - result: nil where there are errors.
    ///   - name: of the result in the JSON document.
    ///   - text: how people read it.
    func show<Result: Encodable>(_ report: RunReport, _ result: Result?, named name: String, text: (Result) -> String) throws {
        let json = if let result { try JSONDocument.encode(result) } else { nil as String? }
        try show(report, named: name, json: json, text: result.map { Array(text($0).utf8) })
    }

    /// - Parameters:
    ///   - json: the result as a JSON value; nil where there are errors.
    ///   - text: the result as people read it.
    func show(_ report: RunReport, named name: String, json: String?, text: [UInt8]?) throws {
        if options.format == .json {
            try StandardStream.output.write(
                JSONDocument(members: [
                    (name, json ?? "null"),
                    ("diagnostics", report.diagnostics.rendered(format: .json, color: false)),
                ]).text
            )
        } else {
            try showDiagnostics(of: report)
            if let text { try StandardStream.output.write(text) }
        }
        try exitIfFailed(report)
    }

    /// Shows the files that differ from what is generated, each with a patch.
    ///
    /// - Parameters:
    ///   - name: of the files in the JSON document.
    ///   - kind: how each is told there.
    func show(differences report: RunReport, named name: String, kind: (FileChange) -> String) throws {
        let changes = report.changes.filter { $0.drift != nil }
        let color = options.color.isOn(isTerminal: StandardStream.output.isTerminal, environment: environmentVariable)
        try show(
            report,
            named: name,
            json: JSONDocument.array(of: changes, kind: kind),
            text: changes.flatMap { $0.patch(color: color) } + upToDate(report).utf8
        )
    }

    /// Shows which files aren't up to date, and ends the command with 2 where there are any.
    func showCheck(_ report: RunReport) throws {
        let summary = CheckSummary(report.changes)
        switch options.format {
        case .json: try show(report, named: "drift", json: summary.json, text: nil)
        case .github:
            try showDiagnostics(of: report)
            try StandardStream.error.write(report.driftDiagnostics(CheckSummary.mostAnnotations).rendered(format: .github))
            if let annotation = summary.annotation { try StandardStream.error.write(annotation) }
        case .text:
            if options.verbosity != .quiet { try showDiagnostics(of: report) }
            if !report.hasErrors {
                try StandardStream.output.write(options.verbosity == .quiet ? summary.counts : summary.text + upToDate(report))
            }
        }
        try exitIfFailed(report)
    }

    /// Nothing where there is anything else to say.
    private func upToDate(_ report: RunReport) -> String {
        guard !report.hasErrors, options.verbosity != .quiet, report.changes.allSatisfy({ $0.drift == nil }) else { return "" }
        return ChangeSummary(report.changes, isDryRun: true, showsAll: options.verbosity == .verbose).text
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
