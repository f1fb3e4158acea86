/// The diagnostics of a run, gathered stage by stage.
package struct DiagnosticBag: Sendable {
    /// In the order in which they were found.
    package private(set) var unsorted: [Diagnostic] = []
    package private(set) var errorCount = 0
    /// Whether the user has switched a warning off, so that it is not added.
    package var isSwitchedOff: (@Sendable (Diagnostic) -> Bool)?

    package init() {}

    package var hasErrors: Bool {
        errorCount > 0
    }

    package var isEmpty: Bool {
        unsorted.isEmpty
    }

    package mutating func add(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .warning, isSwitchedOff?(diagnostic) ?? false { return }
        unsorted.append(diagnostic)
        if diagnostic.severity == .error { errorCount += 1 }
    }

    package mutating func add(
        _ code: DiagnosticCode,
        _ message: String,
        at range: SourceRange,
        severity: Diagnostic.Severity = .error,
        help: String? = nil,
        notes: [Diagnostic.Note] = []
    ) {
        add(Diagnostic(code, message, at: range, severity: severity, help: help, notes: notes))
    }

    package mutating func removeAll() {
        unsorted = []
        errorCount = 0
    }

    package mutating func add(contentsOf other: DiagnosticBag) {
        for diagnostic in other.unsorted { add(diagnostic) }
    }

    /// The diagnostics with other codes.
    package func without(_ codes: Set<DiagnosticCode>) -> DiagnosticBag {
        var bag = DiagnosticBag()
        for diagnostic in unsorted where !codes.contains(diagnostic.code) { bag.add(diagnostic) }
        return bag
    }

    /// Returns the diagnostics, of those with some codes only the first at each place. Many outputs of one template have
    /// the same mistake.
    package func onceAtEachPlace(_ codes: Set<DiagnosticCode>) -> DiagnosticBag {
        var bag = DiagnosticBag()
        var seen: Set<String> = []
        for diagnostic in unsorted {
            if codes.contains(diagnostic.code), case .range(let range) = diagnostic.place,
                !seen.insert("\(diagnostic.code.rawValue) \(range.file.path) \(range.start)").inserted
            {
                continue
            }
            bag.add(diagnostic)
        }
        return bag
    }

    /// By path, place, code and message: the same order whatever the order of discovery. Diagnostics without a file come first;
    /// what was found twice at one place (in a file that several others include) is told once. Where there are more than anybody
    /// reads, the last says how many are left out.
    package var sorted: [Diagnostic] {
        var seen: Set<SortKey> = []
        let all =
            unsorted
            .map { (key: SortKey($0), diagnostic: $0) }
            .filter { seen.insert($0.key).inserted }
            .sorted { $0.key < $1.key }
            .map(\.diagnostic)
        return all.count > Self.mostTold ? all.prefix(Self.mostTold) + [.more(all.count - Self.mostTold)] : all
    }

    private static let mostTold = 1000
}

extension Diagnostic {
    fileprivate static func more(_ count: Int) -> Diagnostic {
        Diagnostic(
            .moreDiagnostics,
            "\(count) more diagnostics are not shown",
            at: .command,
            severity: .warning,
            help: "fix the diagnostics above, then run again"
        )
    }
}

private struct SortKey: Comparable, Hashable {
    let path: String
    let offset: Int
    let code: String
    let message: String

    init(_ diagnostic: Diagnostic) {
        switch diagnostic.place {
        case .range(let range): (path, offset) = (range.file.path, range.start)
        case .path(let path): (self.path, offset) = (path, -1)
        case .command: (path, offset) = ("", -1)
        }
        code = diagnostic.code.rawValue
        message = diagnostic.message
    }

    static func < (left: SortKey, right: SortKey) -> Bool {
        (left.path, left.offset, left.code, left.message) < (right.path, right.offset, right.code, right.message)
    }
}
