import Diagnostics

/// A run as the cache has it.
///
/// In the file: a line with title and fingerprint; the time at which the run began, in nanoseconds since 1970; the number of warned files and their
/// paths; the number of warnings and a line for each; then all that the run saw.
struct CachedRun {
    /// By the clock of the file system.
    let began: Int64
    /// The paths of the files that warnings have places in.
    let warnedFiles: [String]
    let warnings: [Substring]
    let lines: [CacheLine]

    private static let title = "scaffold cache 2"

    init(began: Int64, warnings: DiagnosticBag, lines: [CacheLine]) {
        self.began = began
        self.lines = lines
        let paths = Set(warnings.unsorted.flatMap(\.files).map(\.path))
        warnedFiles = paths.sorted { $0.precedesByBytes($1) }
        self.warnings = warnings.unsorted.map { Substring(CachedWarning.line($0)) }
    }

    func text(fingerprint: String) -> [UInt8] {
        let files = warnedFiles.map(ManifestText.escaped)
        let head =
            ["\(Self.title)\t\(fingerprint)", String(began), String(files.count)] + files + [String(warnings.count)] + warnings.map(String.init)
        return Array((head.joined(separator: "\n") + "\n").utf8) + CacheLine.text(lines)
    }

    /// Nil where the text is another program's, or damaged.
    init?(text: [UInt8], fingerprint: String) {
        var rest = text[...]
        func line() -> Substring? {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            defer { rest = rest[(end + 1)...] }
            return Substring(decoding: rest[..<end], as: UTF8.self)
        }
        func list() -> [Substring]? {
            guard let count = line().flatMap({ Int($0) }), 0...rest.count ~= count else { return nil }
            var list: [Substring] = []
            for _ in 0..<count {
                guard let line = line() else { return nil }
                list.append(line)
            }
            return list
        }
        guard let title = line(), title == "\(Self.title)\t\(fingerprint)", let began = line().flatMap({ Int64($0) }),
            let files = list(), let warnings = list(), let lines = CacheLine.read(rest)
        else { return nil }
        (self.began, self.warnings, self.lines) = (began, warnings, lines)
        warnedFiles = files.compactMap(ManifestText.unescaped)
    }
}
