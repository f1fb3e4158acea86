import Diagnostics
import Output

/// What an earlier run found in sources and made of them, by content. It can be lost at any time: a run without it does more work and has the same
/// result.
struct MockMemory: Sendable {
    /// What a run made of the same sources and options.
    struct Outcome: Sendable {
        let digest: ContentHash
        /// Every file, by name.
        let outputs: [(name: String, hash: ContentHash)]
    }

    /// Files as archives.
    var interfaces: [ContentHash: ArraySlice<UInt8>] = [:]
    /// Of a mock by all that it was made from.
    var mocks: [ContentHash: ContentHash] = [:]
    var outcome: Outcome?

    private static let mark = Array("scaffold mocks 1\n".utf8)

    /// Empty where the file is missing, damaged, or of another version.
    static func read(_ path: String?, _ fileSystem: any FileSystem) -> MockMemory {
        guard let path else { return MockMemory() }
        do throws(FileSystemError) {
            guard try fileSystem.status(path)?.kind == .file else { return MockMemory() }
            return MockMemory(bytes: try fileSystem.read(path)) ?? MockMemory()
        } catch {
            return MockMemory()
        }
    }

    /// In one step, so that no run reads half of it. Where it can't be written, the next run works without.
    func write(_ path: String?, _ fileSystem: any FileSystem) {
        guard let path, let slash = path.lastIndex(of: "/") else { return }
        do throws(FileSystemError) {
            try Self.makeFolder(String(path[..<slash]), fileSystem)
            let staged = "\(path).\(UInt32.random(in: 0...UInt32.max))"
            try fileSystem.write(bytes, toNew: staged, permissions: nil)
            try fileSystem.rename(staged, to: path)
        } catch {}
    }

    private static func makeFolder(_ folder: String, _ fileSystem: any FileSystem) throws(FileSystemError) {
        guard try fileSystem.status(folder) == nil, let slash = folder.lastIndex(of: "/") else { return }
        if slash != folder.startIndex { try makeFolder(String(folder[..<slash]), fileSystem) }
        try fileSystem.createFolder(folder)
    }
}

// MARK: - Bytes
extension MockMemory {
    private var bytes: [UInt8] {
        var bytes = Self.mark
        bytes.reserveCapacity(interfaces.values.reduce(0) { $0 + $1.count + 24 } + mocks.count * 32 + 1024)
        bytes.append(count: outcome?.outputs.count ?? -1)
        if let outcome {
            bytes += outcome.digest.bytes
            for output in outcome.outputs {
                bytes.append(count: output.name.utf8.count)
                bytes += output.name.utf8
                bytes += output.hash.bytes
            }
        }
        bytes.append(count: mocks.count)
        for (key, hash) in mocks { bytes += key.bytes + hash.bytes }
        bytes.append(count: interfaces.count)
        for (key, archive) in interfaces {
            bytes += key.bytes
            bytes.append(count: archive.count)
            bytes += archive
        }
        return bytes + ContentHash(of: bytes).bytes
    }

    private init?(bytes: [UInt8]) {
        guard bytes.count > Self.mark.count + 16, bytes.starts(with: Self.mark) else { return nil }
        let end = bytes.count - 16
        guard ContentHash(of: bytes[..<end]).bytes.elementsEqual(bytes[end...]) else { return nil }
        var rest = bytes[Self.mark.count..<end]
        guard let outputs = rest.takeCount() else { return nil }
        if outputs >= 0 {
            guard let digest = rest.takeHash() else { return nil }
            var files: [(name: String, hash: ContentHash)] = []
            for _ in 0..<outputs {
                guard let count = rest.takeCount(), let name = rest.take(count), let hash = rest.takeHash() else { return nil }
                files.append((String(decoding: name, as: UTF8.self), hash))
            }
            outcome = Outcome(digest: digest, outputs: files)
        }
        guard let mockCount = rest.takeCount(), mockCount >= 0 else { return nil }
        for _ in 0..<mockCount {
            guard let key = rest.takeHash(), let hash = rest.takeHash() else { return nil }
            mocks[key] = hash
        }
        guard let interfaceCount = rest.takeCount(), interfaceCount >= 0 else { return nil }
        for _ in 0..<interfaceCount {
            guard let key = rest.takeHash(), let count = rest.takeCount(), let archive = rest.take(count) else { return nil }
            interfaces[key] = archive
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(count: Int) {
        let value = UInt32(truncatingIfNeeded: count)
        for shift in [0, 8, 16, 24] as [UInt32] { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
}

extension ArraySlice<UInt8> {
    fileprivate mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= self.count else { return nil }
        defer { removeFirst(count) }
        return prefix(count)
    }

    fileprivate mutating func takeCount() -> Int? {
        take(4).map { bytes in
            Int(Int32(truncatingIfNeeded: bytes.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }))
        }
    }

    fileprivate mutating func takeHash() -> ContentHash? {
        take(16).flatMap(ContentHash.init(bytes:))
    }
}
