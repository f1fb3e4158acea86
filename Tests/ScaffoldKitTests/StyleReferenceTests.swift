import Foundation
import Testing

/// The section of docs/packs.md on the templates that all styles share.
struct StyleReferenceTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Returns the cells of the section's tables, without backticks if a cell is one piece of code.
    private static func rows() throws -> [[String]] {
        let page = try text("docs/packs.md")
        let section = try #require(
            page.components(separatedBy: "\n## ").first { $0.hasPrefix("What a style can use\n") }
        )
        return section.split(separator: "\n").filter {
            $0.hasPrefix("| `common/") || $0.hasPrefix("| `screen/")
        }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The conditions of the table are part of those in the pack.
    @Test func sharedFilesExist() throws {
        let manifest = try Self.text("Templates/screen/pack.yml").components(separatedBy: "  - {template: ")
        let files = try Self.rows().filter { $0[0].hasSuffix(".stencil`") }
        #expect(files.count == 6)
        for file in files {
            let name = file[0].replacing("`", with: "")
            let entry = try #require(manifest.first { $0.hasPrefix(name + ",") }, "\(name)")
            if file.count > 2, !file[2].isEmpty { #expect(entry.contains(file[2].replacing("`", with: "")), "\(name)") }
        }
    }

    @Test func sharedMacrosExist() throws {
        let rows = try Self.rows().filter { !$0[0].hasSuffix(".stencil`") }
        #expect(rows.count == 8)
        for row in rows {
            let codes = row[0].split(separator: "`", omittingEmptySubsequences: true).map(String.init).filter {
                $0.contains(".stencil") || $0.contains("(")
            }
            let template = try Self.text("Templates/\(codes[0])")
            for macro in codes.dropFirst() {
                #expect(template.contains("{% macro \(macro) %}"), "\(codes[0]): \(macro)")
            }
        }
    }
}
