import Foundation
import Testing

@testable import Output

struct BaseTextTests {
    @Test func everyLineHasTheHash() {
        let long = String(repeating: "0123456789", count: 10)
        let text = Array("first\n\n\(long)\nlast".utf8)
        let digits = ContentHash(of: text).hex.prefix(8)
        let expected = [
            "\(digits) first",
            "\(digits) ",
            "\(digits)+012345678901234567890123456789012345678901234567",
            "\(digits)+890123456789012345678901234567890123456789012345",
            "\(digits) 6789",
            "\(digits)+last",
            "",
        ]
        #expect(String(decoding: BaseText.write(text, hash: ContentHash(of: text)), as: UTF8.self) == expected.joined(separator: "\n"))
    }

    static let texts: [[UInt8]] = [
        [], [10], [10, 10], [0, 13, 10, 0xFF], Array("no end".utf8), Array("a\r\nb\r".utf8),
        Array(repeating: UInt8(ascii: "x"), count: 47) + [10], Array(repeating: UInt8(ascii: "x"), count: 48) + [10],
        Array(repeating: UInt8(ascii: "x"), count: 49) + [10], Array(String(repeating: "ä", count: 200).utf8),
    ]

    @Test(arguments: texts)
    func isReadAsWritten(_ text: [UInt8]) {
        #expect(BaseText.read(BaseText.write(text, hash: ContentHash(of: text)), hash: ContentHash(of: text)) == text)
    }

    @Test func isNotReadForAnotherHash() {
        let text = Array("first\nlast\n".utf8)
        #expect(BaseText.read(BaseText.write(text, hash: ContentHash(of: text)) + Array("edit\n".utf8), hash: ContentHash(of: text)) == nil)
        #expect(BaseText.read(text, hash: ContentHash(of: text)) == nil)
        #expect(BaseText.read([], hash: ContentHash(of: text)) == nil)
    }

    /// The edit would go where git believes the output to be.
    @Test func gitTakesNoBaseForARenamedOutput() throws {
        let project = try TemporaryProject()
        let repository = ModelRepository(root: project.root)
        try repository.start()
        func put(_ module: String) throws {
            for type in ["View", "Presenter", "Router"] {
                let lines = (1...30).map { "    /// Line \($0) of the \(type), which is so long that git compares more than one part of it, and the end stays.\n" }
                let text = "final class \(module)\(type) {\n" + lines.joined() + "}\n"
                try project.write(text, to: "Sources/\(module)/\(module)\(type).swift")
                let base = BaseText.write(Array(text.utf8), hash: ContentHash(of: Array(text.utf8)))
                try project.write(String(decoding: base, as: UTF8.self), to: ScaffoldFolder.base(ContentHash(of: Array(text.utf8))))
            }
        }
        try put("Login")
        try repository.commit()
        try project.remove("Sources/Login")
        try project.remove(ScaffoldFolder.bases)
        try put("SignIn")
        try repository.commit()
        let renames = try repository.git("diff", "--name-status", "-M5%", "--diff-filter=R", "HEAD~1").split(separator: "\n")
        #expect(renames.count == 3)
        #expect(!renames.contains { $0.contains(ScaffoldFolder.bases) }, "\(renames)")
    }
}
