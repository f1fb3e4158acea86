import Testing

@testable import Diagnostics

struct SourceExcerptTests {
    /// The line as the terminal shows it, and the carets below it.
    @Test(arguments: [
        ("plain", "module: «Lgin» # x", "module: Lgin # x", "        ^^^^"),
        ("empty range", "module:«»", "module:", "       ^"),
        ("empty range amid text", "a«»b", "ab", " ^"),
        ("empty file", "«»", "", "^"),
        ("empty line", "a:\n«»\nb", "", "^"),
        ("end of a file without a line end", "a: [1«»", "a: [1", "     ^"),
        ("end of a file with a line end", "a: [1\n«»", "", "^"),
        ("tabs", "\ta:\t«b»", "    a:    b", "          ^"),
        ("marked tab", "a:«\t»b", "a:    b", "  ^^^^"),
        ("accents composed", "é: «x»", "é: x", "   ^"),
        ("accents combining", "e\u{301}: «x»", "e\u{301}: x", "   ^"),
        ("amid a combined character", "e«\u{301}»: x", "e\u{301}: x", "^"),
        ("wide before", "名前: «x»", "名前: x", "      ^"),
        ("wide marked", "a: «名前»", "a: 名前", "   ^^^^"),
        ("emoji", "👩‍👩‍👧: «🇩🇪»x", "👩‍👩‍👧: 🇩🇪x", "    ^^"),
        ("text as emoji", "❤️: «x»", "❤️: x", "    ^"),
        ("full width", "ａ: «x»", "ａ: x", "    ^"),
        ("hangul", "한: «x»", "한: x", "    ^"),
        ("decomposed hangul", "\u{1112}\u{1161}\u{11AB}: «x»", "\u{1112}\u{1161}\u{11AB}: x", "    ^"),
        ("line feeds", "a: b\nc: «d»\ne: f", "c: d", "   ^"),
        ("CRLF", "a: b\r\nc: «d»\r\ne: f", "c: d", "   ^"),
        ("CR", "a: b\rc: «d»\re: f", "c: d", "   ^"),
        ("the line end itself", "c: d«\r\n»e: f", "c: d", "    ^"),
        ("several lines", "  a: «[1,\n  2]» # x", "  a: [1,", "     ^^^"),
        ("byte order mark", "\u{FEFF}«a»: b", "a: b", "^"),
        ("before a byte order mark", "«\u{FEFF}a»: b", "a: b", "^"),
        ("trailing blanks", "a:   «»", "a:", "     ^"),
        ("control characters", "a\u{0}\u{8}: «\u{1B}[0m»", "a\u{FFFD}\u{FFFD}: \u{FFFD}[0m", "     ^^^^"),
        ("bidirectional override", "\u{202E}a: «b»", "\u{FFFD}a: b", "    ^"),
        ("zero width space", "a\u{200B}b: «c»", "a\u{FFFD}b: c", "     ^"),
        ("line separator", "a\u{2028}b: «c»", "a\u{FFFD}b: c", "     ^"),
        ("mark without a base", "\u{301}a: «b»", "\u{FFFD}a: b", "    ^"),
    ])
    func carets(name: String, text: String, source: String, carets: String) {
        let excerpt = SourceExcerpt(marked(text))
        #expect(excerpt.source == source, "\(name)")
        #expect(excerpt.indentation + excerpt.underline == carets, "\(name)")
    }

    @Test func invalidUTF8() {
        let file = SourceFile(path: "a", bytes: [0xFF, 0xC3, UInt8(ascii: ":"), UInt8(ascii: "x"), 0x80])
        let excerpt = SourceExcerpt(SourceRange(file: file, start: 3, end: 4))
        #expect(excerpt.source == "\u{FFFD}\u{FFFD}:x\u{FFFD}")
        #expect(excerpt.indentation + excerpt.underline == "   ^")
    }

    @Test func lineOfTwoHundredColumnsIsNotCut() {
        let excerpt = SourceExcerpt(marked("«a»" + String(repeating: "b", count: 199)))
        #expect(excerpt.source == "a" + String(repeating: "b", count: 199))
    }

    @Test(arguments: [
        ("start", 0, "x" + repeated(".", 197) + "…", 0),
        ("middle", 500, "…" + repeated(".", 99) + "x" + repeated(".", 98) + "…", 100),
        ("end", 999, "…" + repeated(".", 197) + "x", 198),
    ])
    func longLineIsCutAroundTheCaret(name: String, index: Int, source: String, column: Int) {
        let text = repeated(".", index) + "«x»" + repeated(".", 999 - index)
        let excerpt = SourceExcerpt(marked(text))
        #expect(excerpt.source == source, "\(name)")
        #expect(excerpt.indentation.count == column, "\(name)")
        #expect(excerpt.underline == "^", "\(name)")
    }

    @Test func longRangeIsCutWithItsLine() {
        let excerpt = SourceExcerpt(marked("a: «" + repeated("名", 300) + "»"))
        #expect(excerpt.source == "…" + repeated("名", 99) + "…")
        #expect(excerpt.indentation == " ")
        #expect(excerpt.underline == repeated("^", 198))
    }

    @Test func endOfALongLine() {
        let excerpt = SourceExcerpt(marked(repeated(".", 300) + "«»"))
        #expect(excerpt.source == "…" + repeated(".", 198))
        #expect(excerpt.indentation + excerpt.underline == repeated(" ", 199) + "^")
    }
}

private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
}
