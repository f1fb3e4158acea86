import Testing

@testable import Output

/// The bases of later merges, in one file per spec.
struct MergeBasesTests {
    static func bases(_ texts: [[UInt8]]) -> MergeBases {
        var bases = MergeBases()
        for text in texts { bases.texts[ContentHash(of: text)] = text }
        return bases
    }

    static let texts: [[UInt8]] = [
        [], Array("a\n".utf8), Array("a\r\n\tb \\n\\\\ \\0\n\n".utf8), [0], Array(0...255),
        Array("ü\u{2028}\u{85}\u{1}".utf8), Array(" a".utf8),
    ]

    @Test func readsWhatItWrote() {
        let bases = Self.bases(Self.texts)
        #expect(MergeBases(fileText: bases.fileText).texts == bases.texts)
        #expect(Self.bases(Self.texts.reversed()).fileText == bases.fileText)
        #expect(MergeBases().fileText.isEmpty)
    }

    @Test func anyBytesAreReadAsTheyWereWritten() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<200 {
            let texts = (0..<3).map { _ in
                (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            }
            let bases = Self.bases(texts)
            let file = bases.fileText
            #expect(MergeBases(fileText: file).texts == bases.texts)
            // One text is one line, for git too.
            #expect(file.count { $0 == UInt8(ascii: "\n") } == bases.texts.count)
            #expect(!file.contains(UInt8(ascii: "\r")) && !file.contains(0))
        }
    }

    /// Git detects renames by equal lines. It must not take a base for the source file with the same text.
    @Test func fileSharesNoLineWithItsTexts() {
        let text = Array("import UIKit\nfinal class LoginViewController {\n}\n".utf8)
        let lines = Set(DiffLines.lines(text))
        #expect(DiffLines.lines(Self.bases([text]).fileText).allSatisfy { !lines.contains($0) })
    }

    @Test func aUnionOfTwoBranchesHasTheTextsOfBoth() {
        let (ours, theirs) = (Self.bases([Self.texts[1], Self.texts[2]]), Self.bases([Self.texts[2], Self.texts[4]]))
        let markers = Array("<<<<<<< HEAD\n".utf8)
        let middle = Array("=======\n".utf8)
        let end = Array(">>>>>>> b\n".utf8)
        let read = MergeBases(fileText: markers + ours.fileText + middle + theirs.fileText + end)
        #expect(read.texts == Self.bases([Self.texts[1], Self.texts[2], Self.texts[4]]).texts)
    }

    @Test func damagedLinesAreIgnored() throws {
        let bases = Self.bases([Array("a\n".utf8), Array("b\n".utf8)])
        let lines = String(decoding: bases.fileText, as: UTF8.self).split(separator: "\n").map(String.init)
        let damages = [
            "\(lines[0])x", String(lines[0].dropLast()), String(lines[0].prefix(20)), "x\(lines[0])",
            lines[0].uppercased(), lines[0] + "\\q", lines[0] + "\\",
            lines[0].replacing(" ", with: ""), lines[0] + "\r", "", "x",
        ]
        for damage in damages {
            let read = MergeBases(fileText: Array("\(damage)\n\(lines[1])\n".utf8))
            #expect(read.texts.count == 1, "\(damage)")
            let text = read.texts.values.first.map { String(decoding: $0, as: UTF8.self) }
            #expect(text == String(lines[1].dropFirst(33).replacing("\\n", with: "\n")))
        }
    }
}
