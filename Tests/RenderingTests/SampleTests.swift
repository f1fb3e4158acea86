import Specs
import Testing

@testable import Rendering

struct SampleTests {
    @Test func samples() throws {
        try Case.check("Samples") { types in
            types.split(separator: "\n").map { type in
                do {
                    let sample = Samples().value(of: try ReadText.type(String(type)), named: "email")
                    return "\(sample.text)\(sample.isComparable ? " ==" : sample.canThrow ? " throws" : "")"
                } catch {
                    return "\(error)"
                }
            }.joined(separator: "\n")
        }
    }

    @Test(arguments: ["true", "1", "-1", "1_000", "1.5", #""a b""#, #""""#])
    func literals(_ text: String) {
        #expect(Sample.isLiteral(text))
    }

    @Test(arguments: ["", "-", ".all", "nil", "a", #"""#, #""a\(b)""#, #""a" + "b""#, "[1]", "1 + x"])
    func otherExpressions(_ text: String) {
        #expect(!Sample.isLiteral(text))
    }
}
