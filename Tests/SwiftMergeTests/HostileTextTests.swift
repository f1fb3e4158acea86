import SwiftMerge
import Testing

/// Texts that must neither crash nor hang a merge.
struct HostileTextTests {
    private static let base = Array("struct A {\n    func a() {}\n}\n".utf8)
    private static let new = Array("struct A {\n    func a() {}\n\n    func b() {}\n}\n".utf8)

    private func merged(_ disk: [UInt8], base: [UInt8] = base, new: [UInt8] = new) -> MergeResult? {
        StructuralMerge.merge(bases: [base], disk: disk, new: new)
    }

    @Test(arguments: [
        "(", "[", "{", "<", "if a {", "a ? b : ", "\"\\(", "#if A\n", "/*", "class A {", "() -> ", "try ",
    ])
    func deepNesting(_ opener: String) {
        let disk = Array(("let a = " + String(repeating: opener, count: 20_000)).utf8)
        #expect(merged(disk)?.text ?? disk == disk)
    }

    @Test func notUTF8() {
        let disk = Self.base + [0xFF, 0xFE, 0x00, 0x0A]
        #expect(merged(disk) == nil)
    }

    @Test func emptyTexts() {
        #expect(merged([], new: [])?.text == [])
        #expect(merged([])?.text ?? [] == [])
        #expect(merged(Self.base, base: [], new: Self.new)?.conflicts ?? [] == [])
        #expect(merged([], base: [], new: Self.new)?.text == Self.new)
    }

    @Test func byteOrderMark() {
        let disk = [0xEF, 0xBB, 0xBF] + Array("struct A {\n    func a() { c() }\n}\n".utf8)
        let expected = [0xEF, 0xBB, 0xBF] + Array("struct A {\n    func a() { c() }\n\n    func b() {}\n}\n".utf8)
        #expect(merged(disk)?.text == expected)
    }

    @Test func longTexts() {
        let members = (0..<1500).map { "    func f\($0)() {\n        print(\($0))\n    }\n" }.joined(separator: "\n")
        func text(_ more: String) -> [UInt8] { Array("struct A {\n\(members)\(more)}\n".utf8) }
        #expect(merged(text("    let mine = 1\n"), base: text(""), new: text("    let added = 1\n")) != nil)
    }

    @Test func manyOverloads() {
        func text(_ label: String, _ body: String) -> [UInt8] {
            let members = (0..<200).map { "    func f(\(label)\($0): Int) {\(body)}\n" }.joined()
            return Array("struct A {\n\(members)}\n".utf8)
        }
        #expect(merged(text("a", " g() "), base: text("a", ""), new: text("b", "")) != nil)
    }

    @Test func hugeTexts() {
        let line = "// " + String(repeating: "a", count: 97) + "\n"
        let disk = Array(String(repeating: line, count: 20_100).utf8)
        #expect(merged(disk)?.text ?? disk == disk)
    }
}
