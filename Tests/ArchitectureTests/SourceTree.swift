import Foundation

/// A Swift file of the package.
struct SourceText {
    /// The path relative to the root of the repository.
    let path: String
    let lines: [String]
    /// Each line with its number, without comments and without string literals on one line.
    let code: [(number: Int, line: String)]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let (literal, comment) = (/"(?:\\.|[^"\\])*"/, /\/\/.*/)
        code = lines.enumerated().map { index, line in
            (
                index + 1,
                line.contains("\"") || line.contains("//")
                    ? line.replacing(literal, with: "\"\"").replacing(comment, with: "") : line
            )
        }
    }

    /// Whether a script has written the file, so that the rules for code don't apply to it.
    var isGenerated: Bool {
        lines[0].hasPrefix("// Written by Scripts/")
    }

    /// The target in the path `Sources/<target>/…`.
    var target: String {
        String(path.split(separator: "/")[1])
    }

    var lineCount: Int {
        lines.last == "" ? lines.count - 1 : lines.count
    }

    /// The modules that the file imports, each with the number of its line.
    var imports: [(number: Int, module: String)] {
        let pattern =
            /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |fileprivate |private )?import (?:(?:struct|class|enum|protocol|func|var|let|typealias) )?(\w+)/
        return code.compactMap { number, line in
            line.firstMatch(of: pattern).map { (number, String($0.1)) }
        }
    }
}

enum SourceTree {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let cachedSources = Result { try readSources() }

    /// Returns every Swift file in Sources, sorted by path.
    static func sources() throws -> [SourceText] {
        try cachedSources.get()
    }

    private static func readSources() throws -> [SourceText] {
        let paths = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
        return try (paths?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }
            .sorted()
            .map { SourceText(path: "Sources/\($0)", text: try read("Sources/\($0)")) }
    }

    static func read(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
