/// The diagnostics of a run.
package struct DiagnosticBag: Sendable {
    /// The diagnostics in the order in which they were found.
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
        severity: Diagnostic.Severity? = nil,
        help: String? = nil,
        notes: [Diagnostic.Note] = []
    ) {
        add(code, message, at: .range(range), severity: severity, help: help, notes: notes)
    }

    package mutating func add(
        _ code: DiagnosticCode,
        _ message: String,
        at place: Diagnostic.Place,
        severity: Diagnostic.Severity? = nil,
        help: String? = nil,
        notes: [Diagnostic.Note] = []
    ) {
        add(Diagnostic(code, message, at: place, severity: severity, help: help, notes: notes))
    }

    /// Removes diagnostics, such as those that follow from another mistake.
    package mutating func remove(where isFollowUp: (Diagnostic) -> Bool) {
        unsorted.removeAll(where: isFollowUp)
        errorCount = unsorted.count { $0.severity == .error }
    }

    package mutating func add(contentsOf other: DiagnosticBag) {
        for diagnostic in other.unsorted { add(diagnostic) }
    }

    package func filter(_ isIncluded: (Diagnostic) -> Bool) -> DiagnosticBag {
        var bag = DiagnosticBag()
        for diagnostic in unsorted where isIncluded(diagnostic) { bag.add(diagnostic) }
        return bag
    }

    /// Returns the diagnostics without repetitions: only the first diagnostic with each of `codes` at each place. Many outputs of one template have
    /// the same mistake.
    package func onceAtEachPlace(_ codes: Set<DiagnosticCode>) -> DiagnosticBag {
        var seen: Set<String> = []
        return filter { diagnostic in
            guard codes.contains(diagnostic.code), let range = diagnostic.range else { return true }
            return seen.insert("\(diagnostic.code.rawValue) \(range.file.path) \(range.start)").inserted
        }
    }

    /// The diagnostics by path, place, code and message, so that the order does not depend on the order of discovery. Diagnostics without a file come
    /// first. Duplicates are removed: several files may include the same file. After 1000 diagnostics, one more gives the number of those that are
    /// not shown.
    package var sorted: [Diagnostic] {
        let found = unsorted.map { (key: $0.sortKey, diagnostic: $0) }.sorted { $0.key < $1.key }
        let all = found.indices.filter { $0 == 0 || found[$0 - 1].key != found[$0].key }.map { found[$0].diagnostic }
        return all.count > Self.mostTold ? all.prefix(Self.mostTold) + [.more(all.count - Self.mostTold)] : all
    }

    private static let mostTold = 1000
}

extension Diagnostic {
    fileprivate var sortKey: (path: String, offset: Int, code: String, message: String) {
        (path ?? "", range?.start ?? -1, code.rawValue, message)
    }

    fileprivate static func more(_ count: Int) -> Diagnostic {
        let message = "\(count) more diagnostics are not shown"
        let help = "fix the diagnostics above, then run again"
        return Diagnostic(.moreDiagnostics, message, at: .command, severity: .warning, help: help)
    }
}
