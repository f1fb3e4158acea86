import Testing

@testable import Output

struct TextFormTests {
    static let cases: [(disk: String, text: String, hasMark: Bool, isCRLF: Bool)] = [
        ("", "", false, false),
        ("a\nb\n", "a\nb\n", false, false),
        ("a\r\nb\r\n", "a\nb\n", false, true),
        ("\u{FEFF}a\nb", "a\nb", true, false),
        ("\u{FEFF}a\r\nb", "a\nb", true, true),
        ("\n\r\n", "\n\n", false, false),
        ("a\rb\r\r\n", "a\rb\r\n", false, true),
        ("a\0\r\n", "a\0\r\n", false, false),
    ]

    @Test(arguments: cases)
    func normalizes(disk: String, text: String, hasMark: Bool, isCRLF: Bool) {
        #expect(TextForm.normalized(Array(disk.utf8)) == Array(text.utf8))
        let form = TextForm(of: Array(disk.utf8))
        #expect(form.hasByteOrderMark == hasMark)
        #expect(form.endsLinesWithCRLF == isCRLF)
    }

    @Test(arguments: ["", "a\nb\n", "a\r\nb\r\n", "\u{FEFF}a\r\n", "a\0\r\n"])
    func applyingUndoesNormalizing(disk: String) {
        let bytes = Array(disk.utf8)
        #expect(TextForm(of: bytes).applied(to: TextForm.normalized(bytes)) == bytes)
    }

    @Test(arguments: [
        ("a\r\nb\nc\r\nd\n", "a\nnew\nb\nc\nd\n", "a\r\nnew\r\nb\r\nc\r\nd\r\n"),
        ("a\nb\r\nc\n", "new\nb\nc\n", "new\nb\nc\n"),
        ("\u{FEFF}a\nb\r\nc", "a\nb\n", "\u{FEFF}a\nb\n"),
    ])
    func linesEndAsTheFirst(disk: String, text: String, result: String) {
        #expect(TextForm(of: Array(disk.utf8)).applied(to: Array(text.utf8)) == Array(result.utf8))
    }
}
