import Support

/// Looks for words in a file without reading it as Swift: what holds none of them is never parsed.
enum WordSearch {
    /// Whether one of the words occurs that matter to protocols, or one of some others.
    static func matters(_ bytes: [UInt8], words: [String]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            (ProtocolFilter.words + words).contains { word in
                Array(word.utf8).withUnsafeBufferPointer { buffer.holds($0) }
            }
        }
    }

    /// Those of some names that follow what declares a type, each once; the names begin with capital letters.
    static func declaredNames(of names: Set<String>, _ bytes: [UInt8]) -> [String] {
        let introducers = ["class", "struct", "enum", "actor"].map { Array($0.utf8) }
        var found: Set<String> = []
        bytes.withUnsafeBufferPointer { buffer in
            for space in buffer.indices.dropLast().dropFirst(5) where buffer[space] == UInt8(ascii: " ") {
                guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= buffer[space + 1],
                    let last = introducers.firstIndex(where: { $0.last == buffer[space - 1] }),
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

    /// Where a word begins that is `word`, or that only begins with it.
    static func offsets(of word: String, in bytes: [UInt8], asBeginning: Bool = false) -> [Int] {
        let word = Array(word.utf8)
        var offsets: [Int] = []
        bytes.withUnsafeBufferPointer { bytes in
            word.withUnsafeBufferPointer { word in
                var next = bytes.first(word, from: 0)
                while let start = next {
                    let end = start + word.count
                    let isEnd = asBeginning || end == bytes.count || !bytes[end].isPartOfWord
                    if isEnd, start == 0 || !bytes[start - 1].isPartOfWord { offsets.append(start) }
                    next = bytes.first(word, from: end)
                }
            }
        }
        return offsets
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
        first(word, from: 0) != nil
    }

    /// Where `word` begins first, from an offset on.
    fileprivate func first(_ word: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let first = word.first, count >= word.count else { return nil }
        let last = count - word.count
        var index = start
        while index <= last {
            if self[index] == first {
                var offset = 1
                while offset < word.count, self[index + offset] == word[offset] { offset += 1 }
                if offset == word.count { return index }
            }
            index += 1
        }
        return nil
    }
}
