import Diagnostics
import Specs
import Testing
import YAML

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

    /// Values of some types, such as `Any`, can't be compared.
    @Test(arguments: [("Int", true), ("Any", false), ("any Sendable", false), ("any Equatable & Sendable", false)])
    func literalsUnderSamples(type: String, isComparable: Bool) throws {
        let texts = [type, "1"].map { text in
            let file = SourceFile(path: "scaffold.yml", text: text)
            return LocatedText(SourceRange(file: file, start: 0, end: text.utf8.count))
        }
        var bag = DiagnosticBag()
        let written = TypeValues([NamedValue(name: texts[0], value: texts[1])], into: &bag)
        let sample = Samples(written: written).value(of: try ReadText.type(type), named: "value")
        #expect(sample.text == "1")
        #expect(sample.isComparable == isComparable)
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
