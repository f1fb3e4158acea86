/// Looks for words in a file without reading it as Swift: what holds none of them is never parsed.
enum WordSearch {
    /// Whether one of the words occurs that matter to protocols, or one of some others.
    static func matters(_ bytes: [UInt8], words: [String]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            (RelevantText.words + words).contains { word in Array(word.utf8).withUnsafeBufferPointer { buffer.holds($0) } }
        }
    }

    /// Those of some names that follow what declares a type, each once; the names begin with capital letters.
    static func declaredNames(of names: Set<String>, _ bytes: [UInt8]) -> [String] {
        let introducers = ["class", "struct", "enum", "actor"].map { Array($0.utf8) }
        var found: Set<String> = []
        bytes.withUnsafeBufferPointer { buffer in
            for space in buffer.indices.dropLast().dropFirst(5) where buffer[space] == UInt8(ascii: " ") {
                guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= buffer[space + 1], let last = introducers.firstIndex(where: { $0.last == buffer[space - 1] }),
                    buffer[..<space].reversed().starts(with: introducers[last].reversed())
                else { continue }
                let name = String(decoding: buffer[(space + 1)...].prefix(while: \.isPartOfWord), as: UTF8.self)
                if names.contains(name) { found.insert(name) }
            }
        }
        return found.sorted()
    }

    static func holds(_ word: String, _ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { holds(word, $0) }
    }

    static func holds(_ word: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        Array(word.utf8).withUnsafeBufferPointer { bytes.holds($0) }
    }

    /// What declares a type stands before one of the names.
    static func declares(_ types: [String], _ bytes: [UInt8]) -> Bool {
        let introducers = ["class", "struct", "enum", "actor"]
        return bytes.withUnsafeBufferPointer { buffer in
            types.contains { name in
                introducers.contains { Array("\($0) \(name)".utf8).withUnsafeBufferPointer { buffer.holds($0) } }
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// A part of it is `word`.
    fileprivate func holds(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = word.first, count >= word.count else { return false }
        let last = count - word.count
        var index = 0
        while index <= last {
            if self[index] == first {
                var offset = 1
                while offset < word.count, self[index + offset] == word[offset] { offset += 1 }
                if offset == word.count { return true }
            }
            index += 1
        }
        return false
    }
}
