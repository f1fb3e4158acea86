import Foundation
import SwiftMerge

/// A merge with its expected result.
///
/// A file of cases has, for each, a line `=== name` and sections: `--- base` (one or several), `--- disk`, `--- new`, optionally `--- elsewhere` for
/// another file of the folder and `--- lost` with names that are no longer generated, and the expected results: `--- expected`, `--- conflicts`
/// with the names of units, `--- warnings` with a kind, a line and a name each.
/// `--- expected disk` and `--- expected new` stand for these texts, `--- expected lines` for a merge by lines.
/// `CRLF` after a section's name ends its lines with CRLF, `cut` removes the last line ending.
struct MergeCase: CustomStringConvertible, Sendable {
    var name: String
    var bases: [[UInt8]] = []
    var disk: [UInt8] = []
    var new: [UInt8] = []
    var elsewhere: [[UInt8]] = []
    var lostNames: Set<String>?
    var expected = ""
    var conflicts: [String] = []
    var warnings: [String] = []

    var description: String { name }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
    static let all = (try? readAll()) ?? []

    private static func readAll() throws -> [MergeCase] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }.sorted()
            .flatMap { file in
                let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                return text.components(separatedBy: "\n=== ").enumerated().compactMap { index, part in
                    index == 0 && !part.hasPrefix("=== ")
                        ? nil : read(index == 0 ? String(part.dropFirst(4)) : part, file)
                }
            }
    }

    private static func read(_ text: String, _ file: String) -> MergeCase {
        var sections = text.components(separatedBy: "\n--- ")
        var result = MergeCase(name: "\(file.dropLast(4)): \(sections.removeFirst())")
        for section in sections {
            let end = section.firstIndex(of: "\n") ?? section.endIndex
            let words = section[..<end].split(separator: " ").map(String.init)
            var body = section[end...].isEmpty ? "" : String(section[end...].dropFirst()) + "\n"
            // The blank line before the next section or case.
            while body.hasSuffix("\n\n") { body.removeLast() }
            if body == "\n" { body = "" }
            if words.contains("CRLF") { body = body.replacingOccurrences(of: "\n", with: "\r\n") }
            if words.contains("cut") { body = String(body.dropLast()) }
            let lines = body.split(separator: "\n").map(String.init)
            switch words[0] {
            case "base": result.bases.append(Array(body.utf8))
            case "disk": result.disk = words.contains("base") ? result.bases[0] : Array(body.utf8)
            case "new": result.new = words.contains("base") ? result.bases[0] : Array(body.utf8)
            case "elsewhere": result.elsewhere.append(Array(body.utf8))
            case "lost": result.lostNames = Set(lines)
            case "expected" where words.contains("disk"): result.expected = String(decoding: result.disk, as: UTF8.self)
            case "expected" where words.contains("new"): result.expected = String(decoding: result.new, as: UTF8.self)
            case "expected" where words.contains("lines"): result.expected = mergedByLines
            case "expected": result.expected = body
            case "conflicts": result.conflicts = lines
            case "warnings": result.warnings = lines
            default: result.expected = "unknown section \(words)"
            }
        }
        return result
    }

    static let mergedByLines = "// merged by lines\n"

    func merged(bases: [[UInt8]]? = nil, disk: [UInt8]? = nil) -> MergeResult? {
        let (bases, disk) = (bases ?? self.bases, disk ?? self.disk)
        return StructuralMerge.merge(bases: bases, disk: disk, new: new, siblings: elsewhere, lostNames: lostNames)
    }
}

extension MergeResult.Warning {
    var short: String {
        "\(kind) \(line.map(String.init) ?? "-") \(name)"
    }
}
