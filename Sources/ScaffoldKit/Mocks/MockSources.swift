import Diagnostics
import FileSystem

/// The Swift files that mocks are made from.
struct MockSources {
    /// Of the folder that shown paths are relative to.
    let reader: SourceReader
    /// Of the current directory in that folder, with a `/` at its end; or empty.
    let prefix: String
    /// With paths as they are shown; sorted, each once, after `finish()`.
    var paths: [String] = []
    /// As shown: folders end in `/`.
    private(set) var scopes: [String] = []
    private(set) var excluded = PathPatterns([])

    /// Leaves files and folders out of all sources that are added later, also of those that are named one by one.
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

    /// A path on each line; blank lines are left out.
    mutating func add(list: String, into bag: inout DiagnosticBag) {
        guard let file = reader.file(shown(list), into: &bag) else { return }
        let lines = file.bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        for line in lines {
            let path = String(decoding: line, as: UTF8.self)
            if !path.allSatisfy(\.isWhitespace) { add(path, into: &bag) }
        }
    }

    mutating func finish() {
        // A set would take two names for one that differ only in how their letters are composed.
        let sorted = paths.sorted { $0.precedesByBytes($1) }
        paths = zip(sorted, sorted.dropFirst()).filter { $0.precedesByBytes($1) }.map(\.0) + sorted.suffix(1)
    }

    /// Whether a file that will be written there is one of them.
    func takes(_ path: String) -> Bool {
        covers(path) && !excluded.contains(path)
    }

    /// Whether a file with that path belongs to this run, whether it is still there or not.
    func covers(_ path: String) -> Bool {
        scopes.contains { $0.hasSuffix("/") || $0.isEmpty ? path.hasPrefix($0) : path == $0 }
    }

    /// Relative to the reader's folder, without `./` and the like.
    func shown(_ path: String) -> String {
        reader.relative(path, prefix: prefix)
    }
}
