/// One path in the cache: what was seen there, and whether it is an output.
///
/// In the file: kind, output, six words of eight bytes (size, two times, inode, hash), the path's length, the path.
struct CacheLine: Equatable, Sendable {
    let sight: RecordingFileSystem.Sight
    /// Nil for what is no output.
    let output: Change.Kind?
    let path: String

    var change: Change? {
        output.map { Change(path: path, kind: $0) }
    }

    private static let kinds: [FileStatus.Kind] = [.file, .folder, .link, .other]
    private static let outputs: [Change.Kind?] = [nil, .unchanged, .staysDeleted]

    static func text(_ lines: [CacheLine]) -> [UInt8] {
        var text: [UInt8] = []
        for line in lines {
            var words: [UInt64] = [0, 0, 0, 0, 0, 0]
            let kind: Int
            switch line.sight {
            case .nothing: kind = 0
            case .file(let mark, let hash): (kind, words) = (1, Self.words(mark, hash))
            case .folder(let mark, let hash): (kind, words) = (2, Self.words(mark, hash))
            case .something(let what): kind = 3 + (kinds.firstIndex(of: what) ?? 0)
            }
            text.append(UInt8(kind))
            text.append(UInt8(outputs.firstIndex(of: line.output) ?? 0))
            for word in words + [UInt64(line.path.utf8.count)] { withUnsafeBytes(of: word.littleEndian) { text += $0 } }
            text += line.path.utf8
        }
        return text
    }

    private static func words(_ mark: FileStatus.Mark, _ hash: ContentHash) -> [UInt64] {
        mark.words + [hash.words.high, hash.words.low]
    }

    /// Nil where the text is damaged.
    static func read(_ text: ArraySlice<UInt8>) -> [CacheLine]? {
        text.withUnsafeBytes { bytes in
            var lines: [CacheLine] = []
            var offset = 0
            while offset < bytes.count {
                guard offset + 58 <= bytes.count else { return nil }
                let words = (0..<7).map { UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 2 + $0 * 8, as: UInt64.self)) }
                guard words[6] <= UInt64(bytes.count - offset - 58), let sight = sight(Int(bytes[offset]), words),
                    outputs.indices.contains(Int(bytes[offset + 1]))
                else { return nil }
                let end = offset + 58 + Int(words[6])
                let path = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[(offset + 58)..<end]), as: UTF8.self)
                lines.append(CacheLine(sight: sight, output: outputs[Int(bytes[offset + 1])], path: path))
                offset = end
            }
            return lines
        }
    }

    private static func sight(_ kind: Int, _ words: [UInt64]) -> RecordingFileSystem.Sight? {
        let mark = FileStatus.Mark(size: words[0], modified: words[1], changed: words[2], inode: words[3])
        let hash = ContentHash(high: words[4], low: words[5])
        switch kind {
        case 0: return .nothing
        case 1: return .file(mark, hash)
        case 2: return .folder(mark, hash)
        default: return kinds.indices.contains(kind - 3) ? .something(kinds[kind - 3]) : nil
        }
    }
}
