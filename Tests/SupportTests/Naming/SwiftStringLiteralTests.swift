import Support
import Testing

struct SwiftStringLiteralTests {
    @Test(arguments: [
        ("", #""""#),
        (#"say "hi" \(now)"#, #""say \"hi\" \\(now)""#),
        ("a\nb\r\n\t\0", #""a\nb\r\n\t\0""#),
        ("\u{7}\u{202E}", #""\u{7}\u{202E}""#),
        ("naïve 👩‍👧", #""naïve 👩‍👧""#),
    ])
    func quotes(text: String, literal: String) {
        #expect(SwiftStringLiteral.quoting(text) == literal)
    }
}
