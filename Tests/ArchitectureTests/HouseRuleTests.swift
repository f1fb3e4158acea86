import Testing

/// Tests of the house rules that a search in the source text can check.
struct HouseRuleTests {
    /// The limit in lines. It is above that of the house rule, for files that would be worse in two parts.
    private static let longestFile = 350

    @Test func noTrapsAndNoSwallowedErrors() throws {
        #expect(try SourceTree.sources().flatMap(Self.trapsAndSwallowedErrors) == [])
    }

    @Test func uncheckedSendableIsProved() throws {
        #expect(try SourceTree.sources().flatMap(Self.unprovedSendables) == [])
    }

    @Test func onlyOutputWrites() throws {
        #expect(try SourceTree.sources().flatMap(Self.writes) == [])
    }

    @Test func filesAreSmall() throws {
        let long = try SourceTree.sources().filter { !$0.isGenerated && $0.lineCount > Self.longestFile }
        #expect(long.map { "\($0.path): \($0.lineCount) lines" } == [])
    }

    /// Packs declare the roles of styles, so Swift code contains none of their names.
    @Test func swiftCodeNamesNoRole() throws {
        let words = ["presenter", "interactor", "viewmodel", "view model", "viewcontroller"]
        let found = try SourceTree.sources().filter { !$0.isGenerated }.flatMap { file in
            words.filter(file.lines.joined(separator: "\n").lowercased().contains).map { "\(file.path): \($0)" }
        }
        #expect(found == [])
    }

    @Test func rulesFindViolations() {
        let file = SourceText(
            path: "Sources/A/B.swift",
            text: """
                let a = try! b()
                let c = (try? d()) as! E
                let f = try g() as? H // not try!
                let i = "try? \\"as!\\""
                // Guarded by a lock.
                final class J: @unchecked Sendable {}

                struct K: @unchecked Sendable {}
                """
        )
        #expect(
            Self.trapsAndSwallowedErrors(file) == [
                "Sources/A/B.swift:1: `try!`", "Sources/A/B.swift:2: `try?`", "Sources/A/B.swift:2: `as!`",
            ]
        )
        #expect(Self.unprovedSendables(file) == ["Sources/A/B.swift:8: `@unchecked Sendable`"])
        let writer = """
            try loader.fileSystem.makeFolder(path)
            try POSIXFileSystem().rename(a, to: b)
            try fileSystem.read(path).remove(at: 0)
            """
        #expect(
            Self.writes(SourceText(path: "Sources/A/B.swift", text: writer)) == [
                "Sources/A/B.swift:1: `fileSystem.makeFolder(`", "Sources/A/B.swift:2: `FileSystem().rename(`",
            ]
        )
        #expect(Self.writes(SourceText(path: "Sources/Output/B.swift", text: writer)) == [])
    }

    private static func trapsAndSwallowedErrors(_ file: SourceText) -> [String] {
        guard !file.isGenerated else { return [] }
        let traps = /\b(?:try!|try\?|as!)/
        return file.code.flatMap { number, line in
            line.matches(of: traps).map { "\(file.path):\(number): `\($0.0)`" }
        }
    }

    /// Returns the calls that change the disk in targets that may not do so.
    private static func writes(_ file: SourceText) -> [String] {
        guard !["FileSystem", "Output"].contains(file.target) else { return [] }
        let methods =
            /[fF]ileSystem(?:\(\))?\.(?:write|flush|createFolder|makeFolder|rename|exchange|remove|removeFolder)\(/
        return file.code.flatMap { number, line in
            line.matches(of: methods).map { "\(file.path):\(number): `\($0.0)`" }
        }
    }

    private static func unprovedSendables(_ file: SourceText) -> [String] {
        guard !file.isGenerated else { return [] }
        return file.code.compactMap { number, line in
            guard line.contains("@unchecked Sendable") else { return nil }
            let isProved = number > 1 && file.lines[number - 2].contains(/^\s*\/\//)
            return isProved ? nil : "\(file.path):\(number): `@unchecked Sendable`"
        }
    }
}
