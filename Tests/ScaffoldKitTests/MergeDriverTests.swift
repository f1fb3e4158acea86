import Foundation
import ScaffoldKit
import Testing

/// `scaffold merge-driver`, as git calls it.
struct MergeDriverTests {
    private static func text(_ members: String...) -> String {
        "final class A {\n" + members.map { "    \($0) {}\n" }.joined(separator: "\n") + "}\n"
    }

    private static let conflict =
        "final class A {\n<<<<<<< ours\n    init(a: Int) {}\n||||||| base\n=======\n    init(b: Int) {}\n>>>>>>> theirs\n}\n"

    @Test(arguments: [
        // Both add a function at the same place.
        (
            text("func a()"), text("func a()", "func b()"), text("func a()", "func c()"),
            text("func a()", "func c()", "func b()")
        ),
        // Both add an initializer.
        (text(), text("init(a: Int)"), text("init(b: Int)"), conflict),
        // Both add the file.
        ("", text("init(a: Int)"), text("init(b: Int)"), conflict),
    ])
    func twoSidesAreMerged(base: String, ours: String, theirs: String, merged: String) throws {
        let scratch = try ScratchProject()
        for (name, text) in [("base", base), ("ours", ours), ("theirs", theirs)] { try scratch.write(text, to: name) }
        let options = MergeDriverOptions(
            currentDirectory: scratch.root.path,
            base: "base",
            ours: "ours",
            theirs: "theirs",
            path: "Sources/A.swift"
        )
        let (report, hasConflicts) = Scaffold.mergeDriver(options)
        #expect(report.text == "")
        #expect(hasConflicts == (merged == Self.conflict))
        #expect(try String(contentsOf: scratch.root.appending(path: "ours"), encoding: .utf8) == merged)
    }
}
