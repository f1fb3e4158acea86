/// Finding text in text, byte by byte.
enum ByteSearch {
    static func contains(_ text: String, _ part: String) -> Bool {
        let text = Array(text.utf8)
        let part = Array(part.utf8)
        return part.isEmpty || next(part, in: text, from: 0) != nil
    }

    /// The parts of a text between separators, which must not be empty.
    static func split(_ text: String, _ separator: String) -> [String] {
        let text = Array(text.utf8)
        let separator = Array(separator.utf8)
        var parts: [String] = []
        var start = 0
        while let found = next(separator, in: text, from: start) {
            parts.append(String(decoding: text[start..<found], as: UTF8.self))
            start = found + separator.count
        }
        return parts + [String(decoding: text[start...], as: UTF8.self)]
    }

    private static func next(_ part: [UInt8], in text: [UInt8], from start: Int) -> Int? {
        guard part.count <= text.count - start else { return nil }
        // Where a match fails, `borders` says how much of it may be the beginning of the next one: the time is linear in both lengths.
        let borders = borders(of: part)
        var matched = 0
        for index in start..<text.count {
            while matched > 0, text[index] != part[matched] { matched = borders[matched - 1] }
            if text[index] == part[matched] { matched += 1 }
            if matched == part.count { return index + 1 - matched }
        }
        return nil
    }

    private static func borders(of part: [UInt8]) -> [Int] {
        var borders = Array(repeating: 0, count: part.count)
        var matched = 0
        for index in part.indices.dropFirst() {
            while matched > 0, part[index] != part[matched] { matched = borders[matched - 1] }
            if part[index] == part[matched] { matched += 1 }
            borders[index] = matched
        }
        return borders
    }
}
