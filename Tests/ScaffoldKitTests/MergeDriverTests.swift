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
        // Both give a function another name.
        (
            text("func a()"), text("func b()"), text("func c()"),
            conflict.replacing("init(a: Int)", with: "func b()").replacing("init(b: Int)", with: "func c()")
                .replacing("base\n", with: "base\n    func a() {}\n")
        ),
        // The same name.
        (
            text("func a()", "var x: Int"), text("func b()", "var x: Int"), text("func b()", "var x: Int"),
            text("func b()", "var x: Int")
        ),
    ])
    func twoSidesAreMerged(base: String, ours: String, theirs: String, merged: String) throws {
        let result = try Self.merge(base, ours, theirs)
        #expect(result.hasConflicts == merged.contains("<<<<<<<"))
        #expect(result.text == merged)
    }

    /// A side that changes the line endings, or adds a byte order mark, changes no line. The result has its form.
    @Test(arguments: [("\n", "\n"), ("\n", "\r\n"), ("\r\n", "\n"), ("\r\n", "\r\n")], ["", "\u{FEFF}"])
    func formsOfFiles(endings: (old: String, new: String), mark: String) throws {
        let (old, new) = endings
        let base = Self.text("func a()").replacing("\n", with: old)
        let ours = mark + Self.text("func a()", "func b()").replacing("\n", with: new)
        let theirs = Self.text("func a()", "func c()").replacing("\n", with: old)
        let merged = mark + Self.text("func a()", "func c()", "func b()").replacing("\n", with: new)
        let exchanged = mark + Self.text("func a()", "func b()", "func c()").replacing("\n", with: new)
        #expect(try Self.merge(base, ours, theirs) == (merged, false))
        #expect(try Self.merge(base, theirs, ours) == (exchanged, false))
    }

    /// Two changes of a body are a conflict if no line that both sides have is between them, as for git.
    @Test(arguments: [
        // Both insert a line at the same place.
        ("a b", "a x b", "a y b", true),
        // One deletes a line, the other inserts one after it.
        ("a b c", "a c", "a b y c", true),
        // One changes a line, the other inserts one before it.
        ("a b c", "a x c", "a y b c", true),
        // Both write a new body.
        ("a", "x", "y", true),
        ("a b c", "x b c", "a b y", false),
        ("a b", "a x b", "a x b", false),
    ])
    func changesOfABody(base: String, ours: String, theirs: String, hasConflicts: Bool) throws {
        func text(_ calls: String) -> String {
            "func run() {\n" + calls.split(separator: " ").map { "    \($0)()\n" }.joined() + "}\n"
        }
        #expect(try Self.merge(text(base), text(ours), text(theirs)).hasConflicts == hasConflicts)
        #expect(try Self.merge(text(base), text(theirs), text(ours)).hasConflicts == hasConflicts)
    }

    private static func merge(_ base: String, _ ours: String, _ theirs: String) throws -> (
        text: String, hasConflicts: Bool?
    ) {
        let scratch = try ScratchProject()
        for (name, text) in [("base", base), ("ours", ours), ("theirs", theirs)] { try scratch.write(text, to: name) }
        let (report, hasConflicts) = Scaffold.mergeDriver(
            currentDirectory: scratch.root.path,
            base: "base",
            ours: "ours",
            theirs: "theirs",
            path: "Sources/A.swift"
        )
        #expect(report.text == "")
        return (
            try String(decoding: Data(contentsOf: scratch.root.appending(path: "ours")), as: UTF8.self), hasConflicts
        )
    }

    private static let tabs = """
        enum Tab: Int {
            case home
            case search

            func first() {
                print(1)
            }

            func last() {
                print(2)
            }
        }

        """
    private static let swapped = tabs.replacing("case home\n    case search", with: "case search\n    case home")
    private static func printsMore(_ text: String) -> String { text.replacing("print(1)", with: "print(10)") }

    /// The result has the order and the layout of one side, and the code of the other.
    @Test(arguments: [
        (printsMore(tabs), swapped, printsMore(swapped)),
        // A new case.
        (
            tabs.replacing("search\n", with: "search\n    case profile\n"), swapped,
            swapped.replacing("search\n", with: "search\n    case profile\n")
        ),
        // Indentation, and blank lines.
        (printsMore(tabs), tabs.replacing("    ", with: "\t"), printsMore(tabs.replacing("    ", with: "\t"))),
        (
            printsMore(tabs), tabs.replacing("home\n", with: "home\n\n"),
            printsMore(tabs.replacing("home\n", with: "home\n\n"))
        ),
        // Both sides.
        (printsMore(swapped), swapped, printsMore(swapped)),
    ])
    func noSideLosesItsOrderOrLayout(ours: String, theirs: String, merged: String) throws {
        for (ours, theirs) in [(ours, theirs), (theirs, ours)] {
            let result = try Self.merge(Self.tabs, ours, theirs)
            #expect(result.text == merged)
            #expect(result.hasConflicts == false)
        }
    }

    /// Git merges by lines.
    @Test func sidesWithDifferentOrders() throws {
        let cases = ["case a\n", "case b\n", "case c\n"]
        func text(_ order: Int...) -> String { "enum A: Int {\n" + order.map { cases[$0] }.joined() + "}\n" }
        #expect(try Self.merge(text(0, 1, 2), text(1, 0, 2), text(0, 2, 1)).hasConflicts == true)
        #expect(try Self.merge(text(0, 1, 2), text(1, 0, 2), text(1, 0, 2)).text == text(1, 0, 2))
    }
}
