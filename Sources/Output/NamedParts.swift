/// The parts of remembered paths in which names of modules stand. The paths are gone through once, however many names there are.
struct NamedParts {
    struct Named {
        let part: String
        /// Those that had it in a path.
        let specs: Set<String>
    }

    private var parts: [ArraySlice<UInt8>: [Named]] = [:]

    init(of paths: [(spec: String, path: String)], names: [String]) {
        let names = Set(names.map { Array($0.utf8)[...] })
        let lengths = Set(names.map(\.count))
        var specs: [String: Set<String>] = [:]
        for (spec, path) in paths {
            for part in path.split(separator: "/") { specs[String(part), default: []].insert(spec) }
        }
        for (part, specs) in specs {
            for name in Self.words(in: Array(part.utf8), lengths).intersection(names) {
                parts[name, default: []].append(Named(part: part, specs: specs))
            }
        }
    }

    /// Those in which a name stands where an identifier's word may begin, in no order.
    func named(_ name: String) -> [Named] {
        parts[Array(name.utf8)[...]] ?? []
    }

    private static func words(in part: [UInt8], _ lengths: Set<Int>) -> Set<ArraySlice<UInt8>> {
        var words: Set<ArraySlice<UInt8>> = []
        for start in part.indices where start == 0 || !part[start].isLowercase || !part[start - 1].isWordPart {
            for length in lengths where start + length <= part.count { words.insert(part[start..<start + length]) }
        }
        return words
    }
}
