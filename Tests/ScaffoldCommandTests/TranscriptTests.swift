import Foundation
import Testing

/// The output of the commands on a page of the documentation, run in order with the real program, is that on the page.
struct TranscriptTests {
    static let documents = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs")

    /// The pages with a block of `console`.
    static let pages: [String] = {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: documents.path)) ?? []
        return paths.sorted().filter { path in
            path.hasSuffix(".md")
                && (try? String(contentsOf: documents.appending(path: path), encoding: .utf8))?.contains("```console\n")
                    == true
        }
    }()

    @Test func pagesAreFound() {
        #expect(Self.pages.count > 60)
    }

    @Test(arguments: pages)
    func pageIsCorrect(_ name: String) throws {
        let page = try String(contentsOf: Self.documents.appending(path: name), encoding: .utf8)
        let steps = Transcript(page: page).steps
        let folder = FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for step in steps {
            switch step {
            case .file(let path, let text):
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            case .command(let command, let expected):
                let output = try run(command, in: folder)
                #expect(
                    Transcript.matches(output[...], expected[...]),
                    "\(name): `\(command)` prints\n\(output.joined(separator: "\n"))\nand not\n\(expected.joined(separator: "\n"))"
                )
            }
        }
    }

    private func run(_ command: String, in folder: URL) throws -> [String] {
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "{ \(command)\n} 2>&1"]
        process.currentDirectoryURL = folder
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        process.environment = ["PATH": "\(Self.programs):\(path)", "HOME": folder.path, "LANG": "en_US.UTF-8"]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        return lines + (process.terminationStatus == 0 ? [] : ["[exit \(process.terminationStatus)]"])
    }

    /// The folder of the built tests, which also contains the program.
    private static let programs: String = {
        #if os(macOS)
            final class Marker {}
            return Bundle(for: Marker.self).bundleURL.deletingLastPathComponent().path
        #else
            return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        #endif
    }()
}
