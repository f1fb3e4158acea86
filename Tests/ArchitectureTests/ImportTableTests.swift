import Testing

struct ImportTableTests {
    private static let document = """
        | Target | Holds | May import |
        |---|---|---|
        | `A` | nothing | – |
        | `B` | much \\ more | A, system |
        | `C` | all | all above, swift-syntax |
        | `D` | more | E, A |
        """

    @Test func importsMatchTheTable() throws {
        let table = ImportTable(document: try SourceTree.read("ARCHITECTURE.md"))
        var violations: [String] = []
        for file in try SourceTree.sources() {
            guard let allowed = table.modules(for: file.target) else {
                violations.append("\(file.path): ARCHITECTURE.md has no target `\(file.target)`")
                continue
            }
            for (number, module) in file.imports where !allowed.contains(module) {
                violations.append("\(file.path):\(number): `\(file.target)` may not import `\(module)`")
            }
        }
        #expect(violations == [])
    }

    @Test func targetsImportOnlyEarlierRows() throws {
        let table = ImportTable(document: try SourceTree.read("ARCHITECTURE.md"))
        #expect(table.rows.first?.target == "CYaml")
        #expect(table.rows.last?.target == "scaffold")
        #expect(table.danglingNames == [])
    }

    @Test func tableIsRead() {
        let table = ImportTable(document: Self.document)
        #expect(table.rows.map(\.target) == ["A", "B", "C", "D"])
        #expect(table.modules(for: "A") == ["Synchronization"])
        #expect(table.modules(for: "B")?.isSuperset(of: ["A", "Foundation", "Glibc", "Darwin"]) == true)
        #expect(table.modules(for: "C")?.isSuperset(of: ["A", "B", "SwiftSyntax"]) == true)
        #expect(table.modules(for: "C")?.contains("Foundation") == false)
        #expect(table.modules(for: "E") == nil)
        #expect(table.danglingNames == ["D: E"])
    }

    @Test func importsAreFound() {
        let file = SourceText(
            path: "Sources/A/B.swift",
            text: """
                // import Comment
                import A
                package import B
                @preconcurrency public import C
                @_spi(Some) import D
                    import struct E.F
                import G.H
                let text = "import I"
                let important = 1
                """
        )
        #expect(file.target == "A")
        #expect(file.imports.map(\.module) == ["A", "B", "C", "D", "E", "G"])
        #expect(file.imports.map(\.number) == [2, 3, 4, 5, 6, 7])
    }
}
