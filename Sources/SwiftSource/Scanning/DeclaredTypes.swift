/// The names of the types that a Swift file declares at its top level for other files.
package enum DeclaredTypes {
    package static func names(in bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = SwiftScanner(bytes)
            var depth = 0
            var names: [String] = []
            var line = Line.start
            while let token = scanner.next() {
                switch token {
                case .newline: line = .start
                case .symbol where bytes[scanner.range.lowerBound] == UInt8(ascii: "{"): depth += 1
                case .symbol where bytes[scanner.range.lowerBound] == UInt8(ascii: "}"): depth = max(0, depth - 1)
                case .word where depth == 0 && line != .rest:
                    let word = String(decoding: UnsafeBufferPointer(rebasing: bytes[scanner.range]), as: UTF8.self)
                    if line == .name { names.append(word.filter { $0 != "`" }) }
                    line = line.after(word)
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
