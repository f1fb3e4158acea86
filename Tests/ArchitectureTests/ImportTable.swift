/// The table of targets in ARCHITECTURE.md: which target may import which modules.
struct ImportTable {
    struct Row {
        let target: String
        /// The names as in the table, including `all above` and the names of groups.
        let mayImport: [String]
    }

    let rows: [Row]

    /// Groups of modules that have one name in the table.
    private static let groups: [String: Set<String>] = [
        "system": ["Foundation", "FoundationEssentials", "Dispatch", "Darwin", "Glibc", "Musl", "Bionic"],
        "swift-syntax": [
            "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators",
        ],
    ]

    /// - Parameter document: a Markdown text with a table whose first cells are targets in backticks and whose third are lists.
    init(document: String) {
        rows = document.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /^\| `(\w+)` \|.*\| ([^|]*) \|$/) else { return nil }
            let cell = match.2.split(separator: ",").map { $0.trimmingPrefix(while: { $0 == " " }) }
            return Row(target: String(match.1), mayImport: cell.filter { $0 != "–" }.map(String.init))
        }
    }

    /// Returns every module that a target may import, or nil if the table doesn't have the target.
    func modules(for target: String) -> Set<String>? {
        guard let index = rows.firstIndex(where: { $0.target == target }) else { return nil }
        var modules: Set<String> = ["Synchronization"]
        for name in rows[index].mayImport {
            if name == "all above" {
                modules.formUnion(rows[..<index].map(\.target))
            } else {
                modules.formUnion(Self.groups[name] ?? [name])
            }
        }
        return modules
    }

    /// The names in rows that are neither a target in a row above nor a module from outside the package.
    var danglingNames: [String] {
        var known = Set(Self.groups.keys).union(["all above", "ArgumentParser"])
        var dangling: [String] = []
        for row in rows {
            dangling += row.mayImport.filter { !known.contains($0) }.map { "\(row.target): \($0)" }
            known.insert(row.target)
        }
        return dangling
    }
}
