import Testing

@testable import Rendering

struct CleanUpTests {
    @Test func files() throws {
        try Case.check("CleanUp") { Self.cleaned($0 + "\n") }
    }

    @Test func longLines() throws {
        try Case.check("LongLines") { Self.cleaned($0) }
    }

    @Test func indentationOfTheProject() throws {
        let layout = SwiftLayout(indentation: 2)
        try Case.check("Indentation") { Self.cleaned(Self.visibleTabs($0), layout: layout) }
    }

    @Test func indentationOfTheTemplates() throws {
        try Case.check("WrittenIndentation") {
            Self.cleaned(Self.visibleTabs($0)).replacing("\t", with: "→")
        }
    }

    @Test func linesOfAnyLength() throws {
        let line = "let x = f(" + String(repeating: "argument, ", count: 40) + "last)"
        #expect(Self.cleaned(line, layout: SwiftLayout(lineLength: nil)) == line)
        #expect(Self.cleaned(line, layout: SwiftLayout(lineLength: 600)) == line)
        #expect(Self.cleaned(line, layout: SwiftLayout(lineLength: 400)).hasPrefix("let x = f(\n    argument,\n"))
    }

    @Test func manyLongLines() {
        let line = "    let x = f(" + String(repeating: "argument, ", count: 12) + "last)"
        let text = Array(repeating: line, count: 10_000).joined(separator: "\n")
        let time = ContinuousClock().measure {
            #expect(Self.cleaned(text).hasPrefix("    let x = f(\n        argument,\n"))
        }
        #expect(time < .seconds(10))
    }

    /// In the cases, `→` is a tab.
    private static func visibleTabs(_ text: String) -> String {
        text.replacing("→", with: "\t")
    }

    @Test func finalNewline() {
        #expect(Self.text(CleanUp.swift(Array("a\n\n\n".utf8), verbatim: [])) == "a\n")
        #expect(Self.text(CleanUp.swift(Array("a".utf8), verbatim: [])) == "a\n")
        #expect(CleanUp.swift(Array("\n\n".utf8), verbatim: []) == [])
    }

    @Test func verbatimStays() {
        let text = "a  \n\n\nb  \n\n\nc  \n"
        let kept = text.utf8.distance(from: text.startIndex, to: text.firstIndex(of: "b") ?? text.endIndex)
        #expect(Self.text(CleanUp.swift(Array(text.utf8), verbatim: [kept..<kept + 4])) == "a\n\nb  \n\nc\n")
        #expect(Self.text(CleanUp.swift(Array(text.utf8), verbatim: [0..<text.utf8.count])) == text)
    }

    @Test func otherFilesKeepTheirLines() {
        let long = String(repeating: "word, ", count: 40)
        #expect(Self.text(CleanUp.text(Array("f(\(long))  \n\n\n\n- a\n".utf8), verbatim: [])) == "f(\(long))\n\n- a\n")
    }

    private static func cleaned(_ text: String, layout: SwiftLayout = SwiftLayout()) -> String {
        let cleaned = self.text(CleanUp.swift(Array(text.utf8), verbatim: [], layout: layout))
        return cleaned.hasSuffix("\n") ? String(cleaned.dropLast()) : cleaned
    }

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
