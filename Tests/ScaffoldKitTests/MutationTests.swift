import Foundation
import ScaffoldKit
import Testing

/// Correct specs with a few changed bytes. A run ends soon, with or without diagnostics.
///
/// `MUTATIONS=20000 swift test --filter MutationTests` tries more.
struct MutationTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "GoodProject")
    private static let batchSize = 50
    static let batches = 0..<(ProcessInfo.processInfo.environment["MUTATIONS"].flatMap(Int.init) ?? 450) / batchSize
    private static let paths =
        ["scaffold.yml"]
        + ["Login", "NewLogin", "Services", "SignUp", "Terms"].map { "Specs/\($0).yml" }
        + ["Sources/App/Storing.swift"]
    /// The limit for a run. It is far above the time of a run on a busy machine.
    private static let limit = Duration.seconds(20)

    @Test func unchangedProjectHasNoErrors() throws {
        let report = try ScratchProject(copying: Self.folder).dryRun()
        #expect(!report.hasErrors, "\(report.text)")
    }

    @Test(arguments: batches)
    func aRunEnds(_ batch: Int) throws {
        var mutator = Mutator(seed: UInt64(batch))
        let scratch = try ScratchProject(copying: Self.folder)
        let originals = try Self.paths.map { path in
            (path: path, bytes: Array(try Data(contentsOf: Self.folder.appending(path: path))))
        }
        for number in 0..<Self.batchSize {
            let original = originals[mutator.number(below: originals.count)]
            let other = originals[mutator.number(below: originals.count)]
            let mutated = mutator.mutate(original.bytes, with: other.bytes)
            try scratch.write(mutated, to: original.path)
            var report: RunReport?
            let duration = ContinuousClock().measure { report = scratch.dryRun() }
            let text = report?.text ?? ""
            #expect(
                duration < Self.limit,
                "batch \(batch), number \(number): \(String(decoding: mutated, as: UTF8.self))"
            )
            #expect(report?.hasErrors == text.contains(": error: "))
            #expect(!text.contains("Optional("), "no Swift value reaches a user")
            try scratch.write(original.bytes, to: original.path)
        }
    }
}

/// A generator of changed bytes.
private struct Mutator {
    private var generator: SeededGenerator
    /// Texts with a meaning in YAML, Swift or specs.
    private static let pieces = [
        "[", "]", "{", "}", "(", ")", "<", ">", ":", ": ", ",", "\n", "\n  ", "\n- ", "#", " #", "\"", "'", "|", "|\n",
        ">\n", "&a ", "*a", "<<: *login",
        "!", "%", "@", "`", "-", "\\", "\t", "\r", "\0", "\u{FEFF}", "\u{2028}", "é", "👩‍👩‍👧", "~", "null", "...", "---\n",
        "...", "inout ", "some ",
        "any ", "func f()\n", "#if X\n", "#endif\n", "#else\n", "init()", "{ get }", "-> ", "async ", "throws(",
        "rethrows", "@escaping ", "= ", "nil",
        "Self", "self", "default", "Type", "each ", "repeat ", "~Copyable", "&", "?", "!", ".", "_", "`in`", "0",
        "99999999999999999999", "tab(", "flow(",
        "Login", "login", "LogIn", "App", "UI", "services", "module", "view", "presenter", "external", "\"\"\"", "/*",
        "*/", "//", "///", "\\(",
    ].map { Array($0.utf8) }

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func number(below limit: Int) -> Int {
        Int.random(in: 0..<max(1, limit), using: &generator)
    }

    mutating func mutate(_ bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...number(below: 4) { change(&bytes, with: other) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8], with other: [UInt8]) {
        let start = number(below: bytes.count)
        let end = min(bytes.count, start + number(below: 12))
        switch number(below: 8) {
        case 0: if start < bytes.count { bytes[start] = UInt8(number(below: 256)) }
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
        case 3: bytes.removeSubrange(start...)
        case 4:
            let from = number(below: other.count)
            bytes.insert(contentsOf: other[from..<min(other.count, from + number(below: 60))], at: start)
        case 5: if start < bytes.count { bytes[start] ^= 1 << UInt8(number(below: 8)) }
        default: bytes.replaceSubrange(start..<min(end, start + 2), with: Self.pieces[number(below: Self.pieces.count)])
        }
    }
}
