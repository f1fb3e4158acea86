import ScaffoldKit

/// The files that aren't up to date, grouped by spec and reason.
struct CheckSummary {
    /// The maximum number of files in annotations. GitHub shows only ten errors of a step, and the first one is the summary.
    static let mostFiles = 9

    private struct Group: Hashable {
        let spec: String?
        let drift: FileChange.Drift
        let cause: String?
    }

    private let drifted: [FileChange]

    init(_ changes: [FileChange]) {
        drifted = changes.filter { $0.drift != nil }
    }

    /// A line for each file, then the counts, and a help line for each reason. Empty if all files are up to date.
    var text: String {
        guard !drifted.isEmpty else { return "" }
        let groups = Dictionary(grouping: drifted) { Group(spec: $0.spec, drift: $0.drift ?? .stale, cause: $0.cause) }
        let sorted = groups.sorted { left, right in
            (left.key.spec ?? "", rank(left.key.drift), left.key.cause ?? "") < (
                right.key.spec ?? "", rank(right.key.drift), right.key.cause ?? ""
            )
        }
        let lines = sorted.flatMap { group, changes in ["\(title(group))"] + changes.map { "  \($0.path)" } + [""] }
        let helps = found.map { "\($0.rawValue): \($0.help)" }
        return (lines + [counts.dropLast() + "", "`scaffold diff` shows the changes."] + helps).map { $0 + "\n" }
            .joined()
    }

    /// `3 files are not up to date: 2 stale, 1 missing.`
    var counts: String {
        guard !drifted.isEmpty else { return "" }
        let parts = found.map { drift in "\(drifted.count { $0.drift == drift }) \(drift.rawValue)" }
        return
            "\(drifted.count == 1 ? "1 file is" : "\(drifted.count) files are") not up to date: \(parts.joined(separator: ", ")).\n"
    }

    var annotation: String? {
        guard !drifted.isEmpty else { return nil }
        let more = drifted.count > Self.mostFiles ? " GitHub shows at most \(Self.mostFiles) of them." : ""
        return "::error title=scaffold check::\(counts.dropLast())\(more)\n"
    }

    var json: String {
        JSONDocument.array(drifted) { change in
            [("path", change.path), ("state", change.drift?.rawValue ?? "")]
                + [("spec", change.spec), ("cause", change.cause)].compactMap { name, value in value.map { (name, $0) }
                }
        }
    }

    private var found: [FileChange.Drift] {
        FileChange.Drift.allCases.filter { drift in drifted.contains { $0.drift == drift } }
    }

    private func rank(_ drift: FileChange.Drift) -> Int {
        FileChange.Drift.allCases.firstIndex(of: drift) ?? 0
    }

    private func title(_ group: Group) -> String {
        "Files of \(group.spec ?? "the whole project"): \(group.drift.rawValue)\(group.cause.map { ", because \($0) changed" } ?? "")"
    }
}
