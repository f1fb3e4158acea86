/// The symbols of Apple's platforms that generated code may use, and the iOS versions that introduced them.
struct SymbolTable {
    struct Row {
        let line: Int
        let symbol: String
        /// Nil for symbols that come with Xcode and run on every iOS, such as those of Swift Testing.
        let version: Version?
    }

    struct Version: Comparable, CustomStringConvertible {
        let major: Int
        let minor: Int

        init?(_ text: some StringProtocol) {
            let numbers = text.split(separator: ".").map { Int($0) }
            guard let first = numbers.first, let major = first, let minor = numbers.count == 2 ? numbers[1] : 0 else {
                return nil
            }
            (self.major, self.minor) = (major, minor)
        }

        var description: String {
            minor == 0 ? "\(major)" : "\(major).\(minor)"
        }

        static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor) < (right.major, right.minor)
        }
    }

    /// The table's path in the repository.
    let path: String
    let rows: [String: Row]
    let problems: [String]

    /// - Parameter text: A row per line: module, iOS version or `Xcode`, symbol. Lines that begin with `#` are comments.
    init(path: String, text: String) {
        var rows: [String: Row] = [:]
        var problems: [String] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let words = line.split(separator: " ", maxSplits: 2)
            guard words.count == 3, words[1] == "Xcode" || Version(words[1]) != nil else {
                problems.append("\(path):\(index + 1): expected a module, an iOS version or `Xcode`, and a symbol")
                continue
            }
            let row = Row(line: index + 1, symbol: String(words[2]), version: Version(words[1]))
            if let other = rows.updateValue(row, forKey: row.symbol) {
                problems.append(
                    "\(path):\(row.line): `\(row.symbol)` is in line \(other.line) already; delete one of the two rows"
                )
            }
        }
        (self.path, self.rows, self.problems) = (path, rows, problems)
    }

    /// Returns the symbols that projects must not use, and the rows that no project uses.
    func problems(in projects: [[SwiftText]]) -> [String] {
        var problems = problems
        var used: Set<String> = []
        for files in projects {
            let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declarations) }
            for file in files {
                for use in file.uses {
                    // A member of `self` may be used without a dot.
                    if let row = rows[use.symbol] ?? rows["." + use.symbol] {
                        used.insert(row.symbol)
                        if let version = row.version, version > file.floor {
                            problems.append(
                                "\(file.path):\(use.line): `\(use.symbol)` needs iOS \(version), but the floor is iOS \(file.floor); use an older symbol"
                            )
                        }
                    } else if declared.isDisjoint(with: use.declarations) {
                        problems.append(
                            "\(file.path):\(use.line): unknown symbol `\(use.symbol)`; add it to \(path) with the iOS version that introduced it"
                        )
                    }
                }
            }
        }
        for row in rows.values.sorted(by: { $0.line < $1.line }) where !used.contains(row.symbol) {
            problems.append("\(path):\(row.line): no project uses `\(row.symbol)`; delete the row")
        }
        return problems
    }
}
