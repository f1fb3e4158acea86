import Diagnostics
import FileSystem

/// The Swift files with the protocols to mock.
struct MockSources {
    /// The reader of the folder that all paths are relative to.
    let reader: SourceReader
    /// The path of the current directory: in that folder, or absolute; with a `/` at the end, or empty.
    let prefix: String
    /// The paths of the files. After `finish()`, they are sorted and unique.
    var paths: [String] = []
    /// The files and folders that were added. The paths of folders end in `/`.
    private(set) var scopes: [String] = []
    private(set) var excluded = PathPatterns([])

    /// Excludes files and folders from all sources that are added later, even from files that are added one by one.
    mutating func exclude(_ patterns: [String]) {
        excluded = PathPatterns(patterns.map(shown))
    }

    mutating func add(_ source: String, into bag: inout DiagnosticBag) {
        let path = shown(source)
        let help = "give the path of Swift sources"
        if reader.isFolder(path) {
            paths += reader.files(below: path, endings: [".swift"], excluding: excluded, into: &bag)
            scopes.append(path == "." ? "" : path + "/")
        } else if !reader.exists(path) {
            bag.add(.missingSource, "missing file or folder `\(path)`", at: .command, help: help)
        } else if !path.hasSuffix(".swift") {
            let list = "if the file has a list of paths, pass `--filelist \(path)`"
            bag.add(.missingSource, "`\(path)` is not a Swift file", at: .command, help: "\(help); \(list)")
        } else {
            if !excluded.contains(path) { paths.append(path) }
            scopes.append(path)
        }
    }

    /// Adds the sources in a file with one path on each line. Empty lines are skipped.
    mutating func add(list: String, into bag: inout DiagnosticBag) {
        guard let file = reader.file(shown(list), into: &bag) else { return }
        let lines = file.bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        for line in lines {
            let path = String(decoding: line, as: UTF8.self)
            if !path.allSatisfy(\.isWhitespace) { add(path, into: &bag) }
        }
    }

    mutating func finish() {
        // Strings that differ only in Unicode normalization are equal in a set, but can be two files.
        let sorted = paths.sorted { $0.precedesByBytes($1) }
        paths = zip(sorted, sorted.dropFirst()).filter { $0.precedesByBytes($1) }.map(\.0) + sorted.suffix(1)
    }

    /// Returns true if a file with this path is a source, even if it will be written later.
    func takes(_ path: String) -> Bool {
        covers(path) && !excluded.contains(path)
    }

    /// Returns true if this run includes a path, even if the file no longer exists or is excluded.
    func covers(_ path: String) -> Bool {
        scopes.contains { $0.hasSuffix("/") || $0.isEmpty ? path.hasPrefix($0) : path == $0 }
    }

    func shown(_ path: String) -> String {
        reader.relative(path, prefix: prefix)
    }
}
