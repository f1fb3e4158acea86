import Foundation
import Testing

@testable import Diagnostics

struct JSONRendererTests {
    @Test func everyMemberOfADiagnostic() {
        let diagnostics = [
            Diagnostic(
                .noSpecs,
                "`é\t\"` is not a key",
                at: marked("é: 1\né «\u{1F600}x\n»"),
                help: "quote it",
                notes: [.init("here", at: marked("«a»", path: "b.yml")), .init("there")]
            ),
            Diagnostic(.noSpecs, "can't be read", at: .path("Specs"), severity: .warning),
            Diagnostic(.noSpecs, "nothing to do", at: .command),
        ]
        #expect(
            JSONRenderer.render(diagnostics) == #"""
                [
                  {"code": "SC0101", "severity": "error", "message": "`é\t\"` is not a key", "file": "Specs/Login.yml", "start": {"line": 2, "column": 3, "offset": 9}, "end": {"line": 3, "column": 1, "offset": 15}, "help": "quote it", "notes": [{"message": "here", "file": "b.yml", "start": {"line": 1, "column": 1, "offset": 0}, "end": {"line": 1, "column": 2, "offset": 1}}, {"message": "there", "file": null, "start": null, "end": null}]},
                  {"code": "SC0101", "severity": "warning", "message": "can't be read", "file": "Specs", "start": null, "end": null, "help": null, "notes": []},
                  {"code": "SC0101", "severity": "error", "message": "nothing to do", "file": null, "start": null, "end": null, "help": null, "notes": []}
                ]

                """#
        )
    }

    @Test func emptyArray() {
        #expect(JSONRenderer.render([]) == "[]\n")
    }

    @Test func parserReadsAnyText() throws {
        let text =
            String(String.UnicodeScalarView((0..<0x300).compactMap(Unicode.Scalar.init))) + "\u{2028}\u{2029}\u{FFFF}👩‍👩‍👧"
        let json = JSONRenderer.render([Diagnostic(.noSpecs, text, at: .path(text), help: text)])
        let objects = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(objects.count == 1)
        for key in ["message", "file", "help"] {
            #expect(objects[0][key] as? String == text, "\(key)")
        }
        #expect(json.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }
}
