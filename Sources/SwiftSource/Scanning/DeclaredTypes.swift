/// The names of the types that a Swift file declares at its top level for other files.
package enum DeclaredTypes {
    package static func names(in bytes: [UInt8]) -> [String] {
        declarations(in: bytes).map(\.name)
    }

    /// Returns the types that have the name of one of Apple's types and are not inside `#if`.
    static func namesakes(in bytes: [UInt8]) -> [Namesake] {
        declarations(in: bytes).filter { !$0.isConditional && Namesake.names.contains($0.name) }.map {
            Namesake(kind: $0.kind == "actor" ? "class" : $0.kind, name: $0.name)
        }
    }

    private static func declarations(in bytes: [UInt8]) -> [(kind: String, name: String, isConditional: Bool)] {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = SwiftScanner(bytes)
            var depth = 0
            var conditions = 0
            var kind = ""
            var names: [(kind: String, name: String, isConditional: Bool)] = []
            var line = Line.start
            while let token = scanner.next() {
                switch token {
                case .newline: line = .start
                case .symbol where bytes[scanner.range.lowerBound] == UInt8(ascii: "{"): depth += 1
                case .symbol where bytes[scanner.range.lowerBound] == UInt8(ascii: "}"): depth = max(0, depth - 1)
                case .word where depth == 0 && line != .rest:
                    let word = String(decoding: UnsafeBufferPointer(rebasing: bytes[scanner.range]), as: UTF8.self)
                    if bytes[..<scanner.range.lowerBound].last == UInt8(ascii: "#") {
                        conditions += word == "if" ? 1 : word == "endif" ? -1 : 0
                    }
                    if line == .name { names.append((kind, word.filter { $0 != "`" }, conditions > 0)) }
                    line = line.after(word)
                    kind = word
                default: break
                }
            }
            return names
        }
    }

    /// The place in a line of declarations.
    private enum Line {
        case start, name, rest

        private static let endings: Set = ["private", "fileprivate", "import", "extension", "func", "var", "let"]
        private static let introducers: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]

        func after(_ word: String) -> Line {
            if self == .name || Self.endings.contains(word) { return .rest }
            return Self.introducers.contains(word) ? .name : .start
        }
    }
}
