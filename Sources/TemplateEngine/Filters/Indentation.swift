import Diagnostics

enum Indentation {
    /// Returns the indentation for a value: a number of spaces (0 to 1000), or the string itself.
    static func text(_ value: TemplateValue) throws -> [UInt8] {
        switch value {
        case .integer(let width):
            guard width >= 0 else { throw .value("the indentation is negative") }
            guard width <= 1000 else { throw .limit("the indentation is more than 1000") }
            return Array(repeating: UInt8(ascii: " "), count: Int(width))
        case .string(let text): return Array(text.utf8)
        default: throw .kind("expected a number of spaces or a string as indentation, found \(value.kindName)")
        }
    }

    /// Indents all lines that don't consist of white space only.
    ///
    /// - Returns: the new text, and the indices of the indented lines in the old text.
    static func adding(_ indentation: [UInt8], to text: ArraySlice<UInt8>) -> (text: [UInt8], insertions: [Int]) {
        var result: [UInt8] = []
        var insertions: [Int] = []
        result.reserveCapacity(text.count + text.count / 8)
        var rest = text
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            let line = rest[..<end]
            if !line.allSatisfy(\.isWhiteSpace) {
                insertions.append(rest.startIndex)
                result += indentation
            }
            result += line
            rest = rest[end...]
        }
        return (result, insertions)
    }

    static func removing(from text: String) -> String {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let written = lines.filter { line in line.contains { !$0.isWhiteSpace } }
        let first = written.first?.prefix(while: \.isBlank) ?? []
        let common = written.reduce(first.count) { common, line in
            zip(first.prefix(common), line).prefix { $0 == $1 }.count
        }
        let dedented = lines.map { line in
            String(decoding: line.dropFirst(min(common, line.prefix(while: \.isBlank).count)), as: UTF8.self)
        }
        return dedented.joined(separator: "\n")
    }
}
