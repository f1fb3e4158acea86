import Foundation
import ScaffoldKit
import Testing

/// The effect of `check` and `generate` after the deletion of any one file of a new project.
struct DeletedFileTests {
    /// A line of `DeletedFiles.txt`, for one kind of file: a pattern of its path; the state that `check` reports; the effect of `generate`.
    private struct Row {
        let pattern: Regex<AnyRegexOutput>
        let state: String
        let outcome: String
    }

    private static func rows() throws -> [Row] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "DeletedFiles.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            line in
            let cells = line.split(separator: " | ").map(String.init)
            return Row(pattern: try Regex(cells[0]), state: cells[1], outcome: cells[2])
        }
    }

    @Test func eachFile() throws {
        let scratch = try ScratchProject()
        try scratch.write(
            "services:\n  clock:\n    protocol: Clocking\n    implementation: Clock\n    members: |\n      func now() -> Int\n",
            to: "Specs/Services.yml"
        )
        try scratch.write(
            "module: Login\npresentation: tab(0)\ndependencies: [clock]\ndeepLink: /login\nprotocols:\n  presenter: |\n    func didTap()\nroutes: [Pay]\n",
            to: "Specs/Login.yml"
        )
        try scratch.write(
            "module: Feed\nstyle: mvvm\npresentation: tab(1)\nprotocols:\n  viewModel: |\n    func load()\n",
            to: "Specs/Feed.yml"
        )
        try scratch.write("flow: Pay\nstart: Cart\nmodules: [Cart]\n", to: "Specs/Pay.yml")
        try scratch.write("module: Cart\n", to: "Specs/Cart.yml")
        #expect(generate(scratch).status == .fine)
        let rows = try Self.rows()
        var found: [String] = []
        for path in try scratch.paths() where !path.hasPrefix(".scaffold/local") && !path.hasPrefix("Specs/") {
            let file = scratch.root.appending(path: path)
            guard let text = FileManager.default.contents(atPath: file.path) else { continue }
            guard let row = try rows.first(where: { try $0.pattern.wholeMatch(in: path) != nil }) else {
                found.append("\(path) is in no row")
                continue
            }
            try scratch.remove(path)
            let states = Scaffold.check(scratch.project).changes.compactMap { change in
                change.drift.map { $0.rawValue + (change.path == path ? "" : " \(change.path)") }
            }
            let state = states.isEmpty ? FileChange.upToDate : states.joined(separator: ", ")
            let report = generate(scratch)
            let after = FileManager.default.contents(atPath: file.path)
            let outcome =
                after == text
                ? "created again" : after == nil ? report.text.contains("SC0824") ? "named" : "respected" : "different"
            if state != row.state || outcome != row.outcome { found.append("\(path) | \(state) | \(outcome)") }
            try scratch.write(Array(text), to: path)
            #expect(generate(scratch).status == .fine)
            #expect(Scaffold.check(scratch.project).status == .fine, "\(path)")
        }
        #expect(found == [])
    }

    private func generate(_ scratch: ScratchProject) -> RunReport {
        Scaffold.generate(scratch.project)
    }
}
