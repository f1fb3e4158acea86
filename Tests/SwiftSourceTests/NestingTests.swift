import Diagnostics
import Foundation
import Testing

@testable import SwiftSource

/// Text that overflows the stack of a parser that calls itself for every level.
@Suite struct NestingTests {
    static let types = [
        "(", "[", "A<", "any ", "some ", "@a ", "@a() ", "~", "~ ", "each ", "repeat ", "inout ", "(A) -> ",
        "() async throws(A) -> ", "[A: ", "A & (", "A.", "A<A, ", "(A, ",
        "\n[\n", "A\n<", "/* */(",
    ]

    static let expressions = [
        "(", "[", "{", "a<", "try ", "await ", "copy ", "- ", "\"\\(", "#\"\\#(", "\"\"\"\n\\(", "if a { ",
        "if a {} else ", "switch a { case ", "a ? b : ", "a.", "a(", "a[", "\\", "& ", "#a ", "#a(",
        "let ", "is A", "[a: ", "{ a in ", "a as ", "return ", "do { ", "a { ", "await\n", "x = ", "unsafe ",
        "consume ", "each ", "repeat ", "any ", "a! ", "a?.", "@a ", "{ let ", "case ", "throw ", "\\(", "try? ",
    ]

    static let members = [
        "#if A\n", "struct A {", "func a(", "@a ", "@a(", "static ", "func a() { ", "var x: Int { ",
        "var x: Int { get { ", "#if A\nfunc a()\n#else\n", "associatedtype A = ", "func a<", "\"", "`", "/*",
        "}", ")", "]", ">", "#endif\n", "func a() -> ", "var x = ", "case .a(", "subscript(", "init(", "@available(",
        "where A == ", "extension A {", "get { ", "if #available(",
    ]

    @Test(arguments: types) func type(part: String) {
        expectNoCrash(part, suffix: "A") { text, bag in _ = SwiftReader.readType(text, into: &bag) }
    }

    @Test(arguments: expressions) func expression(part: String) {
        expectNoCrash(part, suffix: "a") { text, bag in _ = SwiftReader.readExpression(text, into: &bag) }
    }

    @Test(arguments: members) func member(part: String) {
        expectNoCrash(part, suffix: "") { text, bag in _ = SwiftReader.readMembers(text, into: &bag) }
    }

    @Test(arguments: members + expressions) func file(part: String) {
        expectNoCrash(part, suffix: "\nprotocol P {}") { text, bag in
            _ = SwiftReader.readFile(text.range.file, into: &bag)
        }
    }

    /// The size of the stack of a thread in the system's pools. Frames of debug builds are several times larger.
    #if DEBUG
        static let stackSize = 1 << 20
    #else
        static let stackSize = 512 << 10
    #endif

    @Test func places() {
        var bag = DiagnosticBag()
        let deep = String(repeating: "(", count: NestingScan.limit + 1)
        #expect(SwiftReader.readType(LocatedText(SourceFile(path: "a.yml", text: deep).range), into: &bag) == nil)
        let long = "A" + String(repeating: ".A", count: 1000)
        #expect(SwiftReader.readType(LocatedText(SourceFile(path: "b.yml", text: long).range), into: &bag) == nil)
        let huge = String(repeating: " ", count: ParsedText.longestText + 1)
        #expect(SwiftReader.readMembers(LocatedText(SourceFile(path: "c.yml", text: huge).range), into: &bag) == nil)
        let messages = bag.sorted.map { "\($0.message) [\($0.code.rawValue)] \($0.help ?? "")" }
        let tooDeep =
            "the Swift code is nested too deeply [SC0502] give the inner parts a name of their own, with a typealias or a variable"
        #expect(messages == [tooDeep, tooDeep, "the Swift text has more than 2000000 bytes [SC0503] split it"])
        if case .range(let range)? = bag.sorted.first?.place { #expect(range.start == NestingScan.limit) }
    }

    /// The time that the parser's package takes for diagnostics grows with the square of their number, and warnings count too.
    @Test func manyWarnings() {
        let members = (0..<1_000).map { "func a\($0)()\u{A0}async\u{A0}throws\u{A0}->\u{A0}Int\n" }
        let text = members.joined() + "func b(\n"
        let file = SourceFile(path: "a.swift", text: "protocol P {\n\(text)}\n")
        var bag = DiagnosticBag()
        let time = ContinuousClock().measure {
            _ = SwiftReader.readMembers(LocatedText(SourceFile(path: "a.yml", text: text).range), into: &bag)
            _ = SwiftReader.readFile(file, into: &bag)
        }
        #expect(
            bag.sorted.map(\.message) == [
                "expected `)` to end parameter clause", "unexpected non-breaking space (U+00A0)",
            ]
        )
        #expect(time < .seconds(10))
    }

    /// An error among many in a single declaration, such as a parameter list.
    @Test func manyErrorsInOneDeclaration() {
        let text = "func a(" + String(repeating: "a Int, ", count: 200) + "b: Int)\n"
        var bag = DiagnosticBag()
        _ = SwiftReader.readMembers(LocatedText(SourceFile(path: "a.yml", text: text).range), into: &bag)
        #expect(bag.sorted.map(\.message) == ["expected `:` in parameter"])
    }

    /// Tries counts at, below and far above the limit.
    private func expectNoCrash(
        _ part: String,
        suffix: String,
        _ read: @escaping @Sendable (LocatedText, inout DiagnosticBag) -> Void
    ) {
        for count in [NestingScan.limit / 2, NestingScan.limit, 400] {
            let text = String(repeating: part, count: count) + suffix
            let thread = Thread {
                var bag = DiagnosticBag()
                read(LocatedText(SourceFile(path: "a.swift", text: text).range), &bag)
            }
            thread.stackSize = Self.stackSize
            let start = ContinuousClock.now
            thread.start()
            while !thread.isFinished { usleep(500) }
            #expect(ContinuousClock.now - start < .seconds(10), "\(count) times")
        }
    }
}
