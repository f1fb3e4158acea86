import Diagnostics
import Testing

struct SourceFileTests {
    @Test(arguments: [
        ("", 0, 1, 1), ("ab", 2, 1, 3), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\n", 2, 2, 1),
        ("éé", 4, 1, 3), ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2), ("ab", 99, 1, 3),
    ])
    func position(text: String, offset: Int, line: Int, column: Int) {
        let position = SourceFile(path: "a", text: text).position(at: offset)
        #expect(position.line == line)
        #expect(position.column == column)
    }

    @Test func linesWithoutTheirEnds() {
        let file = SourceFile(path: "a", text: "\u{FEFF}a\r\nbc\rd\n")
        #expect(file.lineCount == 4)
        #expect((1...4).map { file.text(file.contentRange(ofLine: $0)) } == ["a", "bc", "d", ""])
    }
}
